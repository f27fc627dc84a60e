import type { Box } from './display-list.ts'
import type { ItemField } from './template/field-names.ts'

/**
 * What one layout of a document leaves for the next, so that a keystroke costs the line that it changed and not the
 * thousands that it did not. A layout with a memory and one without come to the same pages.
 */
export interface LayoutMemory {
  /** of one spacing level: a document is laid out at several of them when one of them may save a page */
  table(level: number): TableMemory
  /** whether any text so far holds a character that no face has; as long as none does, nobody has to look for one */
  missesGlyphs: boolean
}

export interface TableMemory {
  column(field: ItemField): PerLine<MeasuredCell>
  rows: PerLine<Box>
}

export interface MeasuredCell {
  text: string
  /** unbroken, as the text itself has them */
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
 * A value for each line item: made, or kept from the last time where the same item stands in the same place.
 * @param key everything that the values follow from beside the item and its place
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
    // the last line of a table may look different from the others
    const [last, lastBefore] = [items.length - 1, before ? before.items.length - 1 : -1]
    for (let index = 0; index <= last; index += 1) {
      const isKept = before?.items[index] === items[index] && (index === last) === (index === lastBefore)
      if (!isKept || values[index] === undefined) values[index] = make(index)
    }
    known = { key, items, values }
    return values
  }
}
