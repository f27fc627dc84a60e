import { auditTexts } from './audit.ts'
import { serviceTexts } from './errors.ts'
import { mailTexts } from './mails.ts'
import { problemTexts } from './problems.ts'

/** The invoice generation service: its errors, its mails, its audit log, and the pages of links. */
export const service = { ...serviceTexts, ...problemTexts, ...mailTexts, ...auditTexts } as const
