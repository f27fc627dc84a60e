import type { Finding } from '#contract/finding.ts'
import type { Invoice } from '#core/invoice/invoice.ts'
import type { KeyKind } from '#core/key.ts'
import type { PdfReading } from '#pdf/reading/read-pdf.ts'
import { firstDifference, isSameText } from './compare-text.ts'
import { missingValues } from './compare-values.ts'

export interface Readings {
  invoice: Invoice
  mode: KeyKind
  /** of the preview, which is always marked */
  preview: PdfReading
  found: PdfReading
}

/** What tells the delivered PDF from the preview, the heaviest first; a last one says how it was told. */
export function differencesOf({ invoice, mode, preview, found }: Readings): Finding[] {
  const clean = preview.pages.map(withoutMark)
  const hasMark = found.pages.map((page, index) => marksOf(page) > marksOf(clean[index] ?? ''))
  const findings: Finding[] = []
  if (found.pageCount !== preview.pageCount)
    findings.push({ kind: 'pages', expected: preview.pageCount, found: found.pageCount })
  if (found.hasScript) findings.push({ kind: 'script' })
  if (found.pages.every(page => page.trim() === ''))
    return [...findings, { kind: 'unreadable', reason: 'no_text' }]

  if (mode === 'live' && hasMark.includes(true)) findings.push({ kind: 'mark_unexpected' })
  if (mode === 'test' && hasMark.includes(false)) findings.push({ kind: 'mark_missing' })
  const bare = found.pages.map((page, index) => (hasMark[index] ? withoutMark(page) : page))
  return [...findings, ...ofText({ invoice, preview: { ...preview, pages: clean }, found, bare })]
}

interface TextToCompare extends Omit<Readings, 'mode'> {
  /** of what was found, without the mark */
  bare: string[]
}

function ofText({ invoice, preview, found, bare }: TextToCompare): Finding[] {
  const hasSamePages = found.pageCount === preview.pageCount
  const differing = preview.pages.findIndex((page, index) => !isSameText(page, bare[index] ?? ''))
  if (hasSamePages && differing < 0) return [{ kind: 'same_text' }]
  if (found.producer !== preview.producer) {
    const missing = found.pageCount > bare.length ? [] : missingValues(invoice, bare.join('\n'))
    return missing.length > 0 ? missing : [{ kind: 'same_values' }]
  }
  // where a page came in or went, all that follows differs
  if (!hasSamePages) return []
  const difference = firstDifference(preview.pages[differing] ?? '', bare[differing] ?? '')
  return [{ kind: 'text', page: differing + 1, ...difference }]
}

/** Its letters stand apart, so that some readers see spaces between them. */
const mark = /(?<![\p{L}\p{N}])T ?E ?S ?T(?![\p{L}\p{N}])/gu

const marksOf = (page: string): number => page.match(mark)?.length ?? 0

/** It is drawn over all else, and so it comes last. */
function withoutMark(page: string): string {
  const last = [...page.matchAll(mark)].at(-1)
  return last ? page.slice(0, last.index) + page.slice(last.index + last[0].length) : page
}
