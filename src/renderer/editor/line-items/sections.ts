import type { DraftItem } from '#core/draft/draft.ts'
import { trimBlankItems } from '#core/draft/draft-fields.ts'

type Items = readonly DraftItem[]

export type Step = 'up' | 'down'

const isHeading = (item: DraftItem | undefined): boolean => item?.kind === 'heading'

/** The row after a section: its next heading, or what follows the last line that is not blank. */
function endOfSection(items: Items, row: number): number {
  const next = items.findIndex((item, at) => at > row && isHeading(item))
  return next === -1 ? Math.max(trimBlankItems(items).length, row + 1) : next
}

/** How many rows move with a row: a heading takes the lines below it along. */
export const movedRows = (items: Items, row: number): number =>
  isHeading(items[row]) ? endOfSection(items, row) - row : 1

/**
 * The row before which a step puts a line, or a heading with its lines; `null` at the edge. A heading passes the whole
 * neighbouring section. Lines above the first heading are a section too.
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
