import { defaultCurrency, defaultLocale } from '../defaults.ts'
import { customerName } from '../draft/draft.ts'
import type { Invoice } from '../invoice/invoice.ts'
import { totalsOf } from '../invoice/totals.ts'
import { formatDate, formatMoney } from '../money/format.ts'
import { type EmailText, emailPlaceholders } from './email-texts.ts'

type Values = Record<(typeof emailPlaceholders)[number], string>

const placeholder = new RegExp(`\\{(${emailPlaceholders.join('|')})\\}`, 'g')

/** Fills the placeholders with the values of the invoice, formatted as in the document. */
export function fillEmail(text: EmailText, invoice: Invoice, title: string): EmailText {
  const values = { title, ...valuesOf(invoice) }
  const fill = (line: string) => line.replace(placeholder, (_all, name: keyof Values) => values[name])
  const isComplete = (line: string) =>
    [...line.matchAll(placeholder)].every(([, name]) => values[name as keyof Values] !== '')
  return {
    // A single line, because it becomes a mail header.
    subject: fill(text.subject).replace(/\s+/gu, ' ').trim(),
    body: text.body.split('\n').filter(isComplete).map(fill).join('\n').trim(),
  }
}

function valuesOf(invoice: Invoice): Omit<Values, 'title'> {
  const locale = invoice.locale ?? defaultLocale
  const date = (iso: string | undefined) => (iso === undefined || iso === '' ? '' : formatDate(iso, locale))
  return {
    number: invoice.invoice_number,
    customer: customerName(invoice),
    date: date(invoice.issue_date),
    due: date(invoice.due_date),
    total: formatMoney(totalsOf(invoice).payable, invoice.currency ?? defaultCurrency, locale),
    sender: invoice.seller?.name ?? '',
  }
}
