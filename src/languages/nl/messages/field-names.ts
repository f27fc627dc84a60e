import type * as english from '../../en/messages/field-names.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Each field of an invoice as it is in a sentence: "Enter an issue date." */
export const fieldNames = {
  'period.start': 'de eerste dag van de periode',
  'period.end': 'de laatste dag van de periode',
  'payee.name': 'de naam van de begunstigde',
  'payee.identifier': 'een nummer van de begunstigde',
  'charges.reason': 'de reden van een toeslag',
  'charges.amount': 'het bedrag van een toeslag',
  'attachments.name': 'de naam van het bijgevoegde bestand',
  'attachments.description': 'een omschrijving van het bijgevoegde bestand',
  'attachments.data': 'het bijgevoegde bestand',
  'attachments.url': 'het adres van een bestand',
} satisfies Translation<typeof english.fieldNames>
