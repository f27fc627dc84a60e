/** @module-tag extended */

import { describe, expect, test } from 'vitest'
import { runs } from '#core/testing/runs.ts'
import { type Face, faceOf } from '../font/face.ts'
import type { FaceId } from '../font/face-files.ts'
import { typographicLanguage } from '../font/fallback-faces.ts'
import { dictionaryWords, drawnByRun, shapeByCommand } from '../testing/hb-shape.ts'
import type { Figures } from './letter.ts'
import { shapeRun } from './shape-run.ts'

/** Number of dictionary words compared; the long run compares all. */
const sample = runs(Number.POSITIVE_INFINITY, 400)

const weights = ['regular', 'bold'] as const
const letters = (['sans', 'serif'] as const).flatMap(family =>
  (['regular', 'medium', 'semibold', 'bold', 'black'] as const).map(weight => `${family}-${weight}` as const),
)

interface Language {
  dictionary: string
  /** BCP 47 */
  language: string
  script: string
  faces: readonly FaceId[]
}

const inFamily = (family: 'hebrew' | 'arabic' | 'devanagari' | 'thai' | 'korean') =>
  weights.map(weight => `${family}-${weight}` as const)

const languages: Language[] = [
  { dictionary: 'de_DE', language: 'de', script: 'Latn', faces: letters },
  { dictionary: 'fr', language: 'fr', script: 'Latn', faces: letters },
  { dictionary: 'tr_TR', language: 'tr', script: 'Latn', faces: letters },
  { dictionary: 'ro_RO', language: 'ro', script: 'Latn', faces: letters },
  { dictionary: 'ca', language: 'ca', script: 'Latn', faces: letters },
  { dictionary: 'nl', language: 'nl', script: 'Latn', faces: letters },
  { dictionary: 'pl_PL', language: 'pl', script: 'Latn', faces: letters },
  { dictionary: 'vi_VN', language: 'vi', script: 'Latn', faces: letters },
  { dictionary: 'el_GR', language: 'el', script: 'Grek', faces: letters },
  { dictionary: 'ru_RU', language: 'ru', script: 'Cyrl', faces: letters },
  { dictionary: 'bg_BG', language: 'bg', script: 'Cyrl', faces: letters },
  { dictionary: 'sr_RS', language: 'sr', script: 'Cyrl', faces: letters },
  { dictionary: 'he_IL', language: 'he', script: 'Hebr', faces: inFamily('hebrew') },
  { dictionary: 'ar', language: 'ar', script: 'Arab', faces: inFamily('arabic') },
  { dictionary: 'ar', language: 'ur', script: 'Arab', faces: inFamily('arabic') },
  { dictionary: 'hi_IN', language: 'hi', script: 'Deva', faces: inFamily('devanagari') },
  { dictionary: 'hi_IN', language: 'mr', script: 'Deva', faces: inFamily('devanagari') },
  { dictionary: 'ne_NP', language: 'ne', script: 'Deva', faces: inFamily('devanagari') },
  { dictionary: 'th_TH', language: 'th', script: 'Thai', faces: inFamily('thai') },
  { dictionary: 'ko', language: 'ko', script: 'Hang', faces: inFamily('korean') },
]

/** In the short run each language is compared in two of its faces, and each face in some languages. */
const sampleFaces = (faces: readonly FaceId[], languageIndex: number): readonly FaceId[] =>
  runs(
    faces,
    faces.filter((_, index) => (index + languageIndex) % (faces.length / 2) === 0),
  )

/** Selects words evenly spread over the list. */
function sampleOf(words: readonly string[]): string[] {
  const step = Math.max(1, words.length / sample)
  return Array.from(
    { length: Math.floor(words.length / step) },
    (_, index) => words[Math.floor(index * step)] ?? '',
  )
}

const covers = (face: Face, word: string) =>
  [...word].every(character => face.glyphOf(character.codePointAt(0) ?? 0) !== 0)

interface Case {
  language: string
  script: string
  figures?: Figures
  /** features that differ from the defaults of HarfBuzz */
  features?: string
}

/** Returns the differences between our shaping and that of HarfBuzz. */
function differences(words: readonly string[], id: FaceId, each: Case): unknown[] {
  const { language, script, figures = 'proportional', features = '' } = each
  const face = faceOf(id)
  const direction = script === 'Arab' || script === 'Hebr' ? 'rtl' : 'ltr'
  const drawn = words.filter(word => covers(face, word))
  expect(drawn.length).toBeGreaterThan(0)
  const expected = shapeByCommand(drawn, id, { script, direction, language, features })
  const style = { figures, direction, language: typographicLanguage(language) } as const
  return drawn.flatMap((word, index) => {
    const own = drawnByRun(shapeRun(word, face, style), face)
    return JSON.stringify(own) === JSON.stringify(expected[index])
      ? []
      : [{ word, own, expected: expected[index] }]
  })
}

