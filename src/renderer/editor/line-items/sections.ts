import type { DraftItem } from '#core/draft/draft.ts'
import { trimBlankItems } from '#core/draft/draft-fields.ts'

type Items = readonly DraftItem[]

export type Step = 'up' | 'down'

const isHeading = (item: DraftItem | undefined): boolean => item?.kind === 'heading'

/** The row after a section: the next heading, or the row after the last line that is not blank. */
function endOfSection(items: Items, row: number): number {
  const next = items.findIndex((item, at) => at > row && isHeading(item))
  return next === -1 ? Math.max(trimBlankItems(items).length, row + 1) : next
}

/** Number of rows that move with a row: a heading moves with the lines of its section. */
export const movedRows = (items: Items, row: number): number =>
  isHeading(items[row]) ? endOfSection(items, row) - row : 1

/**
 * Row before which a step moves a line, or a heading with its section; `null` at the edge. A heading skips the whole
 * neighbouring section. Lines above the first heading also form a section.
 */
export function gapAfterStep(items: Items, row: number, step: Step): number | null {
  if (!isHeading(items[row])) {
    const gap = step === 'up' ? row - 1 : row + 2
    return gap < 0 || gap > items.length ? null : gap
  }
  if (step === 'up') {
    const above = items.findLastIndex((item, at) => at < row && isHeading(item))
    return row === 0 ? null : Math.max(above, 0)
  }
  const end = endOfSection(items, row)
  return isHeading(items[end]) ? endOfSection(items, end) : null
}
