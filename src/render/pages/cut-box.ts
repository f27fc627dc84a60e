import type { Box, Operation } from '../display-list.ts'

/**
 * Parts a box from top to bottom, a page at a time, in time linear in its operations. No line of text and no
 * picture is ever divided; fills and rules are cut in two.
 */
export interface BoxCutter {
  /** height of what is still there */
  readonly height: number
  /**
   * As much as fits, or `null` when that is too little to begin with here.
   * @param isAllThereIs whether a next page would have no more room, so that anything is better than nothing
   */
  take(room: number, isAllThereIs?: boolean): Box | null
  /** all that is still there */
  rest(): Box
}

/** Positions are sums of floats. */
const slack = 0.01

/** So many lines stay together at the foot of one page and at the head of the next: no widows, no orphans. */
const fewestLines = 2

/** Columns side by side need not have a gap in common; a clean cut above this share of the room is not worth it. */
const worthwhileShare = 0.5

/** Where the part on this page ends, and where that on the next begins: one place, unless the cut is ragged. */
interface Cut {
  end: number
  start: number
}

export function createCutter(box: Box): BoxCutter {
  // asked for once: a row makes them anew each time
  const drawn = box.operations
  const operations = drawn.toSorted((a, b) => a.top - b.top)
  const places = new Map(drawn.map((operation, place) => [operation, place]))
  /** a part is drawn and read in the order of the whole: cell by cell, not line by line */
  const inOrder = (some: readonly Operation[]) =>
    some.toSorted((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0))
  const lastWhole = operations.findLastIndex(isWhole)
  // begun operations that reach below the last cut, and those from `next` on, are still to be placed
  let begun: Operation[] = []
  let next = 0
  let above = 0

  function rest(): Box {
    const left = inOrder([...begun, ...operations.slice(next)])
    return { height: box.height - above, operations: left.map(each => clipped(each, above, box.height)) }
  }

  function begin(edge: number): void {
    while (next < operations.length && (operations[next]?.top ?? 0) < edge - slack) {
      const operation = operations[next]
      if (operation) begun.push(operation)
      next += 1
    }
  }

  /** Whether a line of its own, or two, would be left for the next page. */
  function leavesEnough(cut: Cut): boolean {
    const tops = new Set<number>()
    for (const operation of begun)
      if (isWhole(operation) && bottomOf(operation) > cut.end + slack) tops.add(operation.top)
    for (let index = next; index < operations.length && tops.size < fewestLines; index += 1) {
      const operation = operations[index]
      if (operation && isWhole(operation)) tops.add(operation.top)
    }
    return tops.size === 0 || tops.size >= fewestLines
  }

  function cutFor(edge: number, isAllThereIs: boolean): Cut | null {
    const whole = begun.filter(isWhole)
    const clean = cleanCut(whole, edge)
    const isWorthwhile =
      clean !== null && (!isAllThereIs || clean - above >= (edge - above) * worthwhileShare)
    if (isWorthwhile) {
      const cut = { end: clean, start: clean }
      const kept = leavesEnough(cut) ? cut : oneLineLess(whole, cut)
      if (kept !== null && linesUntil(whole, kept.end) >= fewestLines) return kept
    }
    return isAllThereIs ? raggedCutFor(whole, edge) : null
  }

  function raggedCutFor(whole: readonly Operation[], edge: number): Cut | null {
    const lowest = raggedCut(whole, edge)
    let cut = lowest
    while (cut && !leavesEnough(cut)) cut = raggedCut(whole, cut.end - 2 * slack)
    return cut ?? lowest
  }

  function take(room: number, isAllThereIs = false): Box | null {
    begin(above + room)
    if (isAllThereIs && !begun.some(each => isWhole(each) && bottomOf(each) <= above + room + slack)) {
      // free room above the first line, more than a page has of it
      const first = begun.find(isWhole) ?? operations.find((each, index) => index >= next && isWhole(each))
      if (first) above = Math.max(above, first.top)
      begin(above + room)
    }
    const edge = above + room
    const cut = cutFor(edge, isAllThereIs)
    if (cut === null) return null
    const isLast = !begun.some(each => isWhole(each) && bottomOf(each) > cut.end + slack) && next > lastWhole
    // what is left is only ground and rules: they end with the page and begin no other
    const end = isLast ? edge : cut.end
    const taken = begun.filter(each =>
      isWhole(each) ? bottomOf(each) <= cut.end + slack : each.top < end - slack,
    )
    const part = { height: end - above, operations: inOrder(taken).map(each => clipped(each, above, end)) }
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

/** The lowest position down to the edge that runs through nothing that must stay whole, with something above it. */
function cleanCut(whole: readonly Operation[], edge: number): number | null {
  const fromBottom = whole.toSorted((a, b) => bottomOf(b) - bottomOf(a))
  let cut = edge
  for (const operation of fromBottom) {
    if (bottomOf(operation) > cut + slack && operation.top < cut - slack) cut = operation.top
  }
  return whole.some(operation => bottomOf(operation) <= cut + slack) ? cut : null
}

/** Each column ends with its own last line. */
function raggedCut(whole: readonly Operation[], edge: number): Cut | null {
  const fitting = whole.filter(operation => bottomOf(operation) <= edge + slack)
  if (fitting.length === 0) return null
  const others = whole.filter(operation => bottomOf(operation) > edge + slack)
  return {
    end: Math.max(...fitting.map(bottomOf)),
    start: Math.min(edge, ...others.map(operation => operation.top)),
  }
}

/** The clean cut above the last line before this one. */
function oneLineLess(whole: readonly Operation[], { end }: Cut): Cut | null {
  const tops = whole.filter(operation => bottomOf(operation) <= end + slack).map(operation => operation.top)
  const higher = cleanCut(whole, Math.max(...tops))
  return higher === null ? null : { end: higher, start: higher }
}

/** Headings do not count: one with a single line below it is as lost as the line alone. */
function linesUntil(whole: readonly Operation[], end: number): number {
  const lines = whole.filter(each => bottomOf(each) <= end + slack && !isHeading(each))
  return new Set(lines.map(each => each.top)).size
}

const isHeading = (operation: Operation): boolean => operation.kind === 'text' && operation.role === 'heading'

/** A part of the box, its positions counted from `top`; ground is cut at both ends. */
function clipped(operation: Operation, top: number, bottom: number): Operation {
  if (operation.kind !== 'rectangle') return { ...operation, top: operation.top - top }
  const from = Math.max(operation.top, top)
  return { ...operation, top: from - top, height: Math.min(bottomOf(operation), bottom) - from }
}

function bottomOf(operation: Operation): number {
  return operation.top + (operation.kind === 'text' ? operation.style.leading : operation.height)
}
