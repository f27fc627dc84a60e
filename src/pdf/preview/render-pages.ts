import type { Issue } from '#core/errors/issue.ts'
import type { RenderableInvoice } from '#core/invoice/renderable-invoice.ts'
import type { Region } from '#core/region.ts'
import type { LayoutMemory } from '#render/layout-cache.ts'
import type { Template } from '#render/template/template.ts'
import { layOutInvoice } from '../document/lay-out-invoice.ts'
import type { FaceCodesCache } from '../painting/face-codes.ts'
import { paint } from '../painting/paint.ts'

export interface WantedPages {
  first: number
  last: number
  /** path of a field whose page is asked for */
  field: string | null
}

/** Some pages of a marked document as a PDF of their own, with what is true of the whole. */
export interface RenderedPages {
  bytes: Uint8Array<ArrayBuffer>
  /** of the first page in `bytes`, from 0 */
  first: number
  /** the last page in `bytes` */
  last: number
  pageCount: number
  size: { width: number; height: number }
  regions: Region[]
  warnings: Issue[]
  fieldPage: number | null
}

/** What is left of the pages before for the next. */
export interface PageCache {
  layout: LayoutMemory
  codes: FaceCodesCache
}

/** Made at a keystroke and read once, so nothing is spent on a small file or on its structure. */
const previewFile = { compress: false, tagged: false }

/** The pages are those of the whole file: the same display list, of which only these are painted. */
export function renderPages(
  invoice: RenderableInvoice,
  template: Template,
  { first, last, field }: WantedPages,
  { layout: cache, codes }: PageCache,
): RenderedPages {
  const pages = { first, last, field }
  const { list, logo, date, warnings } = layOutInvoice(invoice, template, {
    mark: 'TEST',
    memory: cache,
    pages,
  })
  return {
    bytes: paint(list, logo, date, { ...previewFile, codes }),
    first: list.first,
    last: list.first + list.pages.length - 1,
    pageCount: list.pageCount,
    size: { width: list.width, height: list.height },
    regions: list.regions,
    warnings,
    fieldPage: list.fieldPage,
  }
}
