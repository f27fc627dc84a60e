import { itemPathOfField, type Region, showsField } from '#core/fields/region.ts'

/** Regions that show a field. A field of a line item has one region across its row, as wide as the table. */
export function regionsOfField(field: string, regions: readonly Region[]): Region[] {
  const line = itemPathOfField(field)
  if (line === undefined) return regions.filter(({ path }) => showsField(path, field))
  const row = boundingBox(regions.filter(({ path }) => showsField(path, line)))
  const [table] = boundingBox(regions.filter(({ path }) => itemPathOfField(path) !== undefined))
  return table ? row.map(box => ({ ...box, x: table.x, width: table.width })) : row
}

function boundingBox(regions: readonly Region[]): Region[] {
  const [first] = regions
  if (!first) return []
  const x = Math.min(...regions.map(region => region.x))
  const y = Math.min(...regions.map(region => region.y))
  const right = Math.max(...regions.map(region => region.x + region.width))
  const bottom = Math.max(...regions.map(region => region.y + region.height))
  return [{ ...first, x, y, width: right - x, height: bottom - y }]
}

/** Hit margin around a region in points, because small print is hard to click. */
const hitMargin = 3
/** larger margin in points for line items, whose rows are adjacent */
const lineHitMargin = 9

/**
 * Field at a point of a page: the smallest region there, so that a field takes precedence over its line. Between cells
 * and rows of the table the nearest cell counts.
 */
export function regionAt(x: number, y: number, regions: readonly Region[]): Region | undefined {
  const area = ({ width, height }: Region) => width * height
  const there = regions.filter(
    region => horizontalDistance(x, region) <= hitMargin && verticalDistance(y, region) <= hitMargin,
  )
  if (there.length > 0) return there.toSorted((a, b) => area(a) - area(b))[0]
  return regions
    .filter(
      region => itemPathOfField(region.path) !== undefined && verticalDistance(y, region) <= lineHitMargin,
    )
    .toSorted(
      (a, b) =>
        verticalDistance(y, a) - verticalDistance(y, b) ||
        horizontalDistance(x, a) - horizontalDistance(x, b),
    )[0]
}

const horizontalDistance = (x: number, region: Region): number =>
  Math.max(0, region.x - x, x - region.x - region.width)
const verticalDistance = (y: number, region: Region): number =>
  Math.max(0, region.y - y, y - region.y - region.height)
