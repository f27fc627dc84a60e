import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { faceOf } from '../../font/face.ts'
import type { FaceId } from '../../font/face-files.ts'
import { fontkitFont, layGlyphs } from '../fontkit-font.ts'
import type { Direction } from './planned-font.ts'

interface Case {
  id: FaceId
  direction: Direction
  features?: Record<string, boolean>
  script?: string
  /** what the script is mostly written with */
  letters: RegExp
}

const cases: Case[] = [
  { id: 'devanagari-regular', direction: 'ltr', letters: /[\u0915-\u0939\u093c\u093e-\u094d]/ },
  { id: 'devanagari-bold', direction: 'ltr', features: { tnum: true }, letters: /[\u0900-\u097f]/ },
  { id: 'arabic-regular', direction: 'rtl', letters: /[\u0620-\u0652]/ },
  { id: 'arabic-bold', direction: 'ltr', features: { tnum: true }, letters: /[\u0620-\u06ff]/ },
  { id: 'hebrew-regular', direction: 'rtl', letters: /[\u05b0-\u05ea]/ },
  { id: 'thai-regular', direction: 'ltr', letters: /[\u0e01-\u0e4e]/ },
  { id: 'korean-regular', direction: 'ltr', letters: /[\u1100-\u11ff\u302e\u302f\ua960-\ua97c]/ },
  {
    id: 'sans-regular',
    direction: 'ltr',
    features: { calt: false },
    script: 'latn',
    letters: /[a-z]|[\u0300-\u036f]/,
  },
  {
    id: 'serif-bold',
    direction: 'ltr',
    features: { calt: false, tnum: true },
    script: 'cyrl',
    letters: /[\u0400-\u044f]|[\u0300-\u036f]/,
  },
]

const joinersAndFigures = ['\u200d', '\u200c', '1', '2', '\u2044', ' ', '.']

/** What the face has, what its script is written with, and what joins or keeps apart. */
function textsOf({ id, letters }: Case): fc.Arbitrary<string> {
  const all = fontkitFont(faceOf(id)).characterSet.map(point => String.fromCodePoint(point))
  const unit = fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...all.filter(each => letters.test(each))) },
    { weight: 2, arbitrary: fc.constantFrom(...all) },
    { weight: 1, arbitrary: fc.constantFrom(...joinersAndFigures) },
  )
  return fc.string({ unit, minLength: 1, maxLength: 30 })
}

interface Laid {
  glyphs: readonly { id: number; codePoints: readonly number[] }[]
  positions: readonly object[]
}

const nullAnchor = 'fontkit fails at a NULL anchor'

/** Glyphs with their characters and places; fontkit throws where a font has a NULL anchor. */
function outcomeOf(lay: () => Laid) {
  try {
    const { glyphs, positions } = lay()
    return glyphs.map(({ id, codePoints }, at) => ({ id, codePoints, ...positions[at] }))
  } catch (error) {
    if (error instanceof TypeError) return nullAnchor
    throw error
  }
}

describe.each(cases)('$id, $direction:', each => {
  const { id, direction, features = {}, script } = each

  test('any text is set as fontkit sets it, glyph for glyph and place for place', () => {
    const face = faceOf(id)
    const font = fontkitFont(face)
    fc.assert(
      fc.property(textsOf(each), text => {
        const own = outcomeOf(() => layGlyphs(face, text, { features, script, direction }))
        const oracle = outcomeOf(() => font.layout(text, { ...features }, script, undefined, direction))
        if (oracle === nullAnchor) expect(own).not.toBe(nullAnchor)
        else expect(own).toEqual(oracle)
      }),
      { numRuns: 300 },
    )
  })
})

test('words are joined: a syllable, letters that take each other’s hand, a syllable of old Korean', () => {
  const glyphsOf = (id: FaceId, text: string, direction: Direction) =>
    layGlyphs(faceOf(id), text, { features: {}, direction }).glyphs.map(glyph => glyph.id)
  expect(glyphsOf('devanagari-regular', 'क्षि', 'ltr').length).toBeLessThan(4)
  expect(new Set(glyphsOf('arabic-regular', 'ببب', 'rtl')).size).toBeGreaterThan(2)
  expect(glyphsOf('korean-regular', '\u1100\u1173\u11ab', 'ltr')).toHaveLength(1)
})

test('a mark with a NULL anchor stays where it is drawn, and the other marks keep their positions', () => {
  const positionsOf = (text: string) =>
    layGlyphs(faceOf('arabic-regular'), text, { features: {}, direction: 'rtl' }).positions
  const [mark, ...letter] = positionsOf('\u0628\u06d6')
  expect(mark).toMatchObject({ xAdvance: 0, xOffset: 0, yOffset: 0 })
  expect(letter).toEqual(positionsOf('\u0628'))
  expect(letter[0]?.xOffset).not.toBe(0)
})
