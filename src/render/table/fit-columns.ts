import type { ItemField } from '../template/field-names.ts'

type Widths = ReadonlyMap<ItemField, number>

/** Minimum share of the table for the description beside numeric columns. */
export const minForDescription = 0.32

/** Minimum share if the numbers would otherwise be illegible. */
export const tightForDescription = 0.2

/** Minimum share when numeric columns get more width than they need. */
export const ampleForDescription = 0.5

export interface Fit {
  /** maximum sum of all widths */
  max: number
  /** maximum sum when columns are only widened */
  ample: number
  /** width that the template prefers for money columns */
  preferred: number
}

/**
 * Computes the widths of numeric columns: natural width, reduced if they exceed the maximum, otherwise widened
 * to the preferred one.
 */
export function fitColumns(natural: Widths, { max, ample, preferred }: Fit): Map<ItemField, number> {
  return widen(narrow(natural, max), preferred, ample)
}

/** Reduces the widest columns first, to one common width. */
function narrow(natural: Widths, available: number): Map<ItemField, number> {
  const ascending = [...natural.values()].sort((a, b) => a - b)
  let rest = available
  let common = Number.POSITIVE_INFINITY
  for (const [index, width] of ascending.entries()) {
    const fair = rest / (ascending.length - index)
    if (width > fair) {
      common = fair
      break
    }
    rest -= width
  }
  return new Map([...natural].map(([field, width]) => [field, Math.min(width, common)]))
}

function widen(widths: Widths, preferred: number, available: number): Map<ItemField, number> {
  const wider = new Map(widths)
  for (const field of ['amount', 'unit_price'] as const) {
    const width = wider.get(field)
    if (width === undefined) continue
    const spare = Math.max(0, available - sumOf(wider))
    wider.set(field, Math.max(width, Math.min(preferred, width + spare)))
  }
  return wider
}

const sumOf = (widths: Widths) => [...widths.values()].reduce((sum, width) => sum + width, 0)
