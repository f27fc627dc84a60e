import type { Placed } from './display-list.ts'

/** The first page that shows a field, or the line item that holds it, from 0. */
export function pageOfField(path: string, bodies: readonly Placed[][]): number | null {
  const line = /^items\[\d+\]/.exec(path)?.[0]
  const isShown = (shown: string | null) => shown === path || (line !== undefined && shown === line)
  const page = bodies.findIndex(placed =>
    placed.some(({ box }) =>
      box.operations.some(operation => operation.kind !== 'rectangle' && isShown(operation.path)),
    ),
  )
  return page === -1 ? null : page
}
