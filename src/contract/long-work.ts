import { z } from 'zod'

/** Work that reports its progress as events and can be cancelled. */
export const longWorks = ['pdf', 'export', 'import', 'drafts', 'payments'] as const

export type LongWork = (typeof longWorks)[number]

export const longWorkSchema = z.strictObject({ work: z.enum(longWorks) })
