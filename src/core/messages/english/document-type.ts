import type { DocumentType, TypeValue } from '../../document-type.ts'
import { listed } from './english-format.ts'
import { fieldName } from './field-names.ts'
import type { FieldParams } from './invoice.ts'

/** Names of the kinds within a sentence, and as its first word. */
export const typeNames: Record<TypeValue, { singular: string; plural: string }> = {
  invoice: { singular: 'invoice', plural: 'Invoices' },
  credit_note: { singular: 'credit note', plural: 'Credit notes' },
  quote: { singular: 'quote', plural: 'Quotes' },
  corrected: { singular: 'corrected invoice', plural: 'Corrected invoices' },
  self_billed: { singular: 'self-billed invoice', plural: 'Self-billed invoices' },
}

/** Credit notes and quotes. */
export const documentTypeInEnglish = {
  'value.document_type':
    'Use "invoice", "credit_note", "quote", "corrected" or "self_billed" as a document type.',
  'type.not_sent': ({ type }: { type: TypeValue }): string =>
    `This connection sends the template, the number and the lines only, so the service would make an invoice of this ${typeNames[type].singular}. Let the connection send all fields, or use another one.`,

  'field.not_printed': ({ field, type }: FieldParams & { type: DocumentType }): string =>
    `${typeNames[type].plural} do not show ${fieldName(field)}.`,
  'valid_until.before_issue': 'The quote ends before its issue date.',
  'preceding_invoice.number_missing': 'Enter the number of the original invoice.',
  'total.negative_credit_note':
    'The total is negative. A credit note has positive amounts, which it takes off the invoice.',

  'credit.exists': ({
    numbers,
    credited,
    total,
    currency,
  }: {
    numbers: string[]
    credited: string
    total: string
    currency: string
  }): string =>
    `${listed(numbers)} already ${numbers.length === 1 ? 'credits' : 'credit'} ${credited} of ${total} ${currency}.`,
  'credit.above_rest': ({ rest, currency }: { rest: string; currency: string }): string =>
    `This credits more than is left of the invoice: ${rest} ${currency} with the other credit notes.`,
  'quote.invoiced': ({ numbers }: { numbers: string[] }): string =>
    `${listed(numbers)} ${numbers.length === 1 ? 'was' : 'were'} made from this quote already.`,
} as const
