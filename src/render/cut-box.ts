import type { Box, Operation } from './display-list.ts'

/**
 * Parts a box from top to bottom, a page at a time, in time linear in its operations. A cut goes where no line of
 * text and no picture is divided; fills and rules are cut in two.
 */
export interface BoxCutter {
  /** height of what is still there */
  readonly height: number
  /** as much as fits, or `null` when not even the first line does */
  take(room: number): Box | null
  /** all that is still there */
  rest(): Box
}

/** Positions are sums of floats. */
const slack = 0.01

export function createCutter(box: Box): BoxCutter {
  const operations = box.operations.toSorted((a, b) => a.top - b.top)
  // begun operations that reach below the last cut, and those from `next` on, are still to be placed
  let begun: Operation[] = []
  let next = 0
  let above = 0

  function rest(): Box {
    const left = [...begun, ...operations.slice(next)]
    return { height: box.height - above, operations: left.map(each => moved(each, above)) }
  }

  function take(room: number): Box | null {
    const edge = above + room
    while (next < operations.length && (operations[next]?.top ?? 0) < edge - slack) {
      const operation = operations[next]
      if (operation) begun.push(operation)
      next += 1
    }
    const cut = highestCut(begun, edge)
    if (cut === null) return null
    const taken: Operation[] = []
    const remaining: Operation[] = []
    for (const operation of begun) {
      const bottom = bottomOf(operation)
      if (bottom <= cut + slack) taken.push(moved(operation, above))
      else if (operation.top >= cut - slack) remaining.push(operation)
      else if (operation.kind === 'rectangle') {
        taken.push(moved({ ...operation, height: cut - operation.top }, above))
        remaining.push({ ...operation, top: cut, height: bottom - cut })
      }
    }
    const height = cut - above
    begun = remaining
    above = cut
    return { height, operations: taken }
  }

  return {
    get height() {
      return box.height - above
    },
    take,
    rest,
  }
}

/** The lowest position down to the edge that runs through nothing that must stay whole. */
function highestCut(operations: readonly Operation[], edge: number): number | null {
  const whole = operations.filter(operation => operation.kind !== 'rectangle')
  const fromBottom = whole.toSorted((a, b) => bottomOf(b) - bottomOf(a))
  let cut = edge
  for (const operation of fromBottom) {
    if (bottomOf(operation) > cut + slack && operation.top < cut - slack) cut = operation.top
  }
  return whole.some(operation => bottomOf(operation) <= cut + slack) ? cut : null
}

const moved = (operation: Operation, up: number): Operation => ({ ...operation, top: operation.top - up })

function bottomOf(operation: Operation): number {
  return operation.top + (operation.kind === 'text' ? operation.style.leading : operation.height)
}
