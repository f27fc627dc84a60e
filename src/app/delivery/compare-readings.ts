import type { PdfDifference } from '#contract/delivery.ts'
import { eInvoiceFileNames } from '#core/einvoice-formats.ts'
import type { Invoice } from '#core/invoice/invoice.ts'
import type { Mode } from '#core/text/key.ts'
import type { PdfReading } from '#pdf/reading/read-pdf.ts'
import { missingValues } from './compare-values.ts'

export interface Readings {
  invoice: Invoice
  mode: Mode
  /** reading of the preview, which always has the watermark */
  preview: PdfReading
  found: PdfReading
}

/**
 * Differences between the delivered PDF and the preview, most severe first; the last finding names the kind of
 * comparison.
 */
export function differencesOf({ invoice, mode, preview, found }: Readings): PdfDifference[] {
  const unmarkedPreview = preview.pages.map(withoutWatermark)
  const hasWatermark = found.pages.map(
    (page, index) => countWatermarks(page) > countWatermarks(unmarkedPreview[index] ?? ''),
  )
  const differences: PdfDifference[] = []
  if (found.pageCount !== preview.pageCount)
    differences.push({ kind: 'pages', expected: preview.pageCount, found: found.pageCount })
  differences.push(...eInvoiceDifferences({ invoice, mode, found }))
  if (found.hasScript) differences.push({ kind: 'script' })
  if (found.pages.every(page => page.trim() === ''))
    return [...differences, { kind: 'unreadable', reason: 'no_text' }]

  if (mode === 'live' && hasWatermark.includes(true)) differences.push({ kind: 'mark_unexpected' })
  if (mode === 'test' && hasWatermark.includes(false)) differences.push({ kind: 'mark_missing' })
  const unmarked = found.pages.map((page, index) => (hasWatermark[index] ? withoutWatermark(page) : page))
  return [
    ...differences,
    ...ofText({ invoice, preview: { ...preview, pages: unmarkedPreview }, found, unmarked }),
  ]
}

/** Finds the e-invoice by its name only; its content is covered by the comparison of all bytes of the PDF. */
function eInvoiceDifferences({ invoice, mode, found }: Omit<Readings, 'preview'>): PdfDifference[] {
  const name = found.attachments.find(each => eInvoiceFileNames.includes(each.toLowerCase()))
  if (mode === 'test') return name === undefined ? [] : [{ kind: 'einvoice_unexpected' }]
  if (invoice.e_invoice === undefined) return []
  return [name === undefined ? { kind: 'einvoice_missing' } : { kind: 'einvoice_attached', name }]
}

interface TextToCompare extends Omit<Readings, 'mode'> {
  /** delivered pages without watermark */
  unmarked: string[]
}

function ofText({ invoice, preview, found, unmarked }: TextToCompare): PdfDifference[] {
  const hasSamePages = found.pageCount === preview.pageCount
  const differing = preview.pages.findIndex((page, index) => !isSameText(page, unmarked[index] ?? ''))
  if (hasSamePages && differing < 0) return [{ kind: 'same_text' }]
  if (found.producer !== preview.producer) {
    const missing = found.pageCount > unmarked.length ? [] : missingValues(invoice, unmarked.join('\n'))
    return missing.length > 0 ? missing : [{ kind: 'same_values' }]
  }
  // An added or missing page makes all later pages differ.
  if (!hasSamePages) return []
  const difference = firstDifference(preview.pages[differing] ?? '', unmarked[differing] ?? '')
  return [{ kind: 'text', page: differing + 1, ...difference }]
}

/** The letters of the watermark are spaced, so extracted text may contain spaces between them. */
const watermark = /(?<![\p{L}\p{N}])T ?E ?S ?T(?![\p{L}\p{N}])/gu

const countWatermarks = (page: string): number => page.match(watermark)?.length ?? 0

/** Removes the last match, because the watermark is painted last. */
function withoutWatermark(page: string): string {
  const last = [...page.matchAll(watermark)].at(-1)
  return last ? page.slice(0, last.index) + page.slice(last.index + last[0].length) : page
}

/** Extracted spaces are unreliable. */
const withoutSpaces = (text: string): string => text.normalize('NFKC').replaceAll(/\s/g, '')

const isSameText = (one: string, other: string): boolean => withoutSpaces(one) === withoutSpaces(other)

/** Limits of one line of a notice. */
const maxWords = 6
const maxCharacters = 60

/** The differing words between the common first and last words of a page. */
function firstDifference(expected: string, found: string): { expected: string; found: string } {
  const [one, other] = [wordsOf(expected), wordsOf(found)]
  const shorter = Math.min(one.length, other.length)
  let start = 0
  while (start < shorter && one[start] === other[start]) start += 1
  let same = 0
  while (same < shorter - start && one.at(-1 - same) === other.at(-1 - same)) same += 1
  const quote = (words: string[]) => excerpt(words.slice(start, words.length - same))
  return { expected: quote(one), found: quote(other) }
}

const wordsOf = (text: string): string[] => text.normalize('NFKC').match(/\S+/g) ?? []

function excerpt(words: string[]): string {
  const text = words.slice(0, maxWords).join(' ').slice(0, maxCharacters)
  return text.length < words.join(' ').length ? `${text}…` : text
}
