import type { Box, Placed } from '../model/display-list.ts'
import { createCutter } from './cut-box.ts'
import type { PageFrame } from './layout-context.ts'

/** Tolerance in points: positions are sums of floats. */
const slack = 0.01

/** Places boxes on pages from top to bottom. The rules of pagination are in `paginate.ts`. */
export class PageFiller {
  readonly pages: Placed[][] = [[]]
  readonly bodyHeight: number
  readonly #frame: PageFrame
  #y: number

  constructor(frame: PageFrame) {
    this.#frame = frame
    this.#y = frame.top
    this.bodyHeight = frame.bottom - frame.top
  }

  get isPageEmpty(): boolean {
    return this.#page.length === 0
  }

  /** remaining height of the body; space above a box is dropped at the top of a page */
  remainingHeight(space: number): number {
    return this.#frame.bottom - this.#y - (this.isPageEmpty ? 0 : space)
  }

  fits(height: number, space = 0): boolean {
    return height <= this.remainingHeight(space) + slack
  }

  place(box: Box, space = 0): void {
    if (box.height === 0 && box.operations.length === 0) return
    if (!this.isPageEmpty) this.#y += space
    this.#page.push({ y: this.#y, box })
    this.#y += box.height
  }

  removeLast(): Box | undefined {
    const taken = this.#page.pop()
    if (taken) this.#y = taken.y
    return taken?.box
  }

  startPage(): void {
    this.pages.push([])
    this.#y = this.#frame.top
  }

  /** Lets the next box start at the edge of the first page. */
  startAtEdge(): void {
    if (this.isPageEmpty && this.pages.length === 1) this.#y = 0
  }

  /**
   * Places a box and splits it over further pages if needed. If a further page would offer no more height than
   * this one, the box starts here, however little fits.
   */
  placeSplit(
    box: Box,
    space = 0,
    afterNewPage: () => void = () => undefined,
    hasWholePage: boolean = this.isPageEmpty,
  ): void {
    if (this.fits(box.height, space)) {
      this.place(box, space)
      return
    }
    const cutter = createCutter(box)
    let gap = space
    let isWholePageFree = hasWholePage
    while (!this.fits(cutter.height, gap)) {
      const part = cutter.take(this.remainingHeight(gap), isWholePageFree)
      // a line higher than a page: a further page would not help
      if (!part && isWholePageFree) break
      if (part) this.place(part, gap)
      if (cutter.height <= slack) return
      this.startPage()
      afterNewPage()
      isWholePageFree = true
      gap = 0
    }
    this.place(cutter.rest(), gap)
  }

  get #page(): Placed[] {
    return this.pages.at(-1) ?? []
  }
}
