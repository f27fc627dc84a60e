import { lineOfField, type Region, showsField } from '#core/region.ts'

/** The rectangles that show a field; where it is still empty, one around the line item that holds it. */
export function regionsOfField(field: string, regions: readonly Region[]): Region[] {
  const own = regions.filter(({ path }) => showsField(path, field))
  if (own.length > 0) return own
  const line = lineOfField(field)
  return line === undefined ? [] : around(regions.filter(({ path }) => showsField(path, line)))
}

function around(regions: readonly Region[]): Region[] {
  const [first] = regions
  if (!first) return []
  const x = Math.min(...regions.map(region => region.x))
  const y = Math.min(...regions.map(region => region.y))
  const right = Math.max(...regions.map(region => region.x + region.width))
  const bottom = Math.max(...regions.map(region => region.y + region.height))
  return [{ ...first, x, y, width: right - x, height: bottom - y }]
}
