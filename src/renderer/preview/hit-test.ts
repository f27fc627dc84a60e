import type { Region } from '#core/region.ts'

/** Points around a rectangle that still belong to it: small print is hard to hit. */
const reach = 3

/** The field at a point of a page: the smallest rectangle there, so that a field wins over the line that holds it. */
export function regionAt(x: number, y: number, regions: readonly Region[]): Region | undefined {
  return regions
    .filter(
      region =>
        x >= region.x - reach &&
        x <= region.x + region.width + reach &&
        y >= region.y - reach &&
        y <= region.y + region.height + reach,
    )
    .toSorted((a, b) => a.width * a.height - b.width * b.height)[0]
}
