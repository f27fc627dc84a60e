import type * as english from '../../en/page/places.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Texts of the places of the window. */
export const placesTexts = {
  'region.places': 'Navigatie',
  'place.invoices': 'Facturen',
  'place.customers': 'Klanten',
  'place.overview': 'Overzicht',
  'place.position': '{position} van {count}',
  'customer.open': {
    plural: 'count',
    one: '{count:number} factuur open',
    other: '{count:number} facturen open',
  },
  'customer.late': {
    plural: 'count',
    one: '{count:number} factuur te laat',
    other: '{count:number} facturen te laat',
  },
  'customer.nothing-open': 'Niets open',
  'customer.is-open': 'Open',
  'customer.next-due': 'Open, eerste vervaldatum {date}',
  'customer.documents': 'Documenten van {name}',
  'customer.no-documents': 'Nog geen documenten.',
  'customer.repeats': '{number} wordt herhaald, volgend concept {date}, {amount}',
  'customer.repeats.edit': 'Bewerken…',
  'customer.details': 'Details',
  'customer.invoiced': 'Gefactureerd in {year}',
  'customer.months': 'Gefactureerd per maand, {currency}',
  'customers.chosen': {
    plural: 'count',
    one: '{count:number} klant geselecteerd',
    other: '{count:number} klanten geselecteerd',
  },
  'customers.chosen.region': 'Geselecteerde klanten',
  'customers.invoice': 'Deze klanten factureren…',
  'customers.repeat.none': 'Geen van deze klanten heeft een factuur om te herhalen.',
  'invoice-customers.title': {
    plural: 'count',
    one: '{count:number} klant factureren',
    other: '{count:number} klanten factureren',
  },
  'invoice-customers.description': 'Tekst voor alle',
  'invoice-customers.description.missing': 'Vul in wat je factureert.',
  'invoice-customers.quantity.wrong': 'Vul een aantal boven 0 in.',
  'invoice-customers.price': 'Prijs per eenheid',
  'invoice-customers.price.wrong': 'Vul een prijs in.',
  'invoice-customers.rate': 'Btw-tarief (%)',
  'invoice-customers.rate.own': 'Zoals bij elke klant',
  'invoice-customers.about': 'Een concept voor elke klant, met de valuta, taal en voorwaarden van de klant.',
} satisfies Translation<typeof english.placesTexts>
