import type { Face } from '../font/face.ts'
import { type Kerning, readKerning } from './kerning.ts'
import { rememberedByPair, rememberedByUnit } from './letter-memory.ts'
import type { LetterScript } from './letter-script.ts'
import type { RunStyle } from './shape-run.ts'
import { type GlyphLine, readSubstitution, type Substitution } from './substitution.ts'

/** A character by itself: its glyph, replaced where the style of figures asks for it. */
export interface Letter {
  /** how many letters of its setting were met before it */
  place: number
  text: string
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
  /** `null` for a UTF-16 unit that the face does not draw, or not by itself */
  letterAt(unit: number): Letter | null
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

/** Marks (private ones too) combine, controls steer, conjoining jamo make a syllable, and a fraction slash raises the figures before it. */
export const needsFontkit = /[\p{M}\p{Cf}\p{Co}\u2044\u1100-\u11ff\ua960-\ua97f\ud7b0-\ud7ff]/u

function createSetting(face: Face, script: LetterScript, figures: RunStyle['figures']): Setting {
  const kerning = readKerning(face.tables.table('GPOS'), script)
  const tabular = figures === 'tabular'
  const substitution = readSubstitution(face.tables.table('GSUB'), script, { tabular })
  const mayJoin = (left: number, right?: number) =>
    substitution.mayJoin(left, right) || kerning.mayNeedMore(left, right)

  let count = 0
  const letterOf = (text: string): Letter | null => {
    const line = lineOf(text, face)
    const [from = 0] = line.glyphs
    if (from === 0 || needsFontkit.test(text)) return null
    const isSingle = substitution.apply(line) && line.glyphs.length === 1
    const [glyph = 0] = line.glyphs
    const mayJoinAlone = !isSingle || mayJoin(from) || mayJoin(glyph)
    count += 1
    return { place: count - 1, text, from, glyph, advance: face.tables.advance(glyph), mayJoinAlone }
  }
  const measure = ({ from, glyph }: Letter, right: Letter): number | null => {
    const mayMore = [from, glyph].some(left => mayJoin(left, right.from) || mayJoin(left, right.glyph))
    return mayMore ? null : kerning.between(glyph, right.glyph)
  }
  const letterAt = rememberedByUnit(unit => letterOf(String.fromCharCode(unit)))
  return { face, substitution, kerning, letterAt, distance: rememberedByPair(measure) }
}

/** Glyphs as the face maps them, nothing replaced. */
export function lineOf(text: string, face: Face): GlyphLine {
  const texts = Array.from(text)
  return { glyphs: texts.map(character => face.glyphOf(character.codePointAt(0) ?? 0)), texts }
}
