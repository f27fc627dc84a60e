import type { Face } from '../font/face.ts'
import type { Follows } from './context-match.ts'
import { readKerning } from './kerning.ts'
import type { LanguageSystem } from './layout-table.ts'
import type { Letter, LetterScript } from './letter.ts'
import { rememberedByPair, rememberedByUnit } from './letter-cache.ts'
import type { RunStyle } from './shaped-run.ts'
import { readSubstitution } from './substitution.ts'

/** A face as it sets one language of one script in one style of figures. */
export interface Setting {
  face: Face
  /** `null` for a UTF-16 unit that the face does not draw, or not by itself */
  letterAt(unit: number): Letter | null
  /** font units between two letters; `null` where they may do more than stand beside each other */
  distance(left: Letter, right: Letter): number | null
}

/** OpenType tags of the languages for which the two families of the templates have glyphs of their own. */
const languageTags: Record<string, string> = {
  az: 'AZE ',
  bg: 'BGR ',
  ca: 'CAT ',
  crh: 'CRT ',
  mk: 'MKD ',
  mo: 'MOL ',
  nl: 'NLD ',
  ro: 'ROM ',
  sr: 'SRB ',
  tr: 'TRK ',
}

/** The features that HarfBuzz applies to every text, except for contextual alternates. */
const always = ['rvrn', 'ltra', 'ltrm', 'ccmp', 'locl', 'rlig', 'clig', 'liga', 'rclt']
const featuresOf = { proportional: new Set(always), tabular: new Set([...always, 'tnum']) }

const settings = new WeakMap<Face, Map<string, Setting>>()

export function settingOf(
  face: Face,
  script: LetterScript,
  figures: RunStyle['figures'],
  language?: string,
): Setting {
  let ofFace = settings.get(face)
  if (!ofFace) {
    ofFace = new Map()
    settings.set(face, ofFace)
  }
  const tag = language === undefined ? undefined : languageTags[language]
  const key = `${script} ${figures} ${tag}`
  let setting = ofFace.get(key)
  if (!setting) {
    setting = createSetting(face, { script: script.toLowerCase(), language: tag }, figures)
    ofFace.set(key, setting)
  }
  return setting
}

/** Marks (private ones too) combine, controls steer, conjoining jamo make a syllable, and a fraction slash raises the figures before it. */
export const needsHarfBuzz = /[\p{M}\p{Cf}\p{Co}\u2044\u1100-\u11ff\ua960-\ua97f\ud7b0-\ud7ff]/u

function createSetting(face: Face, system: LanguageSystem, figures: RunStyle['figures']): Setting {
  const kerning = readKerning(face.tables.table('GPOS'), system)
  const table = face.tables.table('GSUB')
  const substitution = readSubstitution(table, system, featuresOf[figures])
  const alternates = readSubstitution(table, system, new Set(['calt']))
  const known = new Map<number, Follows[]>()
  const mayJoin = (left: number, right?: number): boolean => {
    let follows = known.get(left)
    if (!follows) {
      follows = [...substitution.followsOf(left), ...kerning.followsOf(left)]
      known.set(left, follows)
    }
    return follows.some(each => each(right))
  }

  let count = 0
  const letterOf = (text: string): Letter | null => {
    const from = face.glyphOf(text.charCodeAt(0))
    if (from === 0 || needsHarfBuzz.test(text)) return null
    const glyph = substitution.replacementOf(from)
    const mayJoinAlone = mayJoin(from) || mayJoin(glyph)
    const mayAlternate = [from, glyph].some(each => alternates.followsOf(each).length > 0)
    count += 1
    return {
      place: count - 1,
      text,
      from,
      glyph,
      advance: face.tables.advance(glyph),
      mayJoinAlone,
      mayAlternate,
    }
  }
  const measure = ({ from, glyph }: Letter, right: Letter): number | null => {
    const mayMore = [from, glyph].some(left => mayJoin(left, right.from) || mayJoin(left, right.glyph))
    return mayMore ? null : kerning.between(glyph, right.glyph)
  }
  const letterAt = rememberedByUnit(unit => letterOf(String.fromCharCode(unit)))
  return { face, letterAt, distance: rememberedByPair(measure) }
}