describe('glyphs and positions are those of HarfBuzz:', () => {
  describe.each(languages.map((each, index) => ({ ...each, faces: sampleFaces(each.faces, index) })))(
    '$language, words of the dictionary $dictionary',
    each => {
      test.each(each.faces)('%s', id => {
        const words = sampleOf(dictionaryWords(each.dictionary))
        const isNumbered = (word: string) => faceOf(id).kind === 'letters' && /\p{Nd}/u.test(word)
        const [numbered, others] = [words.filter(isNumbered), words.filter(word => !isNumbered(word))]
        expect(differences(others, id, each)).toEqual([])
        if (numbered.length > 0) expect(differences(numbered, id, { ...each, features: '-calt' })).toEqual([])
      })
    },
  )

  test.each(letters)('%s, numbers and what stands between them', id => {
    const words =
      '1,234.50 -€99.95 2026-11-22 10:30 INV-2026-0042 (12) 21% 2x3 1/2 3½ №5 +49(30)1234 A4 <5 5->6'.split(
        ' ',
      )
    for (const figures of ['proportional', 'tabular'] as const) {
      const features = figures === 'tabular' ? '-calt,+tnum' : '-calt'
      expect(differences(words, id, { language: 'en', script: 'Latn', figures, features })).toEqual([])
    }
  })

  test.each(letters)('%s, capitals with hyphens and brackets between them', id => {
    const words = 'A-B (AB) AB@CD A–Z [X] {Q} A:B a-b (ab) Ab-Cd E-MAIL D’ARC :-) O(N)'.split(' ')
    expect(differences(words, id, { language: 'en', script: 'Latn' })).toEqual([])
  })

  test.each(inFamily('arabic'))('%s, each letter in each position with each mark', id => {
    const face = faceOf(id)
    const has = (point: number) => face.glyphOf(point) !== 0
    const range = (first: number, last: number) =>
      Array.from({ length: last - first + 1 }, (_, index) => first + index).filter(has)
    const characters = (points: number[]) => points.map(point => String.fromCodePoint(point))
    // four discouraged characters, because HarfBuzz 6 attaches marks differently to their parts
    const isComposite = (letter: string) => letter.normalize('NFKC').length > 1
    const arabicLetters = characters(range(0x620, 0x6d3)).filter(
      letter => /\p{Lo}/u.test(letter) && !isComposite(letter),
    )
    const marks = characters([...range(0x64b, 0x655), ...range(0x670, 0x670)])
    const forms = arabicLetters.flatMap(letter =>
      marks.flatMap(mark => [
        `${letter}${mark}`,
        `ب${letter}${mark}`,
        `${letter}${mark}ب`,
        `ب${letter}${mark}ب`,
      ]),
    )
    expect(forms.length).toBeGreaterThan(3120)
    const words = [...new Set(forms.map(form => form.normalize('NFC')))]
    expect(differences(words, id, { language: 'ar', script: 'Arab' })).toEqual([])
  })

  test.each(inFamily('hebrew'))('%s, each letter with each pair of points', id => {
    const points = Array.from({ length: 0x5bd - 0x5b0 }, (_, index) => String.fromCodePoint(0x5b0 + index))
    const hebrewLetters = Array.from({ length: 27 }, (_, index) => String.fromCodePoint(0x5d0 + index))
    const words = hebrewLetters.flatMap(letter =>
      [...points, '\u05c1', '\u05c2'].flatMap(point => [
        `${letter}${point}`,
        `${letter}\u05bc${point}`,
        `ל${letter}${point}ם`,
      ]),
    )
    const composed = [...new Set(words.map(word => word.normalize('NFC')))]
    expect(differences(composed, id, { language: 'he', script: 'Hebr' })).toEqual([])
  })

  test.each([
    ['japanese', 'ja'],
    ['chinese', 'zh-Hans'],
    ['chineseTraditional', 'zh-Hant'],
    ['korean', 'ko'],
  ] as const)('%s, pairs of kana, ideographs and punctuation', (family, language) => {
    const range = (first: number, last: number) =>
      Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index))
    const kana = [...range(0x3041, 0x3096), ...range(0x30a1, 0x30fe)]
    const others = [...'、。「」（）・ー東京'].concat(range(0x3001, 0x3011))
    const words = kana.flatMap((first, index) =>
      [...kana.filter((_, other) => (other + index) % 7 === 0), ...others].map(
        second => first + second + first,
      ),
    )
    const script = family === 'korean' ? 'Hang' : 'Hani'
    for (const weight of weights)
      expect(differences(words, `${family}-${weight}`, { language, script })).toEqual([])
  })

  test('the comparison finds a wrong glyph and a wrong position', () => {
    const face = faceOf('sans-regular')
    const [kerned] = shapeByCommand(['AV'], 'sans-regular', {
      script: 'Latn',
      direction: 'ltr',
      language: 'en',
      features: '',
    })
    const [unkerned] = shapeByCommand(['AV'], 'sans-regular', {
      script: 'Latn',
      direction: 'ltr',
      language: 'en',
      features: '-kern',
    })
    const own = drawnByRun(shapeRun('AV', face, { figures: 'proportional', direction: 'ltr' }), face)
    expect(own).toEqual(kerned)
    expect(own).not.toEqual(unkerned)
  })
})
