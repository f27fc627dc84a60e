import { z } from 'zod'
import { colorPattern, papers, typefaces } from '#core/design-values.ts'
import { documentTypes } from '#core/document-type.ts'
import { draftSchema } from '#core/draft/draft.ts'
import { emailLanguages } from '#core/email/email-texts.ts'
import { percent } from '#core/fields/value-schemas.ts'
import { limits } from '#core/limits.ts'
import { type Decimal, parseDecimal, trimDecimal } from '#core/money/decimal.ts'
import { isCalendarDate } from '#core/text/calendar-date.ts'

/** Above the number of invoices of a data folder. */
export const maxSelected = 100_000

/** Columns of the line items that are hidden unless they are used or chosen. */
export const optionalColumns = [
  'unit',
  'unit_code',
  'price_quantity',
  'discount_percent',
  'charge_amount',
  'charge_reason',
  'tax_rate',
  'tax_category',
] as const
export type OptionalColumn = (typeof optionalColumns)[number]

export const noArgument = z.undefined()
export const invoiceIdSchema = z.strictObject({ id: z.uuid() })

export const isoDate = z.string().refine(isCalendarDate)

/** An exact decimal; every notation of a number becomes the plain one, so that no typed text is stored. */
export const decimalArgument = z.string().transform((text, context): Decimal => {
  const parsed = parseDecimal(text)
  if (parsed !== undefined) return parsed
  context.addIssue({ code: 'custom' })
  return z.NEVER
})

/** As totals and reports write a rate: 19 and 19.00 are one. */
export const taxRateArgument = decimalArgument.transform(rate => trimDecimal(rate))

export const maxDeclinedCustomers = 500

export const numberPatternSchema = z.string().min(1).max(64)

/** Partial change of the settings. */
export const settingsSchema = z.strictObject({
  theme: z.enum(['system', 'light', 'dark']).optional(),
  seller: draftSchema.shape.seller.unwrap().optional(),
  currency: z.string().max(3).optional(),
  template: z.string().max(64).optional(),
  accentColor: z.union([z.literal(''), z.string().regex(colorPattern)]).optional(),
  typeface: z.enum(['', ...typefaces]).optional(),
  paper: z.enum(['', ...papers]).optional(),
  dueDays: z.int().min(0).max(365).optional(),
  /** of the kinds to change */
  numberPatterns: z.partialRecord(z.enum(documentTypes), numberPatternSchema).optional(),
  quoteDays: z.int().min(0).max(365).optional(),
  countdownSeconds: z.int().min(0).max(60).optional(),
  /** data URL of the picture */
  logo: z.string().max(1_500_000).optional(),
  locale: z.string().max(35).optional(),
  taxRate: z.union([z.literal(''), percent.transform(rate => trimDecimal(rate))]).optional(),
  paymentTerms: z.string().max(limits.textLength).optional(),
  taxNote: z.string().max(limits.textLength).optional(),
  notes: z.string().max(limits.textLength).optional(),
  columns: z.array(z.enum(optionalColumns)).max(optionalColumns.length).optional(),
  panes: z
    .strictObject({
      sidebarWidth: z.int().min(0).max(10_000),
      previewWidth: z.int().min(0).max(10_000).nullable(),
      preview: z.boolean(),
    })
    .optional(),
  recentlyUsed: z.array(z.string().max(120)).max(20).optional(),
  emailTexts: z
    .partialRecord(
      z.enum(emailLanguages),
      z.strictObject({ subject: z.string().max(300), body: z.string().max(limits.textLength) }),
    )
    .optional(),
  pdfName: z.string().trim().min(1).max(120).optional(),
  declinedCustomers: z.array(z.string().max(400)).max(maxDeclinedCustomers).optional(),
})

/** A table as displayed, with translated text; the first row holds the column titles. */
export const tableSchema = z.strictObject({
  title: z.string().trim().min(1).max(80),
  rows: z
    .array(z.array(z.string().max(500)).max(12))
    .min(1)
    .max(maxSelected + 1),
  to: z.enum(['file', 'clipboard']),
})
