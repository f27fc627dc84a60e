import { type Box, emptyBox, type Operation } from './display-list.ts'

/** A box with the space above it, which is dropped for the first box. */
export interface Stacked {
  box: Box
  space: number
}

/** Stacks boxes vertically; empty ones take no space. */
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

/** Overlays boxes; the height is that of the highest. */
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
