import { isCalendarDate } from '../text/calendar-date.ts'
import { safeFileStem } from '../text/file-name.ts'
import { customerName, type Draft } from './draft.ts'

export const defaultPdfName = '{number} {customer}'

export const pdfNamePlaceholders = ['number', 'customer', 'date', 'year', 'month'] as const

type Named = Pick<Draft, 'invoice_number' | 'issue_date' | 'buyer'>

/**
 * `INV-2026-0042 Northwind Traders.pdf` from a pattern with placeholders; the name of a test PDF contains TEST. Unknown
 * placeholders are kept.
 */
export function pdfNameOf(draft: Named, pattern: string, mode: 'live' | 'test'): string {
  const date = isCalendarDate(draft.issue_date ?? '') ? (draft.issue_date ?? '') : ''
  const values: Record<(typeof pdfNamePlaceholders)[number], string> = {
    number: draft.invoice_number,
    customer: customerName(draft),
    date,
    year: date.slice(0, 4),
    month: date.slice(5, 7),
  }
  const filled = pattern.replace(
    new RegExp(`\\{(${pdfNamePlaceholders.join('|')})\\}`, 'g'),
    (_all, name: keyof typeof values) => values[name],
  )
  const stem = safeFileStem(withoutLooseSeparators(filled)) || safeFileStem(draft.invoice_number) || 'Invoice'
  return `${stem}${mode === 'test' ? ' TEST' : ''}.pdf`
}

/** Removes separators at the ends that belonged to empty placeholders. */
const withoutLooseSeparators = (text: string): string =>
  text.replace(/\s+[-_–—,;]+\s*$/u, '').replace(/^\s*[-_–—,;]+\s+/u, '')
