import type { Font } from 'fontkit'

/**
 * fontkit asks every lookup of a font at every glyph, and the lookups of a joined script are hundreds, of which a word
 * needs a few. A lookup can only begin at a glyph of its coverage; where a word has none of these, it is left out, and
 * elsewhere it is asked at these alone. What comes out is the same.
 */
export function leaveOutIdleLookups(font: Font): void {
  const { _layoutEngine: layoutEngine } = font as Font & Partial<Inside>
  const engine = layoutEngine?.engine
  for (const processor of [engine?.GSUBProcessor, engine?.GPOSProcessor]) {
    if (processor) askOnlyWhereItBegins(processor, font.numGlyphs)
  }
}

function askOnlyWhereItBegins(processor: Processor, glyphCount: number): void {
  const { applyLookups, applyLookup } = processor
  const startsOfTable = remembered((table: Subtable) => startsIn([coverageOf(table)], glyphCount))
  const startsOfLookup = remembered(({ subTables }: Lookup) =>
    startsIn([...subTables].map(coverageOf), glyphCount),
  )

  processor.applyLookups = function (lookups, glyphs, positions) {
    for (const each of lookups) {
      const starts = startsOfLookup(each.lookup)
      const mayBegin = (glyph: GlyphInside) => each.feature in glyph.features && starts?.[glyph.id] === 1
      if (starts === null || glyphs.some(mayBegin)) applyLookups.call(this, [each], glyphs, positions)
    }
  }
  processor.applyLookup = function (type, table) {
    const starts = startsOfTable(table)
    const glyph = this.glyphIterator.cur
    return starts !== null && glyph && starts[glyph.id] !== 1 ? false : applyLookup.call(this, type, table)
  }
}

/** Every kind of lookup looks here first; of a kind that is not known `null`, and it is asked everywhere. */
function coverageOf(table: Subtable): Coverage | null {
  const { extension, coverage, markCoverage, mark1Coverage, coverages, inputCoverage } = table
  if (extension) return coverageOf(extension)
  return coverage ?? markCoverage ?? mark1Coverage ?? coverages?.[0] ?? inputCoverage?.[0] ?? null
}

/** One where a glyph is in one of these; `null` where one of them cannot be read. */
function startsIn(coverages: readonly (Coverage | null)[], glyphCount: number): Uint8Array | null {
  const starts = new Uint8Array(glyphCount)
  for (const coverage of coverages) {
    if (coverage?.version === 1) for (const glyph of coverage.glyphs) starts[glyph] = 1
    else if (coverage?.version === 2) {
      for (const { start, end } of coverage.rangeRecords) starts.fill(1, start, end + 1)
    } else return null
  }
  return starts
}

function remembered<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, Value>()
  return key => {
    let value = known.get(key)
    if (value === undefined) {
      value = make(key)
      known.set(key, value)
    }
    return value
  }
}

/** What of fontkit is not in its types. */
interface Inside {
  _layoutEngine: { engine?: { GSUBProcessor?: Processor | null; GPOSProcessor?: Processor | null } | null }
}

interface Processor {
  glyphIterator: { cur: GlyphInside | null }
  applyLookups(lookups: readonly AskedLookup[], glyphs: readonly GlyphInside[], positions: unknown): void
  applyLookup(type: number, table: Subtable): unknown
}

interface AskedLookup {
  feature: string
  lookup: Lookup
}

interface GlyphInside {
  id: number
  features: Record<string, boolean>
}

interface Lookup {
  subTables: Iterable<Subtable>
}

interface Subtable {
  extension?: Subtable
  coverage?: Coverage
  markCoverage?: Coverage
  mark1Coverage?: Coverage
  coverages?: readonly Coverage[]
  inputCoverage?: readonly Coverage[]
}

type Coverage =
  | { version: 1; glyphs: Iterable<number> }
  | { version: 2; rangeRecords: Iterable<{ start: number; end: number }> }
