import { itemPathOfField, showsField } from '#core/region.ts'
import type { Operation, Placed } from '../display-list.ts'

/** The first page that shows a field, or else the line item that holds it, from 0. */
export function pageOfField(field: string, bodies: readonly Placed[][]): number | null {
  const line = itemPathOfField(field)
  return pageThatShows(field, bodies) ?? (line === undefined ? null : pageThatShows(line, bodies))
}

function pageThatShows(field: string, bodies: readonly Placed[][]): number | null {
  const page = bodies.findIndex(placed =>
    placed.some(({ box }) =>
      box.operations.some(operation => pathsOf(operation).some(path => showsField(path, field))),
    ),
  )
  return page === -1 ? null : page
}

function pathsOf(operation: Operation): string[] {
  if (operation.kind === 'rectangle') return []
  if (operation.kind === 'text' && operation.fields) return operation.fields.map(({ path }) => path)
  return operation.path === null ? [] : [operation.path]
}
