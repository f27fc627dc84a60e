import { z } from 'zod'
import { draftSchema } from '#core/draft/draft.ts'

/** Partial change of the settings. */
export const settingsSchema = z.strictObject({
  theme: z.enum(['system', 'light', 'dark']).optional(),
  seller: draftSchema.shape.seller.unwrap().optional(),
  currency: z.string().max(3).optional(),
  template: z.string().max(64).optional(),
  accentColor: z.union([z.literal(''), z.string().regex(/^#[0-9a-fA-F]{6}$/)]).optional(),
  typeface: z.enum(['', 'sans', 'serif']).optional(),
  paper: z.enum(['', 'A4', 'Letter']).optional(),
  dueDays: z.int().min(0).max(365).optional(),
  numberPattern: z.string().min(1).max(64).optional(),
})

/** A table as displayed, with translated text; the first row holds the column titles. */
export const tableSchema = z.strictObject({
  title: z.string().trim().min(1).max(80),
  rows: z
    .array(z.array(z.string().max(500)).max(12))
    .min(1)
    .max(10_000),
  to: z.enum(['file', 'clipboard']),
})
