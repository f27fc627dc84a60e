import type { placesTexts as english } from '../../en/page/places.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Texts of the places of the window. */
export const placesTexts = {
  'region.places': 'Navigation',
  'place.invoices': 'Rechnungen',
  'place.customers': 'Kunden',
  'place.overview': 'Übersicht',
  'place.position': '{position} von {count}',
  'customer.open': {
    plural: 'count',
    one: '{count:number} Rechnung offen',
    other: '{count:number} Rechnungen offen',
  },
  'customer.late': {
    plural: 'count',
    one: '{count:number} Rechnung überfällig',
    other: '{count:number} Rechnungen überfällig',
  },
  'customer.nothing-open': 'Nichts offen',
  'customer.is-open': 'Offen',
  'customer.next-due': 'Offen, nächste fällig {date}',
  'customer.documents': 'Dokumente von {name}',
  'customer.no-documents': 'Noch keine Dokumente.',
  'customer.repeats': '{number} wird wiederholt, nächster Entwurf {date}, {amount}',
  'customer.repeats.edit': 'Bearbeiten…',
  'customer.details': 'Angaben',
  'customer.invoiced': 'Berechnet {year}',
  'customer.months': 'Berechnet je Monat, {currency}',
  'customers.chosen': {
    plural: 'count',
    one: '{count:number} Kunde ausgewählt',
    other: '{count:number} Kunden ausgewählt',
  },
  'customers.chosen.region': 'Ausgewählte Kunden',
  'customers.invoice': 'Diesen Kunden Rechnungen schreiben…',
  'customers.repeat.none': 'Keiner dieser Kunden hat eine Rechnung, die sich wiederholen lässt.',
  'invoice-customers.title': {
    plural: 'count',
    one: 'Rechnung für {count:number} Kunden',
    other: 'Rechnungen für {count:number} Kunden',
  },
  'invoice-customers.description': 'Text für alle',
  'invoice-customers.description.missing': 'Geben Sie ein, was Sie berechnen.',
  'invoice-customers.quantity.wrong': 'Geben Sie eine Menge über 0 ein.',
  'invoice-customers.price': 'Einzelpreis',
  'invoice-customers.price.wrong': 'Geben Sie einen Preis ein.',
  'invoice-customers.rate': 'Steuersatz, %',
  'invoice-customers.rate.own': 'Wie beim Kunden',
  'invoice-customers.about': 'Ein Entwurf je Kunde, mit Währung, Sprache und Bedingungen des Kunden.',
} satisfies Translation<typeof english>
