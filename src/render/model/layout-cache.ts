import type { ItemField } from '../template/field-names.ts'
import type { Box } from './display-list.ts'

/**
 * Results of a layout that the next one can reuse, so that a keystroke costs one line instead of thousands.
 * Layouts with and without a cache produce the same pages.
 */
export interface LayoutCache {
  /** of one spacing level: a document is laid out at several levels if one of them may save a page */
  table(level: number): TableCache
  /** whether any text contains a character without a glyph; otherwise the search for them is skipped */
  hasMissingGlyphs: boolean
}

export interface TableCache {
  column(field: ItemField): ItemCache<MeasuredCell>
  rows: ItemCache<Box>
}

export interface MeasuredCell {
  text: string
  /** lines of the unwrapped text */
  lineCount: number
  widest: number
}

export function createLayoutCache(): LayoutCache {
  const tables = new Map<number, TableCache>()
  return {
    table(level) {
      const table = tables.get(level) ?? createTableCache()
      tables.set(level, table)
      return table
    },
    hasMissingGlyphs: false,
  }
}

function createTableCache(): TableCache {
  const columns = new Map<ItemField, ItemCache<MeasuredCell>>()
  return {
    column(field) {
      const column = columns.get(field) ?? createItemCache<MeasuredCell>()
      columns.set(field, column)
      return column
    },
    rows: createItemCache<Box>(),
  }
}

/** Values of other lines that the value of a line depends on. */
export type LineContext = number | string

/** The lines of an invoice, reduced to what cached values depend on. */
export interface CachedLines {
  /** an unchanged line is the same object as before */
  items: readonly object[]
  lineContexts: readonly LineContext[]
}

/**
 * Returns a value for each line, reusing those of lines that are unchanged at the same index.
 * @param key everything besides the lines and their indexes that the values depend on
 */
export type ItemCache<Value> = (
  key: string,
  lines: CachedLines,
  make: (index: number) => Value,
) => readonly Value[]

function createItemCache<Value>(): ItemCache<Value> {
  let previous: (CachedLines & { key: string; values: readonly Value[] }) | null = null
  return (key, { items, lineContexts }, make) => {
    const before = previous?.key === key ? previous : null
    const values = before ? before.values.slice(0, items.length) : []
    // the last row may be decorated differently
    const [last, lastBefore] = [items.length - 1, before ? before.items.length - 1 : -1]
    for (let index = 0; index <= last; index += 1) {
      const isKept =
        before?.items[index] === items[index] &&
        before?.lineContexts[index] === lineContexts[index] &&
        (index === last) === (index === lastBefore)
      if (!isKept || values[index] === undefined) values[index] = make(index)
    }
    previous = { key, items, lineContexts, values }
    return values
  }
}
