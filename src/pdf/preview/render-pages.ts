import type { Issue } from '#core/errors/issue.ts'
import type { RenderableInvoice } from '#core/invoice/renderable-invoice.ts'
import type { Region } from '#core/region.ts'
import type { LayoutCache } from '#render/layout-cache.ts'
import type { Template } from '#render/template/template.ts'
import { layOutInvoice } from '../document/lay-out-invoice.ts'
import type { FaceCodesCache } from '../painting/face-codes.ts'
import { paint } from '../painting/paint.ts'

export interface WantedPages {
  first: number
  last: number
  /** path of a field whose page is requested */
  field: string | null
}

/** Some pages of a watermarked document as a PDF, with properties of the whole document. */
export interface RenderedPages {
  bytes: Uint8Array<ArrayBuffer>
  /** zero-based number of the first page in `bytes` */
  first: number
  /** zero-based number of the last page in `bytes` */
  last: number
  pageCount: number
  size: { width: number; height: number }
  regions: Region[]
  warnings: Issue[]
  fieldPage: number | null
}

/** Caches of one draft between previews. */
export interface PageCache {
  layout: LayoutCache
  codes: FaceCodesCache
}

/** A preview file is read once, so neither compression nor tags are worth their time. */
const previewFile = { compress: false, tagged: false }

/** Renders pages of the display list of the whole document, so that they equal those of the final file. */
export function renderPages(
  invoice: RenderableInvoice,
  template: Template,
  { first, last, field }: WantedPages,
  { layout: cache, codes }: PageCache,
): RenderedPages {
  const pages = { first, last, field }
  const { list, logo, date, warnings } = layOutInvoice(invoice, template, {
    watermark: 'TEST',
    cache,
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
