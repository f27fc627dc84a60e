import type { Issue } from '../errors/issue.ts'
import type { Totals } from '../invoice/totals.ts'
import type { Message } from '../messages/message.ts'
import type { Decimal } from '../money/decimal.ts'
import type { Money } from '../money/sums.ts'

/**
 * An issue that never prevents a submission. A warning needs confirmation before anything is billed; an info is a hint
 * at its field.
 */
export interface Finding extends Issue {
  severity: 'warning' | 'info'
}

/** Input of the rules in addition to the invoice. */
export interface FindingContext {
  /** local date, `YYYY-MM-DD` */
  today: string
  /** `null` if nothing is known about the customer */
  history: CustomerHistory | null
  /** for a credit note: amount that other credit notes leave of its invoice; `null` or absent if unknown */
  creditable?: Money | null
  /** other invoices of the customer, newest first; absent if unknown */
  earlier?: readonly EarlierInvoice[]
}

export interface EarlierInvoice {
  number: string
  /** issue date */
  date: string
  isBilled: boolean
  /** months of its dates, `YYYY-MM` */
  months: ReadonlySet<string>
  texts: ReadonlySet<string>
}

/** Earlier live invoices of a customer. */
export interface CustomerHistory {
  /** latest live invoices, newest first */
  invoices: readonly BilledBefore[]
  /** currency in the customer's record; `null` if it has none */
  currency: string | null
  /** latest live invoices to all customers, newest first */
  latest?: readonly BilledBefore[]
}

interface BilledBefore {
  currency: string
  payable: Decimal
  /** whether its prices included tax; absent if unknown */
  includesTax?: boolean
}

export interface RuleContext extends FindingContext {
  totals: Totals
}

export const warning = (path: string, code: string, message: Message): Finding => ({
  path,
  code,
  severity: 'warning',
  message,
})

export const isBlank = (text: string | undefined): boolean => text === undefined || text.trim() === ''
