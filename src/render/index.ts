import type { RenderableInvoice } from '#core/invoice/renderable-invoice.ts'
import { bindFields } from './bind/bind-fields.ts'
import { languageOf } from './bind/labels.ts'
import { logoIssues } from './blocks/logo-resolution.ts'
import { layOutPages } from './lay-out-pages.ts'
import type { DisplayList, PixelSize, Placed } from './model/display-list.ts'
import { createLayoutCache, type LayoutCache } from './model/layout-cache.ts'
import type { Shaper } from './model/shaper.ts'
import { layOutEdgeBars } from './pages/edge-bars.ts'
import { layOutFooter } from './pages/footer.ts'
import type { EncodeCode, LayoutContext } from './pages/layout-context.ts'
import { mirrorPages } from './pages/mirror.ts'
import { pageOfField, regionsOf } from './pages/regions.ts'
import { addWatermark, type WatermarkWord } from './pages/watermark.ts'
import { brandTemplate } from './template/brand.ts'
import type { Template } from './template/template.ts'
import { directionOf, languageTagOf } from './text/document-language.ts'
import { withExtractableMinus } from './text/document-minus.ts'
import type { Hyphenate } from './text/hyphenation.ts'
import { missingGlyphsIn, trackMissingGlyphs } from './text/missing-glyphs.ts'

export interface LayoutTools {
  watermark: WatermarkWord | null
  shaper: Shaper
  /** hyphenates words wider than a line */
  hyphenate: Hyphenate
  /** size of the logo, if it is a valid picture */
  logo: PixelSize | null
  /** encodes a QR code; called only for documents that contain one */
  encode: EncodeCode
  /** results of earlier layouts of the same document */
  cache?: LayoutCache
  /** all pages by default */
  pages?: PageRange
}

/** Zero-based, both ends included; numbers beyond the last page mean the last page. */
export interface PageRange {
  first: number
  last: number
  /** path of a field whose page is requested */
  field: string | null
}

/** A display list of some or all pages, with properties of the whole document. */
export interface Layout extends DisplayList {
  /** zero-based number of the first page in the list */
  first: number
  pageCount: number
  /** page of the requested field */
  fieldPage: number | null
}

const allPages: PageRange = { first: 0, last: Number.POSITIVE_INFINITY, field: null }

/**
 * Lays out an invoice with a template as pages of drawing operations. Pure: no clock, files or randomness, so
 * that preview and service cannot differ. A page is the same whether it is requested alone or with others.
 */
export function layOut(
  invoice: RenderableInvoice,
  template: Template,
  {
    watermark,
    shaper: fontShaper,
    hyphenate,
    logo,
    encode,
    cache = createLayoutCache(),
    pages: range = allPages,
  }: LayoutTools,
): Layout {
  const shaper = withExtractableMinus(trackMissingGlyphs(fontShaper, cache))
  const bound = bindFields(invoice)
  const branded = brandTemplate(template, invoice)
  const { context, segments, bodies } = layOutPages(
    branded.template,
    bound,
    { logo, shaper, hyphenate, encode },
    cache,
  )
  const [first, last] = clampRange(range, bodies.length)
  const complete = withHeaderAndFooter(bodies, first, last, context)
  const mirrored =
    directionOf(bound.locale) === 'rtl' ? mirrorPages(complete, bodies, context.frame.width) : complete
  const pages = addWatermark(mirrored, watermark, context.frame, shaper)
  return {
    title: bound.title,
    number: invoice.invoice_number,
    language: languageTagOf(bound.locale),
    labelLanguage: languageOf(bound.locale),
    width: context.frame.width,
    height: context.frame.height,
    first,
    pageCount: bodies.length,
    pages,
    // computed lazily; only the preview needs regions
    get regions() {
      return regionsOf(pages, first)
    },
    warnings: [
      ...logoIssues(segments),
      ...branded.issues,
      ...(cache.hasMissingGlyphs ? missingGlyphsIn([...complete, ...bodies].flat()) : []),
    ],
    fieldPage: range.field === null ? null : pageOfField(range.field, bodies),
  }
}

function clampRange({ first, last }: PageRange, count: number): [first: number, last: number] {
  return [Math.min(first, count - 1), Math.min(last, count - 1)]
}

/** Adds header bars and footer to the pages, now that the page count is known. */
function withHeaderAndFooter(
  bodies: readonly Placed[][],
  first: number,
  last: number,
  context: LayoutContext,
): Placed[][] {
  return bodies.slice(first, last + 1).map((body, index) => {
    const page = first + index + 1
    const footer = layOutFooter(page, bodies.length, context)
    return [...layOutEdgeBars(page, context), ...body, ...(footer ? [footer] : [])]
  })
}
