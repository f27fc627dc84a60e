import type { ClassTable, CoverageTable } from './font-inside.ts'

/** A number for each glyph of a range, which most tables of a font are about; one and the same for all others. */
export class GlyphMap {
  readonly #first: number
  readonly #values: Int32Array
  readonly #others: number

  constructor(entries: readonly (readonly [glyph: number, value: number])[], others: number) {
    let [first, last] = [Number.POSITIVE_INFINITY, -1]
    for (const [glyph] of entries) {
      first = Math.min(first, glyph)
      last = Math.max(last, glyph)
    }
    this.#first = last < 0 ? 0 : first
    this.#values = new Int32Array(last < 0 ? 0 : last - first + 1).fill(others)
    this.#others = others
    // of two entries for a glyph the first is meant
    for (let at = entries.length - 1; at >= 0; at -= 1) {
      const [glyph, value] = entries[at] ?? [0, others]
      this.#values[glyph - this.#first] = value
    }
  }

  get(glyph: number): number {
    const at = glyph - this.#first
    return at < 0 || at >= this.#values.length ? this.#others : (this.#values[at] ?? this.#others)
  }
}

const coverages = new WeakMap<CoverageTable, GlyphMap>()
const classes = new WeakMap<ClassTable, GlyphMap>()

/** The place of a glyph in a coverage table; -1 where it has none. */
export function coverageMap(table: CoverageTable): GlyphMap {
  return remembered(coverages, table, () => new GlyphMap(coverageEntries(table), -1))
}

/** The class of a glyph; 0 is that of all which are not named. */
export function classMap(table: ClassTable): GlyphMap {
  return remembered(classes, table, () => new GlyphMap(classEntries(table), 0))
}

export function coverageEntries(table: CoverageTable): [number, number][] {
  if (table.version === 1) return table.glyphs.map((glyph, index) => [glyph, index])
  return table.rangeRecords.flatMap(({ start, end, startCoverageIndex }) =>
    rangeOf(start, end).map((glyph, index): [number, number] => [glyph, startCoverageIndex + index]),
  )
}

function classEntries(table: ClassTable): [number, number][] {
  if (table.version === 1)
    return table.classValueArray.map((value, index) => [table.startGlyph + index, value])
  return table.classRangeRecord.flatMap(({ start, end, class: value }) =>
    rangeOf(start, end).map((glyph): [number, number] => [glyph, value]),
  )
}

const rangeOf = (start: number, end: number) =>
  Array.from({ length: Math.max(0, end - start + 1) }, (_, index) => start + index)

function remembered<Key extends object, Value>(
  known: WeakMap<Key, Value>,
  key: Key,
  make: () => Value,
): Value {
  let value = known.get(key)
  if (value === undefined) {
    value = make()
    known.set(key, value)
  }
  return value
}
