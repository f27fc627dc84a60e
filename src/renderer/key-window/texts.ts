import { connectionInEnglish } from '#core/messages/english/connection.ts'
import { dataInEnglish } from '#core/messages/english/data.ts'
import { errorsInEnglish } from '#core/messages/english/errors.ts'
import { submissionInEnglish } from '#core/messages/english/submission.ts'
import { createTextOf } from '#core/messages/format-message.ts'

/**
 * The texts of the key window by key, apart from those of the page, so that this window loads no more than it needs.
 */
export const english = {
  title: 'API key',
  'title.of': ({ connection }: { connection: string }): string => `Key for ${connection}`,
  'sent-to': ({ origin }: { origin: string }): string => `Sent to ${origin} and no other address.`,
  label: 'API key',
  placeholder: 'svc_test_… or svc_live_…',
  show: 'Show key',
  hide: 'Hide key',
  paste: 'Paste and try',
  cancel: 'Cancel',
  save: 'Try and keep',
  trying: 'Trying the key…',
  stop: 'Stop',
  'keep-untried': 'Keep without trying',
  'no-keychain': 'No password store',
  'keep-in-memory': 'Keep this key until I quit',
  'choose-first': 'Choose to keep the key until you quit, or cancel.',
  'no-answer': 'Billwright does not answer. Close this window and try again.',
  replaces: ({ kind, last4 }: { kind: string; last4: string }): string =>
    `Replaces the ${kind} key ending in ${last4}.`,
  'kind.test': 'A test key: free, and every PDF is marked TEST.',
  'kind.live': 'A live key: your account is charged for each invoice submitted with it.',
  'kept-in': ({ name }: { name: string }): string => `Kept in ${name}, never in a file.`,
  'kept-nowhere': 'Billwright never writes a key into a file. It can keep this one in memory until you quit.',
} as const

/** Writes the messages that reach the key window: about keys, the password store, the service and the data. */
export const textOf = createTextOf({
  ...errorsInEnglish,
  ...connectionInEnglish,
  ...submissionInEnglish,
  ...dataInEnglish,
  foreign_text: ({ text }: { text: string }): string => text,
})
