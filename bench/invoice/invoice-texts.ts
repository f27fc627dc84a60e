import type { RenderableInvoice } from '../../src/core/invoice/renderable-invoice.ts'
import { totalsOf } from '../../src/core/invoice/totals.ts'
import { summedEntries } from '../../src/core/line-kind.ts'
import {
  formatAmount,
  formatDate,
  formatMoney,
  formatQuantity,
  formatUnitPrice,
} from '../../src/core/money/format.ts'

type Pair = readonly [label: string, value: string]

/**
 * The formatted texts of an invoice. Peers get them outside the measured time, so that only layout and painting are
 * measured; our engine computes them within its time.
 */
export interface InvoiceTexts {
  title: string
  number: string
  /** starts with the name */
  seller: readonly string[]
  buyer: readonly string[]
  facts: readonly Pair[]
  head: readonly string[]
  rows: readonly (readonly string[])[]
  totals: readonly Pair[]
  payable: Pair
  payment: readonly Pair[]
  notes: string
  footer: string
  mark: 'TEST'
}

export function invoiceTextsOf(invoice: RenderableInvoice): InvoiceTexts {
  const { currency = 'EUR', locale = 'en', seller, buyer } = invoice
  const totals = totalsOf(invoice)
  const money = (decimal: string) => formatMoney(decimal, currency, locale)
  return {
    title: 'Invoice',
    number: invoice.invoice_number,
    seller: [seller?.name ?? '', ...(seller?.address ?? []), seller?.tax_id ?? '', seller?.email ?? ''],
    buyer: [buyer?.name ?? '', ...(buyer?.address ?? [])],
    facts: [
      ['Issued', formatDate(invoice.issue_date ?? '', locale)],
      ['Due', formatDate(invoice.due_date ?? '', locale)],
      ['Purchase order', invoice.purchase_order ?? ''],
    ],
    head: ['Description', 'Quantity', 'Unit', 'Unit price', 'VAT', 'Amount'],
    rows: summedEntries(invoice.items).map(([index, item]) => [
      item.description,
      formatQuantity(item.quantity ?? '0', locale),
      item.unit ?? '',
      formatUnitPrice(item.unit_price ?? '0', currency, locale),
      `${item.tax_rate}%`,
      formatAmount(totals.lines[index] ?? '0', 2, locale),
    ]),
    totals: [
      ['Subtotal', money(totals.subtotal)],
      ...totals.taxes.map(
        ({ rate, base, amount }): Pair => [`VAT ${rate}% on ${money(base)}`, money(amount)],
      ),
    ],
    payable: ['Total', money(totals.payable)],
    payment: [
      ['Terms', invoice.payment_terms ?? ''],
      ['IBAN', seller?.iban ?? ''],
      ['BIC', seller?.bic ?? ''],
    ],
    notes: invoice.notes ?? '',
    footer: `${seller?.name} · Invoice ${invoice.invoice_number}`,
    mark: 'TEST',
  }
}
