import type { keyWindow as english } from '../en/key-window.ts'
import type { Translation } from '../grammar/parameter-types.ts'
import { connectionTexts } from './messages/connection.ts'
import { dataTexts } from './messages/data.ts'
import { errorTexts } from './messages/errors.ts'
import { submissionTexts } from './messages/submission.ts'

/** Texts of the key window. */
export const keyWindowTexts = {
  'key_window.title': 'API-Schlüssel',
  'key_window.title.of': 'Schlüssel für {connection}',
  'key_window.sent-to': 'Geht an {origin} und an keine andere Adresse.',
  'key_window.label': 'API-Schlüssel',
  'key_window.placeholder': 'svc_test_… oder svc_live_…',
  'key_window.show': 'Schlüssel anzeigen',
  'key_window.hide': 'Schlüssel verbergen',
  'key_window.paste': 'Einfügen und prüfen',
  'key_window.cancel': 'Abbrechen',
  'key_window.save': 'Prüfen und behalten',
  'key_window.trying': 'Schlüssel wird geprüft…',
  'key_window.stop': 'Anhalten',
  'key_window.keep-untried': 'Ungeprüft behalten',
  'key_window.no-keychain': 'Kein Passwortspeicher',
  'key_window.keep-in-memory': 'Schlüssel bis zum Beenden behalten',
  'key_window.choose-first': 'Wählen Sie, den Schlüssel bis zum Beenden zu behalten, oder brechen Sie ab.',
  'key_window.no-answer':
    'Billwright antwortet nicht. Schließen Sie dieses Fenster, und versuchen Sie es erneut.',
  'key_window.replaces': {
    select: 'kind',
    test: 'Ersetzt den Testschlüssel mit der Endung {last4}.',
    live: 'Ersetzt den Live-Schlüssel mit der Endung {last4}.',
    other: 'Ersetzt den Schlüssel ({kind}) mit der Endung {last4}.',
  },
  'key_window.kind.test': 'Ein Testschlüssel: kostenlos, und jedes PDF trägt den TEST-Vermerk.',
  'key_window.kind.live':
    'Ein Live-Schlüssel: Jede Rechnung, die Sie damit einreichen, wird Ihrem Konto berechnet.',
  'key_window.kept-in': 'Aufbewahrt in {name}, nie in einer Datei.',
  'key_window.kept-nowhere':
    'Billwright schreibt nie einen Schlüssel in eine Datei. Es kann ihn bis zum Beenden im Speicher behalten.',
} satisfies Translation<typeof english>

/** What the key window loads: its texts, and messages about keys, the password store, the service and the data. */
export const keyWindow = {
  ...keyWindowTexts,
  ...errorTexts,
  ...connectionTexts,
  ...submissionTexts,
  ...dataTexts,
  foreign_text: '{text}',
} satisfies Translation<typeof english>
