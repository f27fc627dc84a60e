import { optional } from './field.ts'
import { date, invoiceNumber } from './value-schemas.ts'

/** The reference to an earlier invoice (EN 16931, BG-3). */
export const precedingInvoiceFields = {
  number: optional('code', invoiceNumber, {
    label: 'preceding.number',
    description: 'Number of the earlier invoice.',
    example: '2026-0042',
    aliases: ['invoice_number'],
  }),
  issue_date: optional('code', date, {
    label: 'preceding.issue-date',
    description: 'Date of the earlier invoice.',
    example: '2026-11-21',
    aliases: ['date'],
  }),
}
