import { contextBegins, contextMatches } from './context-match.ts'
import { coverageIndex, type Lookup, lookupsOf } from './layout-table.ts'

/** GSUB lookup types (OpenType 1.9, GSUB). */
const single = 1
const ligature = 4
const context = 5
const chainedContext = 6
const extension = 7

/** What every text has, as fontkit has it; but for contextual alternates, which make an arrow of "->" that nobody typed. */
const always = ['rvrn', 'ltra', 'ltrm', 'ccmp', 'locl', 'rlig', 'clig', 'liga', 'rclt']

/** A line of glyphs and the text that each stands for, changed in place. */
export interface GlyphLine {
  glyphs: number[]
  texts: string[]
}

/** Replaces figures and joins ligatures; `false` where the font asks for more than that. */
export type Substitution = (line: GlyphLine) => boolean

/** The substitutions of a script, read from the font's GSUB table as they are asked for. */
export function readSubstitution(
  table: Buffer | undefined,
  script: string,
  { tabular }: { tabular: boolean },
): Substitution {
  if (!table) return () => true
  const features = new Set(tabular ? [...always, 'tnum'] : always)
  const lookups = lookupsOf(table, script, features, extension)
  // most glyphs begin nothing; a bit for each lookup says so without reading its coverage again
  const masks = new Map<number, number>()
  const maskOf = (glyph: number) => {
    let mask = masks.get(glyph)
    if (mask === undefined) {
      mask = lookups.reduce(
        (bits, lookup, index) => bits | (begins(table, lookup, glyph) ? 1 << index : 0),
        0,
      )
      masks.set(glyph, mask)
    }
    return mask
  }
  return line => {
    const { glyphs } = line
    let wanted = 0
    for (const glyph of glyphs) wanted |= maskOf(glyph)
    for (let index = 0; wanted >> index !== 0; index += 1) {
      const bit = 1 << index
      const lookup = lookups[index]
      if (!lookup || (wanted & bit) === 0) continue
      for (let at = 0; at < glyphs.length; at += 1) {
        if ((maskOf(glyphs[at] ?? 0) & bit) === 0) continue
        if (!apply(table, lookup, line, at)) return false
        // what stands there now may begin what comes later
        wanted |= maskOf(glyphs[at] ?? 0)
      }
    }
    return true
  }
}

function begins(table: Buffer, { type, subtables }: Lookup, glyph: number): boolean {
  return subtables.some(at =>
    type === context || type === chainedContext
      ? contextBegins(table, at, type === chainedContext, glyph)
      : coverageIndex(table, at + table.readUInt16BE(at + 2), glyph) >= 0,
  )
}

function apply(table: Buffer, lookup: Lookup, line: GlyphLine, at: number): boolean {
  const { type, subtables } = lookup
  if (type === single) {
    for (const subtable of subtables) if (replace(table, subtable, line, at)) break
    return true
  }
  if (type === ligature) {
    for (const subtable of subtables) if (join(table, subtable, line, at)) break
    return true
  }
  if (type !== context && type !== chainedContext) return false
  return !contextMatches(table, lookup, type === chainedContext, line.glyphs, at)
}

function replace(table: Buffer, subtable: number, { glyphs }: GlyphLine, at: number): boolean {
  const glyph = glyphs[at] ?? 0
  const index = coverageIndex(table, subtable + table.readUInt16BE(subtable + 2), glyph)
  if (index < 0) return false
  glyphs[at] =
    table.readUInt16BE(subtable) === 1
      ? (glyph + table.readInt16BE(subtable + 4)) & 0xffff
      : table.readUInt16BE(subtable + 6 + index * 2)
  return true
}

/** The first ligature whose other parts follow; the font lists the longest first. */
function join(table: Buffer, subtable: number, { glyphs, texts }: GlyphLine, at: number): boolean {
  const index = coverageIndex(table, subtable + table.readUInt16BE(subtable + 2), glyphs[at] ?? 0)
  if (index < 0) return false
  const set = subtable + table.readUInt16BE(subtable + 6 + index * 2)
  for (let each = 0; each < table.readUInt16BE(set); each += 1) {
    const entry = set + table.readUInt16BE(set + 2 + each * 2)
    const length = table.readUInt16BE(entry + 2)
    let part = 1
    while (part < length && glyphs[at + part] === table.readUInt16BE(entry + 2 + part * 2)) part += 1
    if (part < length) continue
    glyphs.splice(at, length, table.readUInt16BE(entry))
    texts.splice(at, length, texts.slice(at, at + length).join(''))
    return true
  }
  return false
}
