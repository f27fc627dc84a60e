import { contextLookupTests, type LookupTest } from './context-match.ts'
import { coverageIndex, type LanguageSystem, type Lookup, lookupsOf, uint16Array } from './layout-table.ts'

/** GSUB lookup types (OpenType 1.9, GSUB). */
const single = 1
const ligature = 4
const context = 5
const chainedContext = 6
const extension = 7

/** Substitutions of the GSUB table for single characters. */
export interface Substitution {
  /** the substituted glyph, such as a tabular figure */
  replacementOf(glyph: number): number
  /** tests for other lookups that may apply to a glyph */
  lookupTestsOf(left: number): LookupTest[]
}

/** Reads the substitutions of a script on demand. */
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

/** Returns the second glyphs of ligatures by coverage index; `undefined` for a ligature of one glyph. */
function secondsOf(table: Buffer, subtable: number, index: number): (number | undefined)[] {
  const set = subtable + table.readUInt16BE(subtable + 6 + index * 2)
  return uint16Array(table, set).map(offset => {
    const entry = set + offset
    return table.readUInt16BE(entry + 2) > 1 ? table.readUInt16BE(entry + 4) : undefined
  })
}
