import type { Decimal } from '../money/decimal.ts'
import { unitsToDecimal } from '../money/minor-units.ts'
import { addDays } from '../text/calendar-date.ts'
import { reportDigits } from './report-rows.ts'

/** Outstanding amount of issued invoices with the same customer, currency and deadline. */
export interface OpenItems {
  customerId: string | null
  currency: string
  /** in minor units */
  outstanding: bigint
  invoices: number
  /** ISO date; '' without one */
  deadline: string
}

/** Outstanding sums of one currency. */
export interface OpenSums {
  currency: string
  outstanding: Decimal
  /** part of `outstanding` */
  overdue: Decimal
  invoices: number
  overdueInvoices: number
}

/** A range of due dates; `from` and `to` are inclusive days, absent on an open side. */
export interface AgeBucket {
  from?: string
  to?: string
}

export interface AgeSums extends AgeBucket {
  outstanding: Decimal
  invoices: number
}

export interface CustomerReceivables {
  customerId: string
  amounts: OpenSums[]
  /** earliest due date on or after today; `null` without one */
  nextDue: string | null
}

export interface Receivables {
  /** sorted by currency code; `ages` in the order of {@link ageBuckets} */
  currencies: (OpenSums & { ages: AgeSums[] })[]
  customers: CustomerReceivables[]
}

const before = (today: string, days: number) => addDays(today, -days) ?? today

/** Buckets: not due, and 1 to 30, 31 to 60, 61 to 90 and more than 90 days overdue. */
export const ageBuckets = (today: string): AgeBucket[] => [
  { from: today },
  { from: before(today, 30), to: before(today, 1) },
  { from: before(today, 60), to: before(today, 31) },
  { from: before(today, 90), to: before(today, 61) },
  { to: before(today, 91) },
]

const isOverdue = ({ deadline }: OpenItems, today: string) => deadline !== '' && deadline < today

const isIn = ({ deadline }: OpenItems, { from, to }: AgeBucket): boolean =>
  to === undefined
    ? deadline === '' || from === undefined || deadline >= from
    : deadline !== '' && deadline <= to && (from === undefined || deadline >= from)

/** Outstanding sums by currency, age and customer. */
export function receivablesOf(items: readonly OpenItems[], today: string): Receivables {
  const buckets = ageBuckets(today)
  const ofCustomers = Map.groupBy(
    items.filter(({ customerId }) => customerId !== null),
    ({ customerId }) => customerId ?? '',
  )
  return {
    currencies: byCurrency(items).map(([currency, own]) => ({
      ...openSums(currency, own, today),
      ages: buckets.map(bucket => {
        const inBucket = own.filter(item => isIn(item, bucket))
        return { ...bucket, outstanding: sumOf(currency, inBucket), invoices: countOf(inBucket) }
      }),
    })),
    customers: [...ofCustomers].map(([customerId, own]) => ({
      customerId,
      amounts: byCurrency(own).map(([currency, each]) => openSums(currency, each, today)),
      nextDue:
        own
          .map(({ deadline }) => deadline)
          .filter(deadline => deadline >= today)
          .sort()[0] ?? null,
    })),
  }
}

const byCurrency = (items: readonly OpenItems[]): [string, OpenItems[]][] =>
  [...Map.groupBy(items, ({ currency }) => currency)].sort(([a], [b]) => (a < b ? -1 : 1))

function openSums(currency: string, items: readonly OpenItems[], today: string): OpenSums {
  const overdue = items.filter(item => isOverdue(item, today))
  return {
    currency,
    outstanding: sumOf(currency, items),
    overdue: sumOf(currency, overdue),
    invoices: countOf(items),
    overdueInvoices: countOf(overdue),
  }
}

const sumOf = (currency: string, items: readonly OpenItems[]): Decimal =>
  unitsToDecimal(
    items.reduce((sum, { outstanding }) => sum + outstanding, 0n),
    reportDigits(currency),
  )

const countOf = (items: readonly OpenItems[]): number =>
  items.reduce((sum, { invoices }) => sum + invoices, 0)
