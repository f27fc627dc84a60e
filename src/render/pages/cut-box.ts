import type { Box, Operation } from '../model/display-list.ts'
import { createReadingOrder } from './reading-order.ts'

/**
 * Splits a box from top to bottom over pages, in linear time. Lines of text and pictures are never split; fills
 * and rules are cut.
 */
export interface BoxCutter {
  /** height of the remaining part */
  readonly height: number
  /**
   * Returns as much as fits, or `null` if too little fits to start here.
   * @param isLastChance whether a further page would offer no more height, so that any part is better than none
   */
  take(room: number, isLastChance?: boolean): Box | null
  /** the whole remaining part */
  rest(): Box
}

/** Tolerance in points: positions are sums of floats. */
const slack = 0.01

/** Minimum lines at the end of one page and at the start of the next (widows and orphans). */
const minLines = 2

/** Adjacent columns may have no common gap; a clean cut below this share of the height is not used. */
const worthwhileShare = 0.5

/** End of the part on this page and start of the next part; they differ only for a ragged cut. */
interface Cut {
  end: number
  start: number
}

export function createCutter(box: Box): BoxCutter {
  // read once: table rows create operations for each access
  const drawn = box.operations
  const operations = drawn.toSorted((a, b) => a.top - b.top)
  /** cell by cell, not line by line */
  const inReadingOrder = createReadingOrder(drawn)
  const lastWhole = operations.findLastIndex(isWhole)
  // pending: started operations that reach below the last cut, and those from `next` on
  let begun: Operation[] = []
  let next = 0
  let above = 0

  function rest(): Box {
    const left = inReadingOrder([...begun, ...operations.slice(next)])
    return { height: box.height - above, operations: left.map(each => clipped(each, above, box.height)) }
  }

  function begin(edge: number): void {
    while (next < operations.length && (operations[next]?.top ?? 0) < edge - slack) {
      const operation = operations[next]
      if (operation) begun.push(operation)
      next += 1
    }
  }

  /** Whether enough lines would remain for the next page. */
  function leavesEnough(cut: Cut): boolean {
    const tops = new Set<number>()
    for (const operation of begun)
      if (isWhole(operation) && bottomOf(operation) > cut.end + slack) tops.add(operation.top)
    for (let index = next; index < operations.length && tops.size < minLines; index += 1) {
      const operation = operations[index]
      if (operation && isWhole(operation)) tops.add(operation.top)
    }
    return tops.size === 0 || tops.size >= minLines
  }

  function cutFor(edge: number, isLastChance: boolean): Cut | null {
    const whole = begun.filter(isWhole)
    const clean = cleanCut(whole, edge)
    const isWorthwhile =
      clean !== null && (!isLastChance || clean - above >= (edge - above) * worthwhileShare)
    if (isWorthwhile) {
      const cut = { end: clean, start: clean }
      const kept = leavesEnough(cut) ? cut : oneLineLess(whole, cut)
      if (kept !== null && linesUntil(whole, kept.end) >= minLines) return kept
    }
    return isLastChance ? raggedCutFor(whole, edge) : null
  }

  function raggedCutFor(whole: readonly Operation[], edge: number): Cut | null {
    const lowest = raggedCut(whole, edge)
    let cut = lowest
    while (cut && !leavesEnough(cut)) cut = raggedCut(whole, cut.end - 2 * slack)
    return cut ?? lowest
  }

  function take(room: number, isLastChance = false): Box | null {
    begin(above + room)
    if (isLastChance && !begun.some(each => isWhole(each) && bottomOf(each) <= above + room + slack)) {
      // skips empty space above the first line that is higher than a page
      const first = begun.find(isWhole) ?? operations.find((each, index) => index >= next && isWhole(each))
      if (first) above = Math.max(above, first.top)
      begin(above + room)
    }
    const edge = above + room
    const cut = cutFor(edge, isLastChance)
    if (cut === null) return null
    const isLast = !begun.some(each => isWhole(each) && bottomOf(each) > cut.end + slack) && next > lastWhole
    // only background and rules remain: they end here and start no further page
    const end = isLast ? edge : cut.end
    const taken = begun.filter(each =>
      isWhole(each) ? bottomOf(each) <= cut.end + slack : each.top < end - slack,
    )
    const part = {
      height: end - above,
      operations: inReadingOrder(taken).map(each => clipped(each, above, end)),
    }
    begun = isLast ? [] : begun.filter(each => bottomOf(each) > cut.end + slack)
    if (isLast) next = operations.length
    above = isLast ? box.height : cut.start
    return part
  }

  return {
    get height() {
      return box.height - above
    },
    take,
    rest,
  }
}

const isWhole = (operation: Operation): boolean => operation.kind !== 'rectangle'

/** Returns the lowest position above the edge that splits no line or picture, with at least one above it. */
function cleanCut(whole: readonly Operation[], edge: number): number | null {
  const fromBottom = whole.toSorted((a, b) => bottomOf(b) - bottomOf(a))
  let cut = edge
  for (const operation of fromBottom) {
    if (bottomOf(operation) > cut + slack && operation.top < cut - slack) cut = operation.top
  }
  return whole.some(operation => bottomOf(operation) <= cut + slack) ? cut : null
}

/** Cuts each column after its own last line. */
function raggedCut(whole: readonly Operation[], edge: number): Cut | null {
  const fitting = whole.filter(operation => bottomOf(operation) <= edge + slack)
  if (fitting.length === 0) return null
  const others = whole.filter(operation => bottomOf(operation) > edge + slack)
  return {
    end: Math.max(...fitting.map(bottomOf)),
    start: Math.min(edge, ...others.map(operation => operation.top)),
  }
}

/** Returns the clean cut above the last line before this cut. */
function oneLineLess(whole: readonly Operation[], { end }: Cut): Cut | null {
  const tops = whole.filter(operation => bottomOf(operation) <= end + slack).map(operation => operation.top)
  const higher = cleanCut(whole, Math.max(...tops))
  return higher === null ? null : { end: higher, start: higher }
}

/** Counts lines without headings: a heading with a single line below it is not enough. */
function linesUntil(whole: readonly Operation[], end: number): number {
  const lines = whole.filter(each => bottomOf(each) <= end + slack && !isHeading(each))
  return new Set(lines.map(each => each.top)).size
}

const isHeading = (operation: Operation): boolean => operation.kind === 'text' && operation.role === 'heading'

/** Returns a part of a box with positions relative to `top`; background is cut at both ends. */
function clipped(operation: Operation, top: number, bottom: number): Operation {
  if (operation.kind !== 'rectangle') return { ...operation, top: operation.top - top }
  const from = Math.max(operation.top, top)
  return { ...operation, top: from - top, height: Math.min(bottomOf(operation), bottom) - from }
}

function bottomOf(operation: Operation): number {
  return operation.top + (operation.kind === 'text' ? operation.style.leading : operation.height)
}
