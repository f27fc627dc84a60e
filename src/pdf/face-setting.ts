import type { Face } from './face.ts'
import { type Kerning, readKerning } from './kerning.ts'
import type { LetterScript } from './letter-script.ts'
import type { RunStyle } from './shape-run.ts'
import { type GlyphLine, readSubstitution, type Substitution } from './substitution.ts'

/** A character by itself: its glyph, replaced where the style of figures asks for it. */
export interface Letter {
  point: number
  /** before and after it was replaced; lookups may see either */
  from: number
  glyph: number
  advance: number
  /** whether it may be more than itself where nothing follows */
  mayJoinAlone: boolean
}

/** A face as it sets one script in one style of figures. */
export interface Setting {
  face: Face
  substitution: Substitution
  kerning: Kerning
  letterOf(character: string): Letter
  /** font units between two letters; `null` where they may do more than stand beside each other */
  distance(left: Letter, right: Letter): number | null
}

const settings = new WeakMap<Face, Map<string, Setting>>()

export function settingOf(face: Face, script: LetterScript, figures: RunStyle['figures']): Setting {
  let ofFace = settings.get(face)
  if (!ofFace) {
    ofFace = new Map()
    settings.set(face, ofFace)
  }
  const key = `${script} ${figures}`
  let setting = ofFace.get(key)
  if (!setting) {
    setting = createSetting(face, script, figures)
    ofFace.set(key, setting)
  }
  return setting
}

/** Languages have a few thousand pairs; only text without sense has more. */
const mostPairs = 200_000

function createSetting(face: Face, script: LetterScript, figures: RunStyle['figures']): Setting {
  const kerning = readKerning(face.tables.table('GPOS'), script)
  const tabular = figures === 'tabular'
  const substitution = readSubstitution(face.tables.table('GSUB'), script, { tabular })
  const mayJoin = (left: number, right?: number) =>
    substitution.mayJoin(left, right) || kerning.mayNeedMore(left, right)

  const letters = new Map<string, Letter>()
  const letterOf = (character: string): Letter => {
    let letter = letters.get(character)
    if (!letter) {
      const line = lineOf(character, face)
      const [from = 0] = line.glyphs
      const isSingle = substitution.apply(line) && line.glyphs.length === 1
      const [glyph = 0] = line.glyphs
      const mayJoinAlone = !isSingle || mayJoin(from) || mayJoin(glyph)
      const point = character.codePointAt(0) ?? 0
      letter = { point, from, glyph, advance: face.tables.advance(glyph), mayJoinAlone }
      letters.set(character, letter)
    }
    return letter
  }

  const distances = new Map<number, number | null>()
  const measure = ({ from, glyph }: Letter, right: Letter): number | null => {
    const mayMore = [from, glyph].some(left => mayJoin(left, right.from) || mayJoin(left, right.glyph))
    return mayMore ? null : kerning.between(glyph, right.glyph)
  }
  const distance = (left: Letter, right: Letter): number | null => {
    const key = left.point * 0x110000 + right.point
    let known = distances.get(key)
    if (known === undefined) {
      if (distances.size >= mostPairs) distances.clear()
      known = measure(left, right)
      distances.set(key, known)
    }
    return known
  }
  return { face, substitution, kerning, letterOf, distance }
}

/** Glyphs as the face maps them, nothing replaced. */
export function lineOf(text: string, face: Face): GlyphLine {
  const line: GlyphLine = { glyphs: [], texts: [] }
  for (const character of text) {
    line.glyphs.push(face.glyphOf(character.codePointAt(0) ?? 0))
    line.texts.push(character)
  }
  return line
}
