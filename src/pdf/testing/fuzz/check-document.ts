import { inflateSync } from 'node:zlib'
import { draftSchema } from '#core/draft/draft.ts'
import { renderableDraft } from '#core/draft/renderable-draft.ts'
import { AppError } from '#core/errors/app-error.ts'
import { readInvoice } from '#core/invoice/read-invoice.ts'
import type { RenderableInvoice } from '#core/invoice/renderable-invoice.ts'
import { textOf } from '#core/testing/english-text.ts'
import { bindFields } from '#render/bind/bind-fields.ts'
import { layOutPages } from '#render/lay-out-pages.ts'
import { createLayoutCache } from '#render/model/layout-cache.ts'
import { brandTemplate } from '#render/template/brand.ts'
import { layoutProblems } from '#render/testing/layout-problems.ts'
import { missingFields } from '#render/testing/shown-fields.ts'
import { encodeQrCode } from '../../document/encode-qr-code.ts'
import { hyphenate } from '../../document/hyphenate.ts'
import { layOutInvoice } from '../../document/lay-out-invoice.ts'
import { paint } from '../../painting/paint.ts'
import { createShaper } from '../../shaping/shaper.ts'
import { accessibilityProblems } from '../accessibility-problems.ts'
import { readObjects } from '../pdf-objects.ts'
import { checkStructure, hasTool } from '../pdf-tools.ts'
import { structureProblems } from '../structure-problems.ts'
import type { FuzzDocument } from './fuzz-documents.ts'

const shaper = createShaper()

export interface CheckedDocument {
  outcome: 'refused' | 'rendered'
  faults: string[]
}

/** Checks that a document gives a typed error with a text, or a PDF with its content. */
export function checkDocument(
  document: FuzzDocument,
  { isThorough }: { isThorough: boolean },
): CheckedDocument {
  try {
    const read = invoiceOf(document)
    if ('faults' in read) return { outcome: 'refused', faults: read.faults }
    return { outcome: 'rendered', faults: faultsOfRender(read.invoice, document, isThorough) }
  } catch (error) {
    // an error of the table is an answer, anything else is a bug
    if (error instanceof AppError) return { outcome: 'refused', faults: [] }
    return {
      outcome: 'rendered',
      faults: [error instanceof Error ? (error.stack ?? error.message) : String(error)],
    }
  }
}

function invoiceOf(document: FuzzDocument): { invoice: RenderableInvoice } | { faults: string[] } {
  if (document.kind === 'invoice') return { invoice: document.invoice }
  if (document.kind === 'draft') {
    const parsed = draftSchema.safeParse(document.draft)
    return parsed.success ? { invoice: renderableDraft(parsed.data) } : { faults: [] }
  }
  const read = readInvoice(document.text)
  if (read.ok) return { invoice: read.invoice }
  const hasTexts = read.issues.every(
    ({ code, message }) => /^[a-z_]+$/.test(code) && /\w.*[.:]/s.test(textOf(message)),
  )
  return {
    faults: read.issues.length > 0 && hasTexts ? [] : [`not in words: ${JSON.stringify(read.issues)}`],
  }
}

function faultsOfRender(
  invoice: RenderableInvoice,
  { template }: FuzzDocument,
  isThorough: boolean,
): string[] {
  const { list, logo, date, warnings } = layOutInvoice(invoice, template, { watermark: 'TEST' })
  const tools = { logo, shaper, hyphenate, encode: encodeQrCode }
  // at the spacing level of the document, because closer lines make the footer lower
  const { context } = layOutPages(
    brandTemplate(template, invoice).template,
    bindFields(invoice),
    tools,
    createLayoutCache(),
  )
  const bytes = paint(list, logo, date)
  const pages = pagesIn(bytes)
  const faults = [...layoutProblems(list, template, context.frame), ...missingFields(list, template, invoice)]
  if (pages !== list.pageCount) faults.push(`the file has ${pages} pages, not ${list.pageCount}`)
  if (warnings.some(({ message }) => !/\w.*\.$/s.test(textOf(message))))
    faults.push('a warning is not a sentence')
  if (!isThorough || !hasTool('qpdf')) return faults
  checkStructure(bytes)
  const file = readObjects(bytes)
  return [...faults, ...structureProblems(file), ...accessibilityProblems(file)]
}

/** Counts the pages by the objects of the file; -1 if the file structure is broken. */
function pagesIn(bytes: Uint8Array): number {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const [, start = ''] = /startxref\n(\d+)\n%%EOF\n$/.exec(file.toString('latin1', file.length - 60)) ?? []
  const isWhole =
    file.toString('latin1', 0, 5) === '%PDF-' &&
    /^\d+ 0 obj/.test(file.toString('latin1', Number(start), Number(start) + 20))
  if (start === '' || !isWhole) return -1
  let pages = 0
  for (let at = file.indexOf('/Type /ObjStm'); at >= 0; at = file.indexOf('/Type /ObjStm', at + 1)) {
    const [head = '', length = ''] =
      /^.*?\/Length (\d+)\s*>>\nstream\n/s.exec(file.toString('latin1', at, at + 300)) ?? []
    const from = at + head.length
    const objects = inflateSync(file.subarray(from, from + Number(length))).toString('latin1')
    pages += objects.match(/\/Type\s*\/Page\b/g)?.length ?? 0
  }
  return pages
}
