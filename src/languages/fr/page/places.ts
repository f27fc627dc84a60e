import type { placesTexts as english } from '../../en/page/places.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Texts of the places of the window. */
export const placesTexts = {
  'region.places': 'Rubriques',
  'place.invoices': 'Factures',
  'place.customers': 'Clients',
  'place.overview': 'Synthèse',
  'place.position': '{position} sur {count}',
  'customer.open': {
    plural: 'count',
    one: '{count:number} facture à payer',
    other: '{count:number} factures à payer',
  },
  'customer.late': {
    plural: 'count',
    one: '{count:number} facture en retard',
    other: '{count:number} factures en retard',
  },
  'customer.nothing-open': 'Rien à payer',
  'customer.is-open': 'Restant dû',
  'customer.next-due': 'Restant dû, prochaine échéance {date}',
  'customer.documents': 'Documents du client {name}',
  'customer.no-documents': 'Pas encore de documents.',
  'customer.repeats': 'Facture récurrente {number}, prochain brouillon le {date}, {amount}',
  'customer.repeats.edit': 'Modifier…',
  'customer.details': 'Détails',
  'customer.invoiced': 'Facturé en {year}',
  'customer.months': 'Facturé par mois, {currency}',
  'customers.chosen': {
    plural: 'count',
    one: '{count:number} client sélectionné',
    other: '{count:number} clients sélectionnés',
  },
  'customers.chosen.region': 'Clients sélectionnés',
  'customers.invoice': 'Facturer ces clients…',
  'customers.repeat.none': 'Aucun de ces clients n’a de facture à répéter.',
  'invoice-customers.title': {
    plural: 'count',
    one: 'Facturer {count:number} client',
    other: 'Facturer {count:number} clients',
  },
  'invoice-customers.description': 'Texte pour tous',
  'invoice-customers.description.missing': 'Saisissez ce que vous facturez.',
  'invoice-customers.quantity.wrong': 'Saisissez une quantité supérieure à 0.',
  'invoice-customers.price': 'Prix unitaire',
  'invoice-customers.price.wrong': 'Saisissez un prix.',
  'invoice-customers.rate': 'Taux de TVA, %',
  'invoice-customers.rate.own': 'Selon le client',
  'invoice-customers.about':
    'Un brouillon par client, avec la devise, la langue et les conditions du client.',
} satisfies Translation<typeof english>
