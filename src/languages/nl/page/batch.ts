import type * as english from '../../en/page/batch.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Texts of batch submission and selection. */
export const batchTexts = {
  'command.submit-several': 'Meerdere documenten indienen…',
  'selection.region': 'Geselecteerde documenten',
  'selection.choose':
    'Selecteer de documenten die je wilt indienen: klik erop met {key} ingedrukt, of druk erop met de spatiebalk.',
  'selection.count': {
    plural: 'count',
    one: '{count:number} geselecteerd',
    other: '{count:number} geselecteerd',
  },
  'selection.row': {
    select: 'number',
    '': 'Document zonder nummer selecteren',
    other: '{number} selecteren',
  },
  'selection.stop': 'Selectie opheffen',
  'selection.submit': {
    plural: 'count',
    one: '{count:number} {kind:@kind} indienen…',
    other: '{count:number} {kind:@kinds} indienen…',
  },
  'selection.too-many': 'Er worden er hoogstens {count:number} tegelijk ingediend. Selecteer er minder.',
  'batch.review.live': {
    plural: 'count',
    one: '{count:number} {kind:@kind} indienen met je live-sleutel?',
    other: '{count:number} {kind:@kinds} indienen met je live-sleutel?',
  },
  'batch.review.test': {
    plural: 'count',
    one: '{count:number} {kind:@kind} als test indienen?',
    other: '{count:number} {kind:@kinds} als test indienen?',
  },
  'batch.review.none': 'Geen hiervan kan nu worden ingediend',
  'batch.to': 'Ze gaan naar {name}.',
  'batch.live.text':
    'Van elk wordt een definitieve PDF gemaakt, zonder TEST-markering. Elke PDF wordt bij je account in rekening gebracht.',
  'batch.test.text': 'Test-PDF’s zijn gratis en hebben de markering TEST.',
  'batch.offline':
    'Je bent offline. Ze worden verzonden zodra je weer online bent; tot dan kun je ze intrekken.',
  'batch.number': 'Nummer',
  'batch.customer': 'Klant',
  'batch.total': 'Totaal',
  'batch.state': 'Status',
  'batch.sum': {
    plural: 'count',
    one: '{count:number} {kind:@kind}, samen {total}',
    other: '{count:number} {kind:@kinds}, samen {total}',
  },
  'batch.going': 'In te dienen documenten',
  'batch.left-out': {
    plural: 'count',
    one: '{count:number} niet meegenomen',
    other: '{count:number} niet meegenomen',
  },
  'batch.submitted': 'Al ingediend',
  'batch.under_way': 'Wacht, wordt verzonden of is niet bevestigd',
  'batch.fix': 'Oplossen',
  'batch.fix-number': 'Problemen in {number} oplossen',
  'batch.open-number': '{number} openen',
  'batch.confirm.live': {
    plural: 'count',
    one: '{count:number} {kind:@kind} indienen tegen betaling',
    other: '{count:number} {kind:@kinds} indienen tegen betaling',
  },
  'batch.confirm.test': {
    plural: 'count',
    one: '{count:number} {kind:@kind} als test indienen',
    other: '{count:number} {kind:@kinds} als test indienen',
  },
  'batch.title.live': {
    plural: 'count',
    one: '{count:number} {kind:@kind} live naar {name}',
    other: '{count:number} {kind:@kinds} live naar {name}',
  },
  'batch.title.test': {
    plural: 'count',
    one: '{count:number} {kind:@kind} als test naar {name}',
    other: '{count:number} {kind:@kinds} als test naar {name}',
  },
  'batch.reviewing': {
    plural: 'count',
    one: '{count:number} document wordt gecontroleerd…',
    other: '{count:number} documenten worden gecontroleerd…',
  },
  'batch.progress': '{ended:number} van {count:number} ingediend',
  'batch.waiting': {
    plural: 'count',
    one: '{count:number} wacht en wordt automatisch verzonden, ook na opnieuw starten.',
    other: '{count:number} wachten en worden automatisch verzonden, ook na opnieuw starten.',
  },
  'batch.key-refused': {
    plural: 'count',
    one: 'De sleutel is geweigerd, daarom wacht {count:number} {kind:@kind}. Er wordt niets verzonden totdat de sleutel is vervangen.',
    other:
      'De sleutel is geweigerd, daarom wachten {count:number} {kind:@kinds}. Er wordt niets verzonden totdat de sleutel is vervangen.',
  },
  'batch.key-changed': {
    plural: 'count',
    one: 'Voor {count:number} {kind:@kind} is met een andere sleutel toestemming gegeven; daarom wordt niets verzonden en niets in rekening gebracht. Controleer opnieuw om met de huidige sleutel in te dienen.',
    other:
      'Voor {count:number} {kind:@kinds} is met een andere sleutel toestemming gegeven; daarom wordt niets verzonden en niets in rekening gebracht. Controleer opnieuw om met de huidige sleutel in te dienen.',
  },
  'batch.review-again': 'Opnieuw controleren',
  'batch.running': '{ended:number} van {count:number} ingediend…',
  'batch.held': 'Gestopt vanwege de sleutel: {ended:number} van {count:number} ingediend',
  'batch.finished': {
    plural: 'count',
    one: '{count:number} {kind:@kind} ingediend.',
    other: '{count:number} {kind:@kinds} ingediend.',
  },
  'batch.finished.some': 'Ingediend: {ended:number} van {count:number}. Bekijk de andere.',
  'batch.show': 'Tonen',
  'batch.cancelled': 'Ingetrokken',
  'batch.cancel-rest': 'Overige annuleren',
  'batch.hide': 'Sluiten',
  'batch.done': 'Gereed',
} satisfies Translation<typeof english.batchTexts>
