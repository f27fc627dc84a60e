import { z } from 'zod'

/** A table as the page shows it, in its words; the first row names the columns. */
export const tableSchema = z.strictObject({
  title: z.string().trim().min(1).max(80),
  rows: z
    .array(z.array(z.string().max(500)).max(12))
    .min(1)
    .max(10_000),
  to: z.enum(['file', 'clipboard']),
})
