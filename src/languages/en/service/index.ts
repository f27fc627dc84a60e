import { serviceTexts } from './errors.ts'
import { mailTexts } from './mails.ts'
import { problemTexts } from './problems.ts'

/** The invoice generation service: its errors, its mails, and the pages of links. */
export const service = { ...serviceTexts, ...problemTexts, ...mailTexts } as const
