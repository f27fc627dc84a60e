import type { keyWindowTexts as english } from '../en/key-window.ts'
import type { Translation } from '../grammar/parameter-types.ts'
import { connectionTexts } from './messages/connection.ts'
import { dataTexts } from './messages/data.ts'
import { errorTexts } from './messages/errors.ts'
import { submissionTexts } from './messages/submission.ts'

/** Texts of the key window. */
export const keyWindowTexts = {
  'key_window.title': 'Chiave API',
  'key_window.title.of': 'Chiave per {connection}',
  'key_window.sent-to': 'Inviata solo a {origin}, a nessun altro indirizzo.',
  'key_window.label': 'Chiave API',
  'key_window.placeholder': 'svc_test_… o svc_live_…',
  'key_window.show': 'Mostra chiave',
  'key_window.hide': 'Nascondi chiave',
  'key_window.paste': 'Incolla e verifica',
  'key_window.cancel': 'Annulla',
  'key_window.save': 'Verifica e salva',
  'key_window.trying': 'Verifica della chiave…',
  'key_window.stop': 'Interrompi',
  'key_window.keep-untried': 'Salva senza verificare',
  'key_window.no-keychain': 'Nessun archivio delle password',
  'key_window.keep-in-memory': 'Conserva questa chiave fino alla chiusura di Billwright',
  'key_window.choose-first': 'Scegli di conservare la chiave fino alla chiusura di Billwright, o annulla.',
  'key_window.no-answer': 'Billwright non risponde. Chiudi questa finestra e riprova.',
  'key_window.replaces': {
    select: 'kind',
    test: 'Sostituisce la chiave di prova che termina con {last4}.',
    live: 'Sostituisce la chiave reale che termina con {last4}.',
    other: 'Sostituisce la chiave che termina con {last4}.',
  },
  'key_window.kind.test': 'Una chiave di prova: gratuita, e ogni PDF porta la dicitura TEST.',
  'key_window.kind.live':
    'Una chiave reale: ogni fattura trasmessa con questa chiave viene addebitata sul tuo conto.',
  'key_window.kept-in': 'Conservata in {name}, mai in un file.',
  'key_window.kept-nowhere':
    'Billwright non scrive mai una chiave in un file. Può conservare questa in memoria finché non lo chiudi.',
} as const satisfies Translation<typeof english>

/** What the key window loads: its texts, and messages about keys, the password store, the service and the data. */
export const keyWindow = {
  ...keyWindowTexts,
  ...errorTexts,
  ...connectionTexts,
  ...submissionTexts,
  ...dataTexts,
  foreign_text: '{text}',
} as const
