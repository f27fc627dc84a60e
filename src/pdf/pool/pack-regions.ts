import type { Region } from '#core/fields/region.ts'

/**
 * Regions as transferable data: five numbers each and one string with all paths, because cloning objects is
 * slow.
 */
export interface PackedRegions {
  numbers: Float64Array<ArrayBuffer>
  paths: string
}

const separator = '\n'
const size = 5

export function packRegions(regions: readonly Region[]): PackedRegions {
  const numbers = new Float64Array(regions.length * size)
  for (const [index, { page, x, y, width, height }] of regions.entries()) {
    numbers.set([page, x, y, width, height], index * size)
  }
  return { numbers, paths: regions.map(({ path }) => path).join(separator) }
}

export function unpackRegions({ numbers, paths }: PackedRegions): Region[] {
  if (numbers.length === 0) return []
  return paths.split(separator).map((path, index) => {
    const [page = 0, x = 0, y = 0, width = 0, height = 0] = numbers.subarray(index * size, (index + 1) * size)
    return { page, x, y, width, height, path }
  })
}
