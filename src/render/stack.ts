import { type Box, emptyBox, type Operation } from './display-list.ts'

/** A box with the room above it that it asks for where it does not come first. */
export interface Stacked {
  box: Box
  space: number
}

/** Boxes one below the other; empty ones take no room and no space. */
export function stack(parts: readonly Stacked[]): Box {
  const filled = parts.filter(({ box }) => !isEmpty(box))
  if (filled.length === 0) return emptyBox
  const operations: Operation[] = []
  let height = 0
  for (const [index, { box, space }] of filled.entries()) {
    if (index > 0) height += space
    operations.push(...box.operations.map(operation => ({ ...operation, top: operation.top + height })))
    height += box.height
  }
  return { height, operations }
}

/** Boxes on top of one another, as high as the highest. */
export function overlay(boxes: readonly Box[]): Box {
  return {
    height: Math.max(0, ...boxes.map(box => box.height)),
    operations: boxes.flatMap(box => box.operations),
  }
}

export const lowered = ({ height, operations }: Box, by: number): Box => ({
  height: height + by,
  operations:
    by === 0 ? operations : operations.map(operation => ({ ...operation, top: operation.top + by })),
})

export const isEmpty = (box: Box): boolean => box.operations.length === 0
