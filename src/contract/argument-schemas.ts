import { z } from 'zod'
import { type Decimal, parseDecimal, trimDecimal } from '#core/money/decimal.ts'
import { isCalendarDate } from '#core/text/calendar-date.ts'

/** More than the number of invoices in a data folder. */
export const maxSelected = 100_000

export const noArgument = z.undefined()

/** Id of an invoice, a record or another stored object. */
export const id = z.uuid()
export const idArgument = z.strictObject({ id })

/** Number of committed changes, from 1; the revision on which the sender's change is based. */
export const revision = z.int().min(1)

export const connectionId = z.string().min(1).max(64)

/** Id of a sender profile; the first one is not a UUID. */
export const senderId = z.string().min(1).max(64)

/** ISO date */
export const date = z.string().refine(isCalendarDate)

/** An exact decimal; every notation of a number is converted to the plain one, so that no typed text is stored. */
export const decimalArgument = z.string().transform((text, context): Decimal => {
  const parsed = parseDecimal(text)
  if (parsed !== undefined) return parsed
  context.addIssue({ code: 'custom' })
  return z.NEVER
})

/** A rate without trailing zeros, as in totals and reports: 19 and 19.00 are equal. */
export const taxRateArgument = decimalArgument.transform(rate => trimDecimal(rate))

export const numberPatternSchema = z.string().min(1).max(64)
