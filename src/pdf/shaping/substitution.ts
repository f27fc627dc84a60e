import { contextBegins, contextMatcher } from './context-match.ts'
import { coverageIndex, type Lookup, lookupsOf, words } from './layout-table.ts'

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

export interface Substitution {
  /** Replaces figures and joins ligatures; `false` where the font asks for more than that. */
  apply(line: GlyphLine): boolean
  /** whether a glyph may do more than be replaced, by the next one, if there is one */
  mayJoin(left: number, right: number | undefined): boolean
}

/** The substitutions of a script, read from the font's GSUB table as they are asked for. */
export function readSubstitution(
  table: Buffer | undefined,
  script: string,
  { tabular }: { tabular: boolean },
): Substitution {
  if (!table) return { apply: () => true, mayJoin: () => false }
  const features = new Set(tabular ? [...always, 'tnum'] : always)
  const lookups = lookupsOf(table, script, features, extension)
  const actions = lookups.map(lookup => actionOf(table, lookup))
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
  const apply = (line: GlyphLine): boolean => {
    const { glyphs } = line
    let wanted = 0
    for (const glyph of glyphs) wanted |= maskOf(glyph)
    for (let index = 0; wanted >> index !== 0; index += 1) {
      const bit = 1 << index
      const action = actions[index]
      if (!action || (wanted & bit) === 0) continue
      for (let at = 0; at < glyphs.length; at += 1) {
        if ((maskOf(glyphs[at] ?? 0) & bit) === 0) continue
        if (!action.apply(line, at)) return false
        // what stands there now may begin what comes later
        wanted |= maskOf(glyphs[at] ?? 0)
      }
    }
    return true
  }
  return {
    apply,
    mayJoin(left, right) {
      const mask = maskOf(left)
      return (
        mask !== 0 &&
        actions.some((action, index) => (mask & (1 << index)) !== 0 && action.mayJoin(left, right))
      )
    },
  }
}

function begins(table: Buffer, { type, subtables }: Lookup, glyph: number): boolean {
  return subtables.some(at =>
    type === context || type === chainedContext
      ? contextBegins(table, at, type === chainedContext, glyph)
      : coverageIndex(table, at + table.readUInt16BE(at + 2), glyph) >= 0,
  )
}

/** What a lookup does at a place; `false` where that is left to fontkit. */
interface Action {
  apply(line: GlyphLine, at: number): boolean
  mayJoin(left: number, right: number | undefined): boolean
}

function actionOf(table: Buffer, lookup: Lookup): Action {
  const { type, subtables } = lookup
  if (type === single) return replacing(table, subtables)
  if (type === ligature) return joining(table, subtables)
  if (type !== context && type !== chainedContext) return { apply: () => false, mayJoin: () => true }
  const matches = contextMatcher(table, lookup, type === chainedContext)
  return {
    apply: ({ glyphs }, at) => !matches(glyphs, at),
    mayJoin: (left, right) => matches(right === undefined ? [left] : [left, right], 0, true),
  }
}

function replacing(table: Buffer, subtables: readonly number[]): Action {
  const known = new Map<number, number>()
  const apply = ({ glyphs }: GlyphLine, at: number) => {
    const glyph = glyphs[at] ?? 0
    let other = known.get(glyph)
    if (other === undefined) {
      other = replacementOf(table, subtables, glyph)
      known.set(glyph, other)
    }
    glyphs[at] = other
    return true
  }
  return { apply, mayJoin: () => false }
}

function replacementOf(table: Buffer, subtables: readonly number[], glyph: number): number {
  for (const subtable of subtables) {
    const index = coverageIndex(table, subtable + table.readUInt16BE(subtable + 2), glyph)
    if (index < 0) continue
    return table.readUInt16BE(subtable) === 1
      ? (glyph + table.readInt16BE(subtable + 4)) & 0xffff
      : table.readUInt16BE(subtable + 6 + index * 2)
  }
  return glyph
}

interface Ligature {
  glyph: number
  /** without the first */
  parts: number[]
}

function joining(table: Buffer, subtables: readonly number[]): Action {
  const known = new Map<number, Ligature[]>()
  const beginningWith = (first: number): Ligature[] => {
    let ligatures = known.get(first)
    if (!ligatures) {
      ligatures = subtables.flatMap(subtable => ligaturesOf(table, subtable, first))
      known.set(first, ligatures)
    }
    return ligatures
  }
  const apply = ({ glyphs, texts }: GlyphLine, at: number) => {
    const ligatures = beginningWith(glyphs[at] ?? 0)
    // the font lists the longest first
    const found = ligatures.find(({ parts }) => parts.every((part, index) => glyphs[at + 1 + index] === part))
    if (found) {
      const length = found.parts.length + 1
      glyphs.splice(at, length, found.glyph)
      texts.splice(at, length, texts.slice(at, at + length).join(''))
    }
    return true
  }
  return {
    apply,
    mayJoin: (left, right) =>
      beginningWith(left).some(({ parts: [second] }) => second === undefined || second === right),
  }
}

function ligaturesOf(table: Buffer, subtable: number, first: number): Ligature[] {
  const index = coverageIndex(table, subtable + table.readUInt16BE(subtable + 2), first)
  if (index < 0) return []
  const set = subtable + table.readUInt16BE(subtable + 6 + index * 2)
  return words(table, set).map(offset => {
    const entry = set + offset
    const length = table.readUInt16BE(entry + 2) - 1
    const parts = Array.from({ length }, (_, part) => table.readUInt16BE(entry + 4 + part * 2))
    return { glyph: table.readUInt16BE(entry), parts }
  })
}
