import type { BoundInvoice } from './bind/bound-invoice.ts'
import { flowBlocks } from './blocks/flow-blocks.ts'
import { createLayoutContext } from './create-layout-context.ts'
import type { Placed } from './model/display-list.ts'
import type { LayoutCache } from './model/layout-cache.ts'
import type { LayoutContext } from './pages/layout-context.ts'
import { paginate } from './pages/paginate.ts'
import type { Segment } from './pages/segments.ts'
import { measureTable, type TableColumn } from './table/measure-table.ts'
import type { BrandedTemplate } from './template/brand.ts'
import { spacingLevels, withSpacing } from './template/spacing.ts'

export interface LaidOutPages {
  context: LayoutContext
  segments: Segment[]
  bodies: Placed[][]
}

/**
 * Maximum pages of a document that may use closer spacing: in longer ones a page matters less, and each attempt
 * takes time.
 */
const maxPages = 3

/** Maximum height of a document, relative to the available height, for which closer spacing may save a page. */
const maxSaved = 1.35

/**
 * Lays out a document at the spacing of its template, or at the first closer level that saves a page. Depends
 * on invoice and template only, so that preview and service agree.
 */
export function layOutPages(
  template: BrandedTemplate,
  invoice: BoundInvoice,
  tools: Parameters<typeof createLayoutContext>[2],
  cache: LayoutCache,
): LaidOutPages {
  const [own = 0, ...closer] = spacingLevels
  // widths are the same at every level
  let columns: readonly TableColumn[] | null = null
  const layOutAt = (level: number): LaidOutPages => {
    const context = createLayoutContext(withSpacing(template, level), invoice, tools)
    columns ??= measureTable(context, cache.table(own))
    const segments = flowBlocks(context, columns, cache.table(level))
    return { context, segments, bodies: paginate(segments, context.frame) }
  }
  const asWritten = layOutAt(own)
  if (!maySavePage(asWritten)) return asWritten
  for (const level of closer) {
    const attempt = layOutAt(level)
    if (attempt.bodies.length < asWritten.bodies.length) return attempt
  }
  return asWritten
}

function maySavePage({ context: { frame }, segments, bodies }: LaidOutPages): boolean {
  if (bodies.length < 2 || bodies.length > maxPages) return false
  const room = (frame.bottom - frame.top) * (bodies.length - 1)
  return heightOf(segments) <= room * maxSaved
}

function heightOf(segments: readonly Segment[]): number {
  let height = 0
  for (const segment of segments) {
    height += segment.space
    if (segment.kind !== 'table') height += segment.box.height
    else for (const box of [segment.head, ...segment.rows]) height += box.height
  }
  return height
}
