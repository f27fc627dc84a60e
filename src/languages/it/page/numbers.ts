import type { numbersTexts as english } from '../../en/page/numbers.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Texts of missing invoice numbers. */
export const numbersTexts = {
  'command.number-gaps': 'Numeri mancanti…',
  'gaps.title': 'Numeri mancanti',
  'gaps.about':
    'Una trasmissione reale assegna il numero in modo definitivo. Nessun documento confermato porta i numeri seguenti.',
  'gaps.nothing':
    'Nessun numero è stato ancora assegnato. Ogni trasmissione con una chiave reale ne assegna uno.',
  'gaps.none': 'Nessun numero mancante.',
  'gaps.series': {
    plural: 'count',
    one: 'da {first} a {last}: {count:number} documento reale',
    other: 'da {first} a {last}: {count:number} documenti reali',
  },
  'gaps.number': 'Numero',
  'gaps.why': 'Motivo',
  'gaps.customer': 'Cliente',
  'gaps.taken': 'Assegnato',
  'gaps.range': 'da {first} a {last} ({count:number})',
  'gaps.reason.unused': 'Nessun documento qui ha questo numero.',
  'gaps.reason.draft': 'Un documento non trasmesso ha questo numero.',
  'gaps.reason.test': 'Il suo documento è stato trasmesso solo con una chiave di prova.',
  'gaps.reason.deleted': 'Il suo documento è stato eliminato prima della trasmissione.',
  'gaps.reason.refused': 'Il servizio ha rifiutato il suo documento.',
  'gaps.reason.withdrawn': 'Il suo documento è stato ritirato prima dell’invio.',
  'gaps.reason.not_created': 'Il suo documento è stato cercato e non trovato.',
  'gaps.reason.under_way': 'L’invio del suo documento è in corso.',
  'gaps.reason.unknown': 'Non confermato: il suo documento potrebbe esistere.',
  'gaps.current-number': 'Ora è {number}.',
  'gaps.cut': 'Ce ne sono altri. Sono mostrati i primi.',
  'gaps.copy': 'Copia',
  'gaps.copied': 'L’elenco è stato copiato.',
  'gaps.save': 'Salva come tabella…',
  'gaps.saved': 'Salvato in {path}',
  'gaps.close': 'Chiudi',
} as const satisfies Translation<typeof english>
