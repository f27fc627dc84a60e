import { itemPathOfField, type Region, showsField } from '#core/fields/region.ts'
import type { Operation, Page, Placed } from '../model/display-list.ts'

/**
 * Returns the region of each field, on pages starting at `first`. Lines of one field on one page form one
 * rectangle.
 */
export function regionsOf(pages: readonly Page[], first = 0): Region[] {
  const regions: Region[] = []
  for (const [index, { placed }] of pages.entries()) {
    // region that the next line of the same field extends
    let open: Region | null = null
    for (const { y, box } of placed) {
      for (const operation of box.operations) {
        const found = regionsIn(operation, first + index, y)
        const [region] = found
        if (!region) continue
        // extending a field that shares its line would cover the neighbouring fields
        const isAlone = operation.kind !== 'text' || operation.fields === undefined
        if (isAlone && open?.path === region.path) extend(open, region)
        else {
          regions.push(...found)
          open = isAlone ? region : null
        }
      }
    }
  }
  return regions
}

function regionsIn(operation: Operation, page: number, y: number): Region[] {
  if (operation.kind === 'rectangle' || operation.path === null || operation.width === 0) return []
  const { x, width, path } = operation
  const height = operation.kind === 'text' ? operation.style.leading : operation.height
  const whole = { page, x, y: y + operation.top, width, height, path }
  if (operation.kind !== 'text' || operation.fields === undefined) return [whole]
  return operation.fields.map(field => ({ ...whole, ...field, x: x + field.x }))
}

function extend(region: Region, { x, y, width, height }: Region): void {
  const right = Math.max(region.x + region.width, x + width)
  const bottom = Math.max(region.y + region.height, y + height)
  region.x = Math.min(region.x, x)
  region.y = Math.min(region.y, y)
  region.width = right - region.x
  region.height = bottom - region.y
}

/** Returns the first page (zero-based) that shows a field, or else its line item. */
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
