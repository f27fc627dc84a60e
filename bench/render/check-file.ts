import { spawnSync } from 'node:child_process'
import type { InvoiceTexts } from '../invoice/invoice-texts.ts'

export interface CheckedFile {
  pages: number
  /** the defect, or null */
  broken: string | null
}

/**
 * Checks that the file is the requested invoice: every item once and in order, the table header on each page of the table,
 * watermark and number on each page, the total.
 */
export function checkFile(file: string, texts: InvoiceTexts): CheckedFile {
  const structure = spawnSync('qpdf', ['--check', file], { encoding: 'utf8' })
  // exit code 3 is a warning, which the files of some peers cause
  if (structure.status !== 0 && structure.status !== 3) {
    return { pages: 0, broken: structure.stderr.trim() || 'qpdf does not run; install qpdf' }
  }
  // in content order; otherwise letters of the slanted watermark would be inserted between the lines
  const text = spawnSync('pdftotext', ['-raw', file, '-'], { encoding: 'utf8', maxBuffer: 1 << 28 })
  if (text.status !== 0) return { pages: 0, broken: 'pdftotext does not run; install poppler-utils' }
  const pages = text.stdout.split('\f').slice(0, -1)
  return { pages: pages.length, broken: fault(pages, texts) }
}

const articleNumbers = /\b[A-Z]{2}\d{5}\b/g

export function fault(pages: readonly string[], { rows, payable, head, mark }: InvoiceTexts): string | null {
  const wanted = rows.map(([description = '']) => description.split(' ')[0])
  const found = pages.join('\n').match(articleNumbers) ?? []
  const wrong = wanted.findIndex((article, index) => article !== found[index])
  if (wrong >= 0) return `item ${wrong + 1} is missing or out of order`
  if (found.length > wanted.length) return `item ${wanted.length} is not the last`
  if (!pages.some(page => page.includes(payable[1]))) return 'the total is missing'
  for (const [index, page] of pages.entries()) {
    const place = `on page ${index + 1} of ${pages.length}`
    if (page.search(articleNumbers) >= 0 && !head.every(heading => page.includes(heading)))
      return `the head of the table is missing ${place}`
    if (!page.replace(/\s/g, '').includes(mark)) return `the mark is missing ${place}`
    if (pages.length > 1 && !page.includes(`Page ${index + 1} of ${pages.length}`))
      return `the page number is missing ${place}`
  }
  return null
}
