/** Structures common to GSUB and GPOS (OpenType 1.9, "OpenType Layout Common Table Formats"). */
export interface Lookup {
  type: number
  /** offsets of its subtables */
  subtables: number[]
}

/** Fallback scripts, in order. */
const defaultScripts = ['DFLT', 'dflt', 'latn']

/** OpenType tags */
export interface LanguageSystem {
  script: string
  /** default language of the script if absent or unknown to the font */
  language: string | undefined
}

/** Returns the lookups of these features for a language system, in the order of application. */
export function lookupsOf(
  table: Buffer,
  system: LanguageSystem,
  features: ReadonlySet<string>,
  extension: number,
): Lookup[] {
  const [scriptList, featureList, lookupList] = [4, 6, 8].map(at => table.readUInt16BE(at)) as [
    number,
    number,
    number,
  ]
  const indexes = new Set<number>()
  for (const index of featureIndexes(table, scriptList, system)) {
    const record = featureList + 2 + index * 6
    if (!features.has(table.toString('latin1', record, record + 4))) continue
    const feature = featureList + table.readUInt16BE(record + 4)
    for (const lookup of uint16Array(table, feature + 2)) indexes.add(lookup)
  }
  return [...indexes]
    .sort((a, b) => a - b)
    .map(index => readLookup(table, lookupList + table.readUInt16BE(lookupList + 2 + index * 2), extension))
}

/** Reads a counted array of 16-bit numbers. */
export function uint16Array(table: Buffer, at: number): number[] {
  return Array.from({ length: table.readUInt16BE(at) }, (_, index) => table.readUInt16BE(at + 2 + index * 2))
}

function featureIndexes(table: Buffer, scriptList: number, { script, language }: LanguageSystem): number[] {
  const scripts = recordsAt(table, scriptList, scriptList)
  const tag = [script, ...defaultScripts].find(each => scripts.has(each))
  const at = tag === undefined ? undefined : scripts.get(tag)
  if (at === undefined) return []
  const ofLanguage = language === undefined ? undefined : recordsAt(table, at + 2, at).get(language)
  const ofScript = table.readUInt16BE(at)
  if (ofLanguage !== undefined) return uint16Array(table, ofLanguage + 4)
  return ofScript === 0 ? [] : uint16Array(table, at + ofScript + 4)
}

/** Reads a counted array of tags with the offsets of their tables. */
function recordsAt(table: Buffer, list: number, base: number): Map<string, number> {
  const records = Array.from({ length: table.readUInt16BE(list) }, (_, index) => list + 2 + index * 6)
  return new Map(
    records.map(at => [table.toString('latin1', at, at + 4), base + table.readUInt16BE(at + 4)] as const),
  )
}

function readLookup(table: Buffer, at: number, extension: number): Lookup {
  const type = table.readUInt16BE(at)
  const subtables = uint16Array(table, at + 4).map(offset => at + offset)
  if (type !== extension) return { type, subtables }
  // an extension lookup only holds 32-bit offsets of its subtables
  return {
    type: table.readUInt16BE((subtables[0] ?? 0) + 2),
    subtables: subtables.map(subtable => subtable + table.readUInt32BE(subtable + 4)),
  }
}

/** Returns the index of a glyph in a coverage table, -1 if it is not covered. */
export function coverageIndex(table: Buffer, at: number, glyph: number): number {
  const isList = table.readUInt16BE(at) === 1
  let [low, high] = [0, table.readUInt16BE(at + 2) - 1]
  while (low <= high) {
    const middle = (low + high) >> 1
    const record = at + 4 + middle * (isList ? 2 : 6)
    const start = table.readUInt16BE(record)
    if (glyph < start) high = middle - 1
    else if (glyph > (isList ? start : table.readUInt16BE(record + 2))) low = middle + 1
    else return isList ? middle : table.readUInt16BE(record + 4) + glyph - start
  }
  return -1
}

/** Returns the class of a glyph; 0 by default. */
export function classOf(table: Buffer, at: number, glyph: number): number {
  if (table.readUInt16BE(at) === 1) {
    const index = glyph - table.readUInt16BE(at + 2)
    return index >= 0 && index < table.readUInt16BE(at + 4) ? table.readUInt16BE(at + 6 + index * 2) : 0
  }
  let [low, high] = [0, table.readUInt16BE(at + 2) - 1]
  while (low <= high) {
    const middle = (low + high) >> 1
    const record = at + 4 + middle * 6
    if (glyph < table.readUInt16BE(record)) high = middle - 1
    else if (glyph > table.readUInt16BE(record + 2)) low = middle + 1
    else return table.readUInt16BE(record + 4)
  }
  return 0
}
