import { contextLookupTests, type LookupTest } from './context-match.ts'
import { classOf, coverageIndex, type LanguageSystem, lookupsOf } from './layout-table.ts'

/** GPOS lookup types (OpenType 1.9, GPOS). */
const pairs = 2
const context = 7
const chainedContext = 8
const extension = 9

/** The value format of plain kerning: only the advance of the first glyph changes. */
const advanceOnly = 0x0004

export interface Kerning {
  /** font units between two glyphs; `null` if the font does more than kerning */
  between(left: number, right: number): number | null
  /** tests for contextual lookups that may apply to a glyph */
  lookupTestsOf(left: number): LookupTest[]
}

/** Reads the kerning of a script from the GPOS table, on demand. */
export function readKerning(table: Buffer | undefined, system: LanguageSystem): Kerning {
  if (!table) return { between: () => 0, lookupTestsOf: () => [] }
  const lookups = lookupsOf(table, system, new Set(['kern']), extension)
  const pairLookups = lookups.filter(({ type }) => type === pairs)
  const contexts = lookups.filter(({ type }) => type === context || type === chainedContext)
  const isUnknown = pairLookups.length + contexts.length < lookups.length
  return {
    between(left, right) {
      let sum = 0
      for (const { subtables } of pairLookups) {
        const value = pairValue(table, subtables, left, right)
        if (value === null) return null
        sum += value
      }
      return sum
    },
    lookupTestsOf: left =>
      isUnknown
        ? [() => true]
        : contexts.flatMap(({ type, subtables }) =>
            subtables.flatMap(at => contextLookupTests(table, at, type === chainedContext, left)),
          ),
  }
}

/** The first subtable that covers the pair applies. */
function pairValue(table: Buffer, subtables: readonly number[], left: number, right: number): number | null {
  for (const at of subtables) {
    const index = coverageIndex(table, at + table.readUInt16BE(at + 2), left)
    if (index < 0) continue
    const value =
      table.readUInt16BE(at) === 1 ? listedPair(table, at, index, right) : classPair(table, at, left, right)
    if (value === undefined) continue
    const isPlain = table.readUInt16BE(at + 4) === advanceOnly && table.readUInt16BE(at + 6) === 0
    return isPlain ? table.readInt16BE(value) : null
  }
  return 0
}

/** Format 1: a sorted list of second glyphs for each first one. Returns the offset of the value. */
function listedPair(table: Buffer, at: number, index: number, right: number): number | undefined {
  const set = at + table.readUInt16BE(at + 10 + index * 2)
  const size = 2 + sizeOf(table.readUInt16BE(at + 4)) + sizeOf(table.readUInt16BE(at + 6))
  let [low, high] = [0, table.readUInt16BE(set) - 1]
  while (low <= high) {
    const middle = (low + high) >> 1
    const record = set + 2 + middle * size
    const second = table.readUInt16BE(record)
    if (right < second) high = middle - 1
    else if (right > second) low = middle + 1
    else return record + 2
  }
  return undefined
}

/** Format 2: a matrix of classes; glyphs without a class have class 0, so every pair is covered. */
function classPair(table: Buffer, at: number, left: number, right: number): number {
  const first = classOf(table, at + table.readUInt16BE(at + 8), left)
  const second = classOf(table, at + table.readUInt16BE(at + 10), right)
  const size = sizeOf(table.readUInt16BE(at + 4)) + sizeOf(table.readUInt16BE(at + 6))
  return at + 16 + (first * table.readUInt16BE(at + 14) + second) * size
}

/** Two bytes for each bit of a value format. */
function sizeOf(format: number): number {
  let size = 0
  for (let bits = format; bits > 0; bits >>= 1) size += (bits & 1) * 2
  return size
}
