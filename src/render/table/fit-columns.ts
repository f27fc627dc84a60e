import type { ItemField } from '../template/field-names.ts'

type Widths = ReadonlyMap<ItemField, number>

/** Figures may not push the description below this share of the table. */
export const minForDescription = 0.32

/** Unless they could hardly be read otherwise. */
export const tightForDescription = 0.2

/** What is left of the description when columns of money are given air beyond what their figures need. */
export const ampleForDescription = 0.5

export interface Fit {
  /** what all columns together may take */
  max: number
  /** what they may take when they only want more air */
  ample: number
  /** width that the template likes for columns of money */
  preferred: number
}

/** Widths of the columns of figures: what their widest cells ask, narrowed where that is too much, else with some air. */
export function fitColumns(natural: Widths, { max, ample, preferred }: Fit): Map<ItemField, number> {
  return widen(narrow(natural, max), preferred, ample)
}

/** Takes from the widest first: all columns that are wider than one common width are cut to it. */
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
