import type { Box, Placed } from './display-list.ts'
import type { BlockSegment, Segment, TableSegment, TotalsSegment } from './flow.ts'
import type { PageFrame } from './sheet.ts'
import { splitBox } from './split-box.ts'

/**
 * Deals the segments onto pages.
 *
 * - A row moves whole to the next page, below a repeated head; only one that is taller than a page is split.
 * - A head never stands without a row below it.
 * - The totals stay together. Where they would begin a page alone, the last row comes with them; where it
 *   cannot, the subtotal is carried forward above them.
 * - Text below the totals flows on from page to page.
 */
export function paginate(segments: readonly Segment[], frame: PageFrame): Placed[][] {
  const pages = new PageFiller(frame)
  for (const segment of segments) {
    if (segment.kind === 'table') fillTable(segment, pages)
    else if (segment.kind === 'totals') fillTotals(segment, pages)
    else fillBlock(segment, pages)
  }
  return pages.all
}

/** Positions are sums of floats. */
const slack = 0.01

/** A block this much of a page high may be parted; a smaller one moves as a whole. */
const largeShare = 1 / 3

class PageFiller {
  readonly all: Placed[][] = [[]]
  readonly #frame: PageFrame
  #y: number
  /** the whole row that was placed last on this page, and the head above it */
  lastRow: { head: Box; isOnlyRow: boolean } | null = null

  constructor(frame: PageFrame) {
    this.#frame = frame
    this.#y = frame.top
  }

  get #page(): Placed[] {
    return this.all.at(-1) ?? []
  }

  get isFresh(): boolean {
    return this.#page.length === 0
  }

  get isFirstPage(): boolean {
    return this.all.length === 1
  }

  get bodyHeight(): number {
    return this.#frame.bottom - this.#frame.top
  }

  get room(): number {
    return this.#frame.bottom - this.#y
  }

  /** what fits below the space that is kept from what stands above */
  roomAfter(space: number): number {
    return this.isFresh ? this.room : this.room - space
  }

  place(box: Box, space = 0): void {
    if (!this.isFresh) this.#y += space
    this.#page.push({ y: this.#y, box })
    this.#y += box.height
  }

  startAtEdge(): void {
    this.#y = 0
  }

  turn(): void {
    this.all.push([])
    this.#y = this.#frame.top
    this.lastRow = null
  }

  takeBack(): Box | undefined {
    const taken = this.#page.pop()
    if (taken) this.#y = taken.y
    return taken?.box
  }

  /** Places as much as fits, and the rest on as many pages as it needs. */
  placeParted(box: Box, space = 0, beforeEach?: () => void): void {
    let rest = box
    let gap = space
    while (rest.height > this.roomAfter(gap) + slack) {
      const parts = splitBox(rest, this.roomAfter(gap))
      const isPageUnused = this.isFresh || (beforeEach !== undefined && this.room >= this.bodyHeight - slack)
      if (parts) {
        this.place(parts[0], gap)
        rest = parts[1]
      } else if (isPageUnused) break
      this.turn()
      beforeEach?.()
      gap = 0
      if (!parts && rest.height > this.room + slack && splitBox(rest, this.room) === null) break
    }
    this.place(rest, gap)
  }
}

function fillBlock({ box, space, bleeds }: BlockSegment, pages: PageFiller): void {
  if (bleeds && pages.isFresh && pages.isFirstPage) pages.startAtEdge()
  if (box.height <= pages.roomAfter(space) + slack) return pages.place(box, space)
  if (box.height <= pages.bodyHeight * largeShare) pages.turn()
  pages.placeParted(box, space)
}

function fillTable({ head, rows, space }: TableSegment, pages: PageFiller): void {
  // a head that leaves its rows no room is not worth repeating
  const repeated = head.height <= pages.bodyHeight / 3 ? head : null
  const roomOnFresh = pages.bodyHeight - (repeated?.height ?? 0)
  const first = Math.min(rows[0]?.height ?? 0, roomOnFresh)
  if (!pages.isFresh && head.height + first > pages.roomAfter(space) + slack) pages.turn()
  pages.placeParted(head, space)

  let rowsOnPage = 0
  const turn = () => {
    pages.turn()
    if (repeated) pages.place(repeated)
    rowsOnPage = 0
  }
  for (const row of rows) {
    if (row.height <= roomOnFresh + slack) {
      if (row.height > pages.room + slack) turn()
      pages.place(row)
      rowsOnPage += 1
      pages.lastRow = { head: repeated ?? { height: 0, operations: [] }, isOnlyRow: rowsOnPage === 1 }
    } else {
      pages.placeParted(row, 0, () => {
        if (repeated) pages.place(repeated)
        rowsOnPage = 0
      })
      rowsOnPage += 1
      pages.lastRow = null
    }
  }
}

function fillTotals({ box, space, carriedForward }: TotalsSegment, pages: PageFiller): void {
  if (box.height <= pages.roomAfter(space) + slack) return pages.place(box, space)
  const { lastRow } = pages
  const row = lastRow && !lastRow.isOnlyRow ? pages.takeBack() : undefined
  if (lastRow && row && lastRow.head.height + row.height + space + box.height <= pages.bodyHeight + slack) {
    pages.turn()
    pages.place(lastRow.head)
    pages.place(row)
    return pages.place(box, space)
  }
  if (row) pages.place(row)
  pages.turn()
  pages.place(carriedForward)
  pages.placeParted(box, space)
}
