import type { BoundInvoice } from './bind/bound-invoice.ts'
import { flowBlocks } from './blocks/flow-blocks.ts'
import { createSheet } from './create-layout-context.ts'
import type { Placed } from './display-list.ts'
import type { LayoutMemory } from './layout-cache.ts'
import type { Sheet } from './layout-context.ts'
import { paginate } from './pages/paginate.ts'
import type { Segment } from './pages/segments.ts'
import { measureTable } from './table/measure-table.ts'
import type { BrandedTemplate } from './template/brand.ts'
import { spacingLevels, withSpacing } from './template/spacing.ts'

export interface LaidOutPages {
  sheet: Sheet
  segments: Segment[]
  bodies: Placed[][]
}

/** Only short documents are set closer: in a long one a page more or less is nothing, and each attempt costs. */
const mostPages = 3

/** How much higher than its room a document may be for closer spacing to make it fit. */
const mostSaved = 1.35

/**
 * The pages of a document in the template's own spacing, or in the first closer one that saves a page. Nothing but the
 * invoice and the template decides, so that the preview and the service come to the same.
 */
export function layOutPages(
  template: BrandedTemplate,
  invoice: BoundInvoice,
  tools: Parameters<typeof createSheet>[2],
  memory: LayoutMemory,
): LaidOutPages {
  const layOutAt = (level: number): LaidOutPages => {
    const sheet = createSheet(withSpacing(template, level), invoice, tools)
    const table = memory.table(level)
    const segments = flowBlocks(sheet, measureTable(sheet, table), table)
    return { sheet, segments, bodies: paginate(segments, sheet.frame) }
  }
  const [own = 0, ...closer] = spacingLevels
  const asWritten = layOutAt(own)
  if (!maySavePage(asWritten)) return asWritten
  for (const level of closer) {
    const attempt = layOutAt(level)
    if (attempt.bodies.length < asWritten.bodies.length) return attempt
  }
  return asWritten
}

function maySavePage({ sheet: { frame }, segments, bodies }: LaidOutPages): boolean {
  if (bodies.length < 2 || bodies.length > mostPages) return false
  const room = (frame.bottom - frame.top) * (bodies.length - 1)
  return heightOf(segments) <= room * mostSaved
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
