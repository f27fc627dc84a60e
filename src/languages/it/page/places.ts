import type { placesTexts as english } from '../../en/page/places.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Texts of the places of the window. */
export const placesTexts = {
  'region.places': 'Sezioni',
  'place.invoices': 'Fatture',
  'place.customers': 'Clienti',
  'place.overview': 'Riepilogo',
  'place.position': '{position} di {count}',
  'customer.open': {
    plural: 'count',
    one: '{count:number} fattura da saldare',
    other: '{count:number} fatture da saldare',
  },
  'customer.late': {
    plural: 'count',
    one: '{count:number} fattura scaduta',
    other: '{count:number} fatture scadute',
  },
  'customer.nothing-open': 'Nulla da saldare',
  'customer.is-open': 'Da saldare',
  'customer.next-due': 'Da saldare, prossima scadenza {date}',
  'customer.documents': 'Documenti di {name}',
  'customer.no-documents': 'Ancora nessun documento.',
  'customer.repeats': 'Fattura ricorrente {number}, prossima bozza {date}, {amount}',
  'customer.repeats.edit': 'Modifica…',
  'customer.details': 'Dettagli',
  'customer.invoiced': 'Fatturato {year}',
  'customer.months': 'Fatturato per mese, {currency}',
  'customers.chosen': {
    plural: 'count',
    one: '{count:number} cliente selezionato',
    other: '{count:number} clienti selezionati',
  },
  'customers.chosen.region': 'Clienti selezionati',
  'customers.invoice': 'Crea fatture per questi clienti…',
  'customers.repeat.none': 'Nessuno di questi clienti ha una fattura da ripetere.',
  'invoice-customers.title': {
    plural: 'count',
    one: 'Crea una fattura per {count:number} cliente',
    other: 'Crea fatture per {count:number} clienti',
  },
  'invoice-customers.description': 'Testo per tutti',
  'invoice-customers.description.missing': 'Inserisci che cosa fatturi.',
  'invoice-customers.quantity.wrong': 'Inserisci una quantità superiore a 0.',
  'invoice-customers.price': 'Prezzo unitario',
  'invoice-customers.price.wrong': 'Inserisci un prezzo.',
  'invoice-customers.rate': 'Aliquota IVA, %',
  'invoice-customers.rate.own': 'Secondo il cliente',
  'invoice-customers.about': 'Una bozza per ogni cliente, con valuta, lingua e condizioni del cliente.',
} as const satisfies Translation<typeof english>
