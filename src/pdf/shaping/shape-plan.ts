import type { Face } from '../font/face.ts'
import type { LookupTest } from './context-match.ts'
import { readKerning } from './kerning.ts'
import type { LanguageSystem } from './layout-table.ts'
import type { Letter, LetterScript, RunStyle } from './letter.ts'
import { cachedByPair, cachedByUnit } from './letter-cache.ts'
import { readSubstitution } from './substitution.ts'

/** A face with a script, a language and a style of figures; see hb_shape_plan_t. */
export interface ShapePlan {
  face: Face
  /** `null` for a UTF-16 unit without a glyph, or with one that depends on others */
  letterAt(unit: number): Letter | null
  /** font units between two letters; `null` if they may interact other than by kerning */
  kerningBetween(left: Letter, right: Letter): number | null
}

/** OpenType tags of languages with their own glyphs in the template families. */
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

/** Features that HarfBuzz applies by default, except for contextual alternates. */
const always = ['rvrn', 'ltra', 'ltrm', 'ccmp', 'locl', 'rlig', 'clig', 'liga', 'rclt']
const featuresOf = { proportional: new Set(always), tabular: new Set([...always, 'tnum']) }

const plans = new WeakMap<Face, Map<string, ShapePlan>>()

export function shapePlanOf(
  face: Face,
  script: LetterScript,
  figures: RunStyle['figures'],
  language?: string,
): ShapePlan {
  let ofFace = plans.get(face)
  if (!ofFace) {
    ofFace = new Map()
    plans.set(face, ofFace)
  }
  const tag = language === undefined ? undefined : languageTags[language]
  const key = `${script} ${figures} ${tag}`
  let plan = ofFace.get(key)
  if (!plan) {
    plan = createShapePlan(face, { script: script.toLowerCase(), language: tag }, figures)
    ofFace.set(key, plan)
  }
  return plan
}

/**
 * Marks and private-use characters may combine, controls affect shaping, conjoining jamo form syllables, and a
 * fraction slash changes digits.
 */
export const needsHarfBuzz = /[\p{M}\p{Cf}\p{Co}\u2044\u1100-\u11ff\ua960-\ua97f\ud7b0-\ud7ff]/u

function createShapePlan(face: Face, system: LanguageSystem, figures: RunStyle['figures']): ShapePlan {
  const kerning = readKerning(face.tables.table('GPOS'), system)
  const table = face.tables.table('GSUB')
  const substitution = readSubstitution(table, system, featuresOf[figures])
  const alternates = readSubstitution(table, system, new Set(['calt']))
  const testCache = new Map<number, LookupTest[]>()
  const mayInteract = (left: number, right?: number): boolean => {
    let tests = testCache.get(left)
    if (!tests) {
      tests = [...substitution.lookupTestsOf(left), ...kerning.lookupTestsOf(left)]
      testCache.set(left, tests)
    }
    return tests.some(each => each(right))
  }

  let count = 0
  const letterOf = (text: string): Letter | null => {
    const from = face.glyphOf(text.charCodeAt(0))
    if (from === 0 || needsHarfBuzz.test(text)) return null
    const glyph = substitution.replacementOf(from)
    const mayInteractAlone = mayInteract(from) || mayInteract(glyph)
    const mayAlternate = [from, glyph].some(each => alternates.lookupTestsOf(each).length > 0)
    count += 1
    return {
      index: count - 1,
      text,
      from,
      glyph,
      advance: face.tables.advance(glyph),
      mayInteractAlone,
      mayAlternate,
    }
  }
  const measurePair = ({ from, glyph }: Letter, right: Letter): number | null => {
    const mayMore = [from, glyph].some(
      left => mayInteract(left, right.from) || mayInteract(left, right.glyph),
    )
    return mayMore ? null : kerning.between(glyph, right.glyph)
  }
  const letterAt = cachedByUnit(unit => letterOf(String.fromCharCode(unit)))
  return { face, letterAt, kerningBetween: cachedByPair(measurePair) }
}
