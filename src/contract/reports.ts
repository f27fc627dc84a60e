import { z } from 'zod'
import type { Decimal } from '#core/money/decimal.ts'
import { type Period, type PeriodLength, periodLengths } from '#core/report/period.ts'
import type { Receivables } from '#core/report/receivables.ts'
import { type ReportBasis, reportBases } from '#core/report/report-rows.ts'
import type { CurrencySums } from '#core/report/report-sums.ts'
import { monthsBetween } from '#core/text/calendar-date.ts'
import { date, id, senderId } from './argument-schemas.ts'
import { operation } from './operation.ts'

/** A century; the answer has a part for each month. */
const maxMonths = 1200

/** Restricts to the documents of one profile. */
const ofSender = { sender: senderId.optional() }

export const reportSchema = z
  .strictObject({
    from: date,
    to: date,
    basis: z.enum(reportBases),
    /** splits the period; without it there is one part */
    by: z.enum(periodLengths).optional(),
    ...ofSender,
  })
  .refine(({ from, to }) => from <= to)
  .refine(({ from, to, by }) => by !== 'month' || monthsBetween(from, to) < maxMonths)

export type ReportRequest = z.output<typeof reportSchema>

interface ReportPart extends Period {
  /** by currency code; empty without documents */
  currencies: CurrencySums[]
}

export interface Report extends Period {
  basis: ReportBasis
  by: PeriodLength | null
  currencies: CurrencySums[]
  /** one for each month, quarter or year, if the period is split */
  parts: ReportPart[]
}

/** Issued documents of a buyer in a period; `customerId` is `null` for a buyer without a customer record. */
export interface CustomerSums {
  customerId: string | null
  name: string
  currency: string
  /** amounts with tax, less credit notes */
  invoiced: Decimal
  /** outstanding part of the amount */
  outstanding: Decimal
}

/** Issued documents of a customer, per currency. */
export interface CustomerReport {
  currency: string
  invoiced: Decimal
  paid: Decimal
  /** gross amounts, one for each month of the period */
  months: { from: string; to: string; gross: Decimal }[]
}

const wholePeriod = { from: date, to: date }

/** The part of the table of operations that concerns reports. */
export const reportOperations = {
  /** sums of issued invoices and credit notes, per currency */
  report: operation<Report>()(reportSchema),
  /** outstanding amounts as of today, by currency, age and customer */
  receivables: operation<Receivables>()(z.strictObject(ofSender)),
  /** the largest customers of each currency, largest first */
  topCustomers: operation<CustomerSums[]>()(
    z
      .strictObject({ ...wholePeriod, ...ofSender, limit: z.int().min(1).max(100) })
      .refine(({ from, to }) => from <= to),
  ),
  customerReport: operation<CustomerReport[]>()(
    z
      .strictObject({ ...wholePeriod, customerId: id })
      .refine(({ from, to }) => from <= to && monthsBetween(from, to) < maxMonths),
  ),
  /** exports one row per document or payment and tax rate; asks for a path; `null` if cancelled */
  exportReport: operation<{ path: string } | null>()(
    z.strictObject({ report: reportSchema, format: z.enum(['csv', 'json']) }),
  ),
}
