import type { Box, Operation } from './display-list.ts'
import type { List, Pair } from './structure.ts'

/** Makes each box that it is given a pair of the same list: what stands in it as a label, and what that labels. */
export function listPairs(): (box: Box) => Box {
  const list: List = { kind: 'list', within: null }
  return box => {
    const within: Pair = { kind: 'pair', within: list }
    const [label, value] = [{ within }, { within }]
    const operations = box.operations.map(
      (operation): Operation =>
        operation.kind === 'text'
          ? { ...operation, piece: operation.role === 'label' ? label : value }
          : operation,
    )
    return { ...box, operations }
  }
}
