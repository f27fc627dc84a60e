import { contextLookupTests, type LookupTest } from './context-match.ts'
import { coverageIndex, type LanguageSystem, type Lookup, lookupsOf, uint16Array } from './layout-table.ts'

/** GSUB lookup types (OpenType 1.9, GSUB). */
const single = 1
const ligature = 4
const context = 5
const chainedContext = 6
const extension = 7

/** What the font's GSUB table does to a character that only stands next to others. */
export interface Substitution {
  /** the glyph that is drawn for it, such as a figure of the tabular width */
  replacementOf(glyph: number): number
  /** what may follow a glyph so that it becomes anything more */
  lookupTestsOf(left: number): LookupTest[]
}

/** The substitutions of a script, read as they are asked for. */
export function readSubstitution(
  table: Buffer | undefined,
  system: LanguageSystem,
  features: ReadonlySet<string>,
): Substitution {
  if (!table) return { replacementOf: glyph => glyph, lookupTestsOf: () => [] }
  const lookups = lookupsOf(table, system, features, extension)
  const singles = lookups.filter(({ type }) => type === single)
  const others = lookups.filter(({ type }) => type !== single)
  return {
    replacementOf: glyph =>
      singles.reduce((replaced, { subtables }) => replacementBy(table, subtables, replaced), glyph),
    lookupTestsOf: left => others.flatMap(lookup => lookupTests(table, lookup, left)),
  }
}

function lookupTests(table: Buffer, { type, subtables }: Lookup, left: number): LookupTest[] {
  return subtables.flatMap((at): LookupTest[] => {
    if (type === context || type === chainedContext)
      return contextLookupTests(table, at, type === chainedContext, left)
    const index = coverageIndex(table, at + table.readUInt16BE(at + 2), left)
    if (index < 0) return []
    return type === ligature ? secondsOf(table, at, index).map(nextIs) : [() => true]
  })
}

const nextIs =
  (second: number | undefined): LookupTest =>
  right =>
    second === undefined || second === right

function replacementBy(table: Buffer, subtables: readonly number[], glyph: number): number {
  for (const subtable of subtables) {
    const index = coverageIndex(table, subtable + table.readUInt16BE(subtable + 2), glyph)
    if (index < 0) continue
    return table.readUInt16BE(subtable) === 1
      ? (glyph + table.readInt16BE(subtable + 4)) & 0xffff
      : table.readUInt16BE(subtable + 6 + index * 2)
  }
  return glyph
}

/** The second glyphs of the ligatures that begin with a glyph of this coverage index; `undefined` for one that has no other part. */
function secondsOf(table: Buffer, subtable: number, index: number): (number | undefined)[] {
  const set = subtable + table.readUInt16BE(subtable + 6 + index * 2)
  return uint16Array(table, set).map(offset => {
    const entry = set + offset
    return table.readUInt16BE(entry + 2) > 1 ? table.readUInt16BE(entry + 4) : undefined
  })
}
