import { z } from 'zod'
import { type Decimal, parseDecimal, trimDecimal } from '#core/money/decimal.ts'
import { isCalendarDate } from '#core/text/calendar-date.ts'

/** Above the number of invoices of a data folder. */
export const maxSelected = 100_000

export const noArgument = z.undefined()

/** Of an invoice, a record or anything else that is stored. */
export const id = z.uuid()
export const idArgument = z.strictObject({ id })

/** Number of committed changes, from 1: the one that the sender started from. */
export const revision = z.int().min(1)

export const connectionId = z.string().min(1).max(64)

/** Of a sender profile; the first one has no UUID. */
export const senderId = z.string().min(1).max(64)

/** ISO date */
export const date = z.string().refine(isCalendarDate)

/** An exact decimal; every notation of a number becomes the plain one, so that no typed text is stored. */
export const decimalArgument = z.string().transform((text, context): Decimal => {
  const parsed = parseDecimal(text)
  if (parsed !== undefined) return parsed
  context.addIssue({ code: 'custom' })
  return z.NEVER
})

/** As totals and reports write a rate: 19 and 19.00 are one. */
export const taxRateArgument = decimalArgument.transform(rate => trimDecimal(rate))

export const numberPatternSchema = z.string().min(1).max(64)
