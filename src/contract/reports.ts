import { z } from 'zod'
import { type Period, type PeriodLength, periodLengths } from '#core/report/period.ts'
import { type ReportBasis, reportBases } from '#core/report/report-rows.ts'
import type { CurrencySums } from '#core/report/report-sums.ts'
import { monthsBetween } from '#core/text/calendar-date.ts'
import { date } from './argument-schemas.ts'
import { operation } from './operation.ts'

/** A century; each month is a part of the answer. */
const maxMonths = 1200

export const reportSchema = z
  .strictObject({
    from: date,
    to: date,
    basis: z.enum(reportBases),
    /** splits the period; without it there is one part */
    by: z.enum(periodLengths).optional(),
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

/** The part of the table of operations that concerns reports. */
export const reportOperations = {
  /** sums of issued invoices and credit notes, per currency */
  report: operation<Report>()(reportSchema),
  /** exports one row for each document or payment and tax rate; asks for a path; `null` if cancelled */
  exportReport: operation<{ path: string } | null>()(
    z.strictObject({ report: reportSchema, format: z.enum(['csv', 'json']) }),
  ),
}
