import { lineOfField, showsField } from '#core/region.ts'
import type { Placed } from './display-list.ts'

/** The first page that shows a field, or else the line item that holds it, from 0. */
export function pageOfField(field: string, bodies: readonly Placed[][]): number | null {
  const line = lineOfField(field)
  return pageThatShows(field, bodies) ?? (line === undefined ? null : pageThatShows(line, bodies))
}

function pageThatShows(field: string, bodies: readonly Placed[][]): number | null {
  const page = bodies.findIndex(placed =>
    placed.some(({ box }) =>
      box.operations.some(
        operation =>
          operation.kind !== 'rectangle' && operation.path !== null && showsField(operation.path, field),
      ),
    ),
  )
  return page === -1 ? null : page
}
