import type { Box } from './display-list.ts'
import type { ItemField } from './template/field-names.ts'

/**
 * Results of a layout that the next one can reuse, so that a keystroke costs one line instead of thousands.
 * Layouts with and without a cache produce the same pages.
 */
export interface LayoutMemory {
  /** of one spacing level: a document is laid out at several levels if one of them may save a page */
  table(level: number): TableMemory
  /** whether any text contains a character without a glyph; otherwise the search for them is skipped */
  missesGlyphs: boolean
}

export interface TableMemory {
  column(field: ItemField): PerLine<MeasuredCell>
  rows: PerLine<Box>
}

export interface MeasuredCell {
  text: string
  /** lines of the unwrapped text */
  lineCount: number
  widest: number
}

export function createLayoutMemory(): LayoutMemory {
  const tables = new Map<number, TableMemory>()
  return {
    table(level) {
      const table = tables.get(level) ?? createTableMemory()
      tables.set(level, table)
      return table
    },
    missesGlyphs: false,
  }
}

function createTableMemory(): TableMemory {
  const columns = new Map<ItemField, PerLine<MeasuredCell>>()
  return {
    column(field) {
      const column = columns.get(field) ?? perLine<MeasuredCell>()
      columns.set(field, column)
      return column
    },
    rows: perLine<Box>(),
  }
}

/**
 * Returns a value for each line item, reusing those of items that are unchanged at the same index.
 * @param key everything besides the item and its index that the values depend on
 */
export type PerLine<Value> = (
  key: string,
  items: readonly object[],
  make: (index: number) => Value,
) => readonly Value[]

function perLine<Value>(): PerLine<Value> {
  let known: { key: string; items: readonly object[]; values: readonly Value[] } | null = null
  return (key, items, make) => {
    const before = known?.key === key ? known : null
    const values = before ? before.values.slice(0, items.length) : []
    // the last row may be decorated differently
    const [last, lastBefore] = [items.length - 1, before ? before.items.length - 1 : -1]
    for (let index = 0; index <= last; index += 1) {
      const isKept = before?.items[index] === items[index] && (index === last) === (index === lastBefore)
      if (!isKept || values[index] === undefined) values[index] = make(index)
    }
    known = { key, items, values }
    return values
  }
}
