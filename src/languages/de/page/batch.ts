import type { batchTexts as english } from '../../en/page/batch.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Texts of batch submission and selection. */
export const batchTexts = {
  'command.submit-several': 'Mehrere Dokumente einreichen…',
  'selection.region': 'Ausgewählte Dokumente',
  'selection.choose':
    'Wählen Sie Dokumente zum Einreichen: mit gedrückter Taste {key} anklicken, oder die Leertaste darauf drücken.',
  'selection.count': {
    plural: 'count',
    one: '{count:number} ausgewählt',
    other: '{count:number} ausgewählt',
  },
  'selection.row': { select: 'number', '': 'Dokument ohne Nummer auswählen', other: '{number} auswählen' },
  'selection.stop': 'Auswahl aufheben',
  'selection.submit': {
    plural: 'count',
    one: '{count:number} {kind:@kind} einreichen…',
    other: '{count:number} {kind:@kinds} einreichen…',
  },
  'selection.too-many': 'Es werden höchstens {count:number} auf einmal eingereicht. Wählen Sie weniger aus.',
  'batch.review.live': {
    plural: 'count',
    one: '{count:number} {kind:@kind} mit Ihrem Live-Schlüssel einreichen?',
    other: '{count:number} {kind:@kinds} mit Ihrem Live-Schlüssel einreichen?',
  },
  'batch.review.test': {
    plural: 'count',
    one: '{count:number} {kind:@kind} als Test einreichen?',
    other: '{count:number} {kind:@kinds} als Test einreichen?',
  },
  'batch.review.none': 'Keines davon lässt sich jetzt einreichen',
  'batch.to': 'Eingereicht wird bei {name}.',
  'batch.live.text':
    'Aus jedem Dokument wird ein endgültiges PDF ohne TEST-Vermerk. Jedes PDF wird Ihrem Konto berechnet.',
  'batch.test.text': 'Test-PDFs sind kostenlos und tragen den TEST-Vermerk.',
  'batch.offline':
    'Sie sind offline. Gesendet wird, sobald Sie wieder online sind; bis dahin lassen sie sich zurückziehen.',
  'batch.number': 'Nummer',
  'batch.customer': 'Kunde',
  'batch.total': 'Gesamtbetrag',
  'batch.state': 'Status',
  'batch.sum': {
    plural: 'count',
    one: '{count:number} {kind:@kind}, zusammen {total}',
    other: '{count:number} {kind:@kinds}, zusammen {total}',
  },
  'batch.going': 'Einzureichende Dokumente',
  'batch.left-out': {
    plural: 'count',
    one: '{count:number} nicht enthalten',
    other: '{count:number} nicht enthalten',
  },
  'batch.submitted': 'Schon eingereicht',
  'batch.under_way': 'Wartet, wird gesendet oder ist nicht bestätigt',
  'batch.fix': 'Beheben',
  'batch.fix-number': 'Probleme in {number} beheben',
  'batch.open-number': '{number} öffnen',
  'batch.confirm.live': {
    plural: 'count',
    one: '{count:number} {kind:@kind} kostenpflichtig einreichen',
    other: '{count:number} {kind:@kinds} kostenpflichtig einreichen',
  },
  'batch.confirm.test': {
    plural: 'count',
    one: '{count:number} {kind:@kind} als Test einreichen',
    other: '{count:number} {kind:@kinds} als Test einreichen',
  },
  'batch.title.live': {
    plural: 'count',
    one: '{count:number} {kind:@kind} live bei {name} einreichen',
    other: '{count:number} {kind:@kinds} live bei {name} einreichen',
  },
  'batch.title.test': {
    plural: 'count',
    one: '{count:number} {kind:@kind} als Test bei {name} einreichen',
    other: '{count:number} {kind:@kinds} als Test bei {name} einreichen',
  },
  'batch.reviewing': {
    plural: 'count',
    one: '{count:number} Dokument wird geprüft…',
    other: '{count:number} Dokumente werden geprüft…',
  },
  'batch.progress': '{ended:number} von {count:number} eingereicht',
  'batch.waiting': {
    plural: 'count',
    one: '{count:number} wartet und wird automatisch gesendet, auch nach einem Neustart.',
    other: '{count:number} warten und werden automatisch gesendet, auch nach einem Neustart.',
  },
  'batch.key-refused': {
    plural: 'count',
    one: 'Der Schlüssel wurde abgelehnt, deshalb wartet {count:number} {kind:@kind}. Bis der Schlüssel ersetzt ist, wird nichts gesendet.',
    other:
      'Der Schlüssel wurde abgelehnt, deshalb warten {count:number} {kind:@kinds}. Bis der Schlüssel ersetzt ist, wird nichts gesendet.',
  },
  'batch.key-changed': {
    plural: 'count',
    one: '{count:number} {kind:@kind}: Die Zustimmung galt einem anderen Schlüssel, deshalb wird nichts gesendet und nichts berechnet. Prüfen Sie noch einmal, um mit dem jetzigen Schlüssel einzureichen.',
    other:
      '{count:number} {kind:@kinds}: Die Zustimmung galt einem anderen Schlüssel, deshalb wird nichts gesendet und nichts berechnet. Prüfen Sie noch einmal, um mit dem jetzigen Schlüssel einzureichen.',
  },
  'batch.review-again': 'Noch einmal prüfen',
  'batch.running': '{ended:number} von {count:number} werden eingereicht…',
  'batch.held': 'Wegen des Schlüssels angehalten: {ended:number} von {count:number} eingereicht',
  'batch.finished': {
    plural: 'count',
    one: '{count:number} {kind:@kind} eingereicht.',
    other: '{count:number} {kind:@kinds} eingereicht.',
  },
  'batch.finished.some': 'Eingereicht: {ended:number} von {count:number}. Sehen Sie sich die übrigen an.',
  'batch.show': 'Anzeigen',
  'batch.cancelled': 'Zurückgezogen',
  'batch.cancel-rest': 'Übrige abbrechen',
  'batch.hide': 'Schließen',
  'batch.done': 'Fertig',
} satisfies Translation<typeof english>
