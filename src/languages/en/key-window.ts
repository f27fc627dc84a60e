import { connectionTexts } from './messages/connection.ts'
import { dataTexts } from './messages/data.ts'
import { errorTexts } from './messages/errors.ts'
import { submissionTexts } from './messages/submission.ts'

/** Texts of the key window. */
export const keyWindowTexts = {
  'key_window.title': 'API key',
  'key_window.title.of': 'Key for {connection}',
  'key_window.sent-to': 'Sent to {origin} and no other address.',
  'key_window.label': 'API key',
  'key_window.placeholder': 'svc_test_… or svc_live_…',
  'key_window.show': 'Show key',
  'key_window.hide': 'Hide key',
  'key_window.paste': 'Paste and try',
  'key_window.cancel': 'Cancel',
  'key_window.save': 'Try and keep',
  'key_window.trying': 'Trying the key…',
  'key_window.stop': 'Stop',
  'key_window.keep-untried': 'Keep without trying',
  'key_window.no-keychain': 'No password store',
  'key_window.keep-in-memory': 'Keep this key until I quit',
  'key_window.choose-first': 'Choose to keep the key until you quit, or cancel.',
  'key_window.no-answer': 'Billwright does not answer. Close this window and try again.',
  'key_window.replaces': 'Replaces the {kind} key ending in {last4}.',
  'key_window.kind.test': 'A test key: free, and every PDF is marked TEST.',
  'key_window.kind.live': 'A live key: your account is charged for each invoice submitted with it.',
  'key_window.kept-in': 'Kept in {name}, never in a file.',
  'key_window.kept-nowhere':
    'Billwright never writes a key into a file. It can keep this one in memory until you quit.',
} as const

/** What the key window loads: its texts, and messages about keys, the password store, the service and the data. */
export const keyWindow = {
  ...keyWindowTexts,
  ...errorTexts,
  ...connectionTexts,
  ...submissionTexts,
  ...dataTexts,
  foreign_text: '{text}',
} as const
