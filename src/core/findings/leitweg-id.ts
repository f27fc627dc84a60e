import type { Issue } from '../errors/issue.ts'
import { isMistypedLeitwegId } from '../identifiers/check-digits.ts'

/** Whether the buyer reference in this format is the Leitweg-ID of a public authority. */
export const hasLeitwegId = (format: string): boolean => format.startsWith('xrechnung')

/** The warning about a mistyped Leitweg-ID, which no rule of XRechnung checks. */
export const leitwegIdIssues = (reference: string, format: string): Issue[] =>
  hasLeitwegId(format) && isMistypedLeitwegId(reference)
    ? [
        {
          path: 'buyer.reference',
          code: 'leitweg_id',
          severity: 'warning',
          message: { code: 'einvoice.leitweg_id' },
        },
      ]
    : []
