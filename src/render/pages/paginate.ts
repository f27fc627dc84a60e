import { type Box, emptyBox, type Placed } from '../model/display-list.ts'
import { createCutter } from './cut-box.ts'
import type { PageFrame } from './layout-context.ts'
import { PageFiller } from './page-filler.ts'
import type { BlockSegment, Segment, TableSegment, TotalsSegment } from './segments.ts'

/**
 * Distributes the segments over pages.
 *
 * - A row that does not fit moves to the next page, below a repeated head; only a row higher than a page is split.
 * - A head is always followed by a row on its page, a repeated head by at least two, unless only one fits.
 * - A heading is on the page of the row below it.
 * - Totals stay together. If they would start a page alone, the last two rows move with them; if these cannot, the
 *   subtotal is carried forward above them. Totals higher than a page are split, with the subtotal carried forward
 *   onto each further page.
 * - Text below the totals continues on further pages without widows and orphans (`cut-box.ts`).
 */
export function paginate(segments: readonly Segment[], frame: PageFrame): Placed[][] {
  const filler = new PageFiller(frame)
  let table: FilledTable = { tail: null, lastPage: null }
  for (const segment of segments) {
    if (segment.kind === 'table') table = fillTable(segment, filler)
    else if (segment.kind === 'totals') fillTotals(segment, table, filler)
    else {
      fillBlock(segment, filler)
      table = { ...table, tail: null }
    }
  }
  return filler.pages
}

interface FilledTable {
  /** rows that may move with the totals; `null` if too few rows would remain */
  tail: { head: Box; rows: readonly Box[] } | null
  /** index of the page with the last row, plus one; `null` if there are no rows */
  lastPage: number | null
}

/** Minimum rows below a repeated head, if the page has space for them. */
const minRows = 2

/**
 * Blocks up to this share of a page move as a whole, unless they contain only text; higher ones are split at
 * the page end.
 */
const largeShare = 1 / 3

function fillBlock({ box, space, bleeds, flows }: BlockSegment, filler: PageFiller): void {
  if (bleeds) filler.startAtEdge()
  const movesWhole = !flows && box.height <= filler.bodyHeight * largeShare
  if (movesWhole && !filler.fits(box.height, space)) filler.startPage()
  filler.placeSplit(box, space)
}

function fillTable(table: TableSegment, filler: PageFiller): FilledTable {
  const { head, rows, space, keepsWithNext } = table
  const repeated = repeatableBox(head, filler)
  const maxRowHeight = filler.bodyHeight - repeated.height
  if (!filler.isPageEmpty && !fitsWithRow(table, maxRowHeight, filler)) filler.startPage()
  let isFirstBelowHead = filler.isPageEmpty && repeated === head
  filler.placeSplit(head, space)

  let onPage: number[] = []
  let isRepeated = false
  const repeatHead = () => {
    filler.place(repeated)
    onPage = []
    isRepeated = true
  }
  /** Returns the last rows of the page, with the rows that must stay with them, if enough others remain. */
  const lastRows = (count: number): readonly number[] => {
    let from = onPage.length - count
    while (from > 0 && keepsWithNext(onPage[from - 1] ?? 0)) from -= 1
    return from >= (isRepeated ? minRows : 1) ? onPage.slice(from) : []
  }
  const boxesOf = (indexes: readonly number[]) => indexes.flatMap(index => rows[index] ?? [])
  for (const [index, row] of rows.entries()) {
    const isWhole = row.height <= maxRowHeight
    if (isWhole && !filler.fits(heightTogether(table, index, maxRowHeight))) {
      const after = rows[index + 1]
      const wouldStandAlone = !after || row.height + after.height > maxRowHeight
      const last = wouldStandAlone ? lastRows(1) : []
      const moved = heightOf([...boxesOf(last), row]) <= maxRowHeight ? last : []
      for (const _ of moved) filler.removeLast()
      filler.startPage()
      repeatHead()
      for (const box of boxesOf(moved)) filler.place(box)
      onPage.push(...moved)
    }
    filler.placeSplit(row, 0, repeatHead, isFirstBelowHead)
    isFirstBelowHead = false
    if (isWhole) onPage.push(index)
    // the last part of a split row cannot be removed as a whole
    else onPage = []
  }
  const tail = boxesOf(lastRows(minRows))
  return {
    tail: tail.length === 0 ? null : { head: repeated, rows: tail },
    lastPage: rows.length > 0 ? filler.pages.length : null,
  }
}

/** Returns the height of a row and of the next rows that it must stay with, if a page has room for them. */
function heightTogether({ rows, keepsWithNext }: TableSegment, from: number, maxHeight: number): number {
  const own = rows[from]?.height ?? 0
  let height = own
  for (let at = from; keepsWithNext(at) && at + 1 < rows.length; at += 1) {
    height += rows[at + 1]?.height ?? 0
    if (height > maxHeight) return own
  }
  return height
}

/** Whether the head fits here together with its first row, or with a part of a row higher than a page. */
function fitsWithRow(table: TableSegment, maxRowHeight: number, filler: PageFiller): boolean {
  const { head, space, rows } = table
  const [row = emptyBox] = rows
  if (row.height <= maxRowHeight)
    return filler.fits(head.height + heightTogether(table, 0, maxRowHeight), space)
  return createCutter(row).take(filler.remainingHeight(space) - head.height) !== null
}

/** Returns an empty box for one that is too high to repeat on each page. */
function repeatableBox(box: Box, { bodyHeight }: PageFiller): Box {
  return box.height <= bodyHeight * largeShare ? box : emptyBox
}

function fillTotals(totals: TotalsSegment, { tail, lastPage }: FilledTable, filler: PageFiller): void {
  const { box, space } = totals
  const carriedForward = repeatableBox(totals.carriedForward, filler)
  const isBelowRows = lastPage === null || lastPage === filler.pages.length
  const fitsAPage = carriedForward.height + box.height <= filler.bodyHeight
  let isAtTop = filler.isPageEmpty
  let gap = space
  const carryForward = (above: number) => {
    filler.place(carriedForward, above)
    gap = 0
  }
  if (filler.fits(box.height + (isBelowRows ? 0 : carriedForward.height), space)) {
    if (!isBelowRows) carryForward(space)
  } else if (tail && heightOf([tail.head, ...tail.rows, box]) + space <= filler.bodyHeight) {
    for (const _ of tail.rows) filler.removeLast()
    filler.startPage()
    for (const each of [tail.head, ...tail.rows]) filler.place(each)
  } else if (fitsAPage || !isBelowRows) {
    filler.startPage()
    carryForward(0)
    isAtTop = true
  }
  const carriedAgain = repeatableBox(totals.carriedAgain, filler)
  filler.placeSplit(box, gap, () => filler.place(carriedAgain), isAtTop)
}

const heightOf = (boxes: readonly Box[]): number => boxes.reduce((sum, { height }) => sum + height, 0)
