import type { numbersTexts as english } from '../../en/page/numbers.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Texts of missing invoice numbers. */
export const numbersTexts = {
  'command.number-gaps': 'Fehlende Nummern…',
  'gaps.title': 'Fehlende Nummern',
  'gaps.about':
    'Mit einer Live-Einreichung ist die Nummer endgültig vergeben. Zu diesen Nummern gibt es kein bestätigtes Dokument.',
  'gaps.nothing':
    'Noch ist keine Nummer vergeben. Eine Nummer wird vergeben, wenn Sie mit einem Live-Schlüssel einreichen.',
  'gaps.none': 'Keine fehlenden Nummern.',
  'gaps.series': {
    plural: 'count',
    one: '{first} bis {last}: {count:number} Live-Dokument',
    other: '{first} bis {last}: {count:number} Live-Dokumente',
  },
  'gaps.number': 'Nummer',
  'gaps.why': 'Grund',
  'gaps.customer': 'Kunde',
  'gaps.taken': 'Vergeben',
  'gaps.range': '{first} bis {last} ({count:number})',
  'gaps.reason.unused': 'Kein Dokument hier hat diese Nummer.',
  'gaps.reason.draft': 'Das Dokument mit dieser Nummer wurde nicht eingereicht.',
  'gaps.reason.test': 'Das Dokument wurde nur mit einem Testschlüssel eingereicht.',
  'gaps.reason.deleted': 'Das Dokument wurde vor dem Einreichen gelöscht.',
  'gaps.reason.refused': 'Der Dienst hat das Dokument abgelehnt.',
  'gaps.reason.withdrawn': 'Das Dokument wurde vor dem Senden zurückgezogen.',
  'gaps.reason.not_created': 'Das Dokument wurde gesucht und nicht gefunden.',
  'gaps.reason.under_way': 'Das Dokument wird noch gesendet.',
  'gaps.reason.unknown': 'Nicht bestätigt: Das Dokument kann vorhanden sein.',
  'gaps.current-number': 'Es hat jetzt die Nummer {number}.',
  'gaps.cut': 'Es gibt weitere. Die ersten werden angezeigt.',
  'gaps.copy': 'Kopieren',
  'gaps.copied': 'Die Liste ist kopiert.',
  'gaps.save': 'Als Tabelle speichern…',
  'gaps.saved': 'Gespeichert in {path}',
  'gaps.close': 'Schließen',
} satisfies Translation<typeof english>
