import type { batchTexts as english } from '../../en/page/batch.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Texts of batch submission and selection. */
export const batchTexts = {
  'command.submit-several': 'Trasmetti più documenti…',
  'selection.region': 'Documenti selezionati',
  'selection.choose':
    'Seleziona i documenti da trasmettere: fai clic tenendo premuto {key} oppure premi Spazio su di essi.',
  'selection.count': {
    plural: 'count',
    one: '{count:number} selezionato',
    other: '{count:number} selezionati',
  },
  'selection.row': {
    select: 'number',
    '': 'Seleziona il documento senza numero',
    other: 'Seleziona {number}',
  },
  'selection.stop': 'Annulla selezione',
  'selection.submit': {
    plural: 'count',
    one: 'Trasmetti {count:number} {kind:@kind}…',
    other: 'Trasmetti {count:number} {kind:@kinds}…',
  },
  'selection.too-many':
    'Si possono trasmettere al massimo {count:number} documenti alla volta. Selezionane di meno.',
  'batch.review.live': {
    plural: 'count',
    one: 'Trasmettere {count:number} {kind:@kind} con la chiave reale?',
    other: 'Trasmettere {count:number} {kind:@kinds} con la chiave reale?',
  },
  'batch.review.test': {
    plural: 'count',
    one: 'Trasmettere {count:number} {kind:@kind} di prova?',
    other: 'Trasmettere {count:number} {kind:@kinds} di prova?',
  },
  'batch.review.none': 'Ora non è possibile trasmettere nessuno di questi documenti',
  'batch.to': 'Destinazione: {name}.',
  'batch.live.text':
    'Ogni documento diventa un PDF definitivo, senza dicitura TEST. Ogni PDF viene addebitato sul tuo conto.',
  'batch.test.text': 'I PDF di prova sono gratuiti e portano la dicitura TEST.',
  'batch.offline':
    'Sei offline. I documenti vengono inviati quando torni online; fino ad allora puoi ritirarli.',
  'batch.number': 'Numero',
  'batch.customer': 'Cliente',
  'batch.total': 'Totale',
  'batch.state': 'Stato',
  'batch.sum': {
    plural: 'count',
    one: '{count:number} {kind:@kind}, totale {total}',
    other: '{count:number} {kind:@kinds}, totale {total}',
  },
  'batch.going': 'Documenti da trasmettere',
  'batch.left-out': {
    plural: 'count',
    one: '{count:number} escluso',
    other: '{count:number} esclusi',
  },
  'batch.submitted': {
    select: 'kind',
    quote: 'Già trasmesso',
    document: 'Già trasmesso',
    other: 'Già trasmessa',
  },
  'batch.under_way': 'In attesa, in corso di invio o senza conferma',
  'batch.fix': 'Correggi',
  'batch.fix-number': 'Correggi {number}',
  'batch.open-number': 'Apri {number}',
  'batch.confirm.live': {
    plural: 'count',
    one: 'Trasmetti {count:number} {kind:@kind} e addebita sul mio conto',
    other: 'Trasmetti {count:number} {kind:@kinds} e addebita sul mio conto',
  },
  'batch.confirm.test': {
    plural: 'count',
    one: 'Trasmetti {count:number} {kind:@kind} di prova',
    other: 'Trasmetti {count:number} {kind:@kinds} di prova',
  },
  'batch.title.live': {
    plural: 'count',
    one: 'Invio a {name}: {count:number} {kind:@kind} con la chiave reale',
    other: 'Invio a {name}: {count:number} {kind:@kinds} con la chiave reale',
  },
  'batch.title.test': {
    plural: 'count',
    one: 'Invio a {name}: {count:number} {kind:@kind} di prova',
    other: 'Invio a {name}: {count:number} {kind:@kinds} di prova',
  },
  'batch.reviewing': {
    plural: 'count',
    one: 'Controllo di {count:number} documento…',
    other: 'Controllo di {count:number} documenti…',
  },
  'batch.progress': 'Trasmessi {ended:number} di {count:number}',
  'batch.waiting': {
    plural: 'count',
    one: '{count:number} in attesa. Verrà inviato automaticamente, anche dopo un riavvio.',
    other: '{count:number} in attesa. Verranno inviati automaticamente, anche dopo un riavvio.',
  },
  'batch.key-refused': {
    plural: 'count',
    one: 'La chiave è stata rifiutata: {count:number} {kind:@kind} resta in attesa. Non viene inviato nulla finché la chiave non è sostituita.',
    other:
      'La chiave è stata rifiutata: {count:number} {kind:@kinds} restano in attesa. Non viene inviato nulla finché la chiave non è sostituita.',
  },
  'batch.key-changed': {
    plural: 'count',
    one: 'La trasmissione di {count:number} {kind:@kind} è stata confermata con un’altra chiave: nessun invio e nessun addebito. Controlla di nuovo per trasmettere con la chiave attuale.',
    other:
      'La trasmissione di {count:number} {kind:@kinds} è stata confermata con un’altra chiave: nessun invio e nessun addebito. Controlla di nuovo per trasmettere con la chiave attuale.',
  },
  'batch.review-again': 'Controlla di nuovo',
  'batch.running': 'Trasmissione: {ended:number} di {count:number}…',
  'batch.held': 'Interrotta a causa della chiave: trasmessi {ended:number} di {count:number}',
  'batch.finished': {
    plural: 'count',
    one: {
      select: 'kind',
      quote: '{count:number} {kind:@kind} trasmesso.',
      document: '{count:number} {kind:@kind} trasmesso.',
      other: '{count:number} {kind:@kind} trasmessa.',
    },
    other: {
      select: 'kind',
      quote: '{count:number} {kind:@kinds} trasmessi.',
      document: '{count:number} {kind:@kinds} trasmessi.',
      other: '{count:number} {kind:@kinds} trasmesse.',
    },
  },
  'batch.finished.some': 'Trasmessi {ended:number} di {count:number}. Controlla gli altri.',
  'batch.show': 'Mostra',
  'batch.cancelled': { select: 'kind', quote: 'Ritirato', document: 'Ritirato', other: 'Ritirata' },
  'batch.cancel-rest': 'Annulla i restanti',
  'batch.hide': 'Chiudi',
  'batch.done': 'Fine',
} as const satisfies Translation<typeof english>
