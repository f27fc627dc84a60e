import type { Box, Operation } from './display-list.ts'

/**
 * Parts a box that is taller than its room. The cut goes where no line of text and no picture is divided; fills
 * and rules are cut in two. `null` when not even the first line fits.
 */
export function splitBox(box: Box, room: number): [Box, Box] | null {
  const cut = highestCut(box, room)
  if (cut <= 0) return null
  const head: Operation[] = []
  const tail: Operation[] = []
  for (const operation of box.operations) {
    const bottom = bottomOf(operation)
    if (bottom <= cut + slack) head.push(operation)
    else if (operation.top >= cut - slack) tail.push({ ...operation, top: operation.top - cut })
    else if (operation.kind === 'rectangle') {
      head.push({ ...operation, height: cut - operation.top })
      tail.push({ ...operation, top: 0, height: bottom - cut })
    }
  }
  return [
    { height: cut, operations: head },
    { height: box.height - cut, operations: tail },
  ]
}

/** Positions are sums of floats. */
const slack = 0.01

/** The lowest position within the room that runs through nothing that must stay whole. */
function highestCut({ operations }: Box, room: number): number {
  const whole = operations
    .filter(operation => operation.kind !== 'rectangle')
    .map(operation => ({ top: operation.top, bottom: bottomOf(operation) }))
    .sort((a, b) => b.bottom - a.bottom)
  let cut = room
  for (const { top, bottom } of whole) {
    if (bottom > cut + slack && top < cut - slack) cut = top
  }
  const isAnythingAbove = whole.some(({ bottom }) => bottom <= cut + slack)
  return isAnythingAbove ? cut : 0
}

function bottomOf(operation: Operation): number {
  return operation.top + (operation.kind === 'text' ? operation.style.leading : operation.height)
}
