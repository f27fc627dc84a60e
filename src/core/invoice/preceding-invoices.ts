import { type Decimal, divideRounded, toDecimal } from '../money/decimal.ts'
import { Exact } from './line-net.ts'
import type { RenderableInvoice } from './renderable-invoice.ts'

type Named = Pick<RenderableInvoice, 'preceding_invoice' | 'preceding_invoices'>

/** All earlier invoices that the document names, with the paths of their fields. */
export const precedingOf = ({ preceding_invoice: one, preceding_invoices: others = [] }: Named) => [
  ...(one === undefined ? [] : [['preceding_invoice', one] as const]),
  ...others.map((each, index) => [`preceding_invoices[${index}]`, each] as const),
]

/** The deduction for one earlier invoice. */
export interface Deduction {
  /** in `preceding_invoices` */
  index: number
  rate: Decimal
  /** amount with tax */
  amount: Decimal
  /** contained in the amount */
  tax: Decimal
  /** the amount without tax */
  base: Decimal
}

/** @param digits decimals of the currency */
export const deductionsOf = ({ preceding_invoices = [] }: Named, digits: number): Deduction[] =>
  preceding_invoices.flatMap(({ deducted_amount, tax_rate = '0' }, index) => {
    if (deducted_amount === undefined) return []
    const amount = new Exact(deducted_amount).round(digits, 1)
    if (amount.eq(0)) return []
    const rate = new Exact(tax_rate)
    const tax = divideRounded(amount.times(rate), rate.plus(100), digits)
    return {
      index,
      rate: toDecimal(rate),
      amount: toDecimal(amount, digits),
      tax: toDecimal(tax, digits),
      base: toDecimal(amount.minus(tax), digits),
    }
  })
