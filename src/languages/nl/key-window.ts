import type * as english from '../en/key-window.ts'
import type { Translation } from '../grammar/parameter-types.ts'
import { connectionTexts } from './messages/connection.ts'
import { dataTexts } from './messages/data.ts'
import { errorTexts } from './messages/errors.ts'
import { submissionTexts } from './messages/submission.ts'

/** Texts of the key window. */
export const keyWindowTexts = {
  'key_window.title': 'API-sleutel',
  'key_window.title.of': 'Sleutel voor {connection}',
  'key_window.sent-to': 'Gaat naar {origin} en naar geen ander adres.',
  'key_window.label': 'API-sleutel',
  'key_window.placeholder': 'svc_test_… of svc_live_…',
  'key_window.show': 'Sleutel tonen',
  'key_window.hide': 'Sleutel verbergen',
  'key_window.paste': 'Plakken en controleren',
  'key_window.cancel': 'Annuleren',
  'key_window.save': 'Controleren en bewaren',
  'key_window.trying': 'Sleutel wordt gecontroleerd…',
  'key_window.stop': 'Stoppen',
  'key_window.keep-untried': 'Bewaren zonder controle',
  'key_window.no-keychain': 'Geen wachtwoordopslag',
  'key_window.keep-in-memory': 'Deze sleutel bewaren totdat ik afsluit',
  'key_window.choose-first': 'Kies om de sleutel te bewaren totdat je afsluit, of annuleer.',
  'key_window.no-answer': 'Billwright antwoordt niet. Sluit dit venster en probeer het opnieuw.',
  'key_window.replaces': {
    select: 'kind',
    live: 'Vervangt de live-sleutel die eindigt op {last4}.',
    test: 'Vervangt de testsleutel die eindigt op {last4}.',
    other: 'Vervangt de sleutel die eindigt op {last4}.',
  },
  'key_window.kind.test': 'Een testsleutel: gratis, en elke PDF krijgt de markering TEST.',
  'key_window.kind.live':
    'Een live-sleutel: elke factuur die je ermee indient, wordt bij je account in rekening gebracht.',
  'key_window.kept-in': 'Bewaard in {name}, nooit in een bestand.',
  'key_window.kept-nowhere':
    'Billwright schrijft een sleutel nooit in een bestand. Deze kan in het geheugen worden bewaard totdat je afsluit.',
} satisfies Translation<typeof english.keyWindowTexts>

/** What the key window loads: its texts, and messages about keys, the password store, the service and the data. */
export const keyWindow = {
  ...keyWindowTexts,
  ...errorTexts,
  ...connectionTexts,
  ...submissionTexts,
  ...dataTexts,
  foreign_text: '{text}',
} satisfies Translation<typeof english.keyWindow>
