import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Face, faceOf } from '../font/face.ts'
import { fontkitFont } from './fontkit-font.ts'
import { plainRun } from './plain-run.ts'
import { shapeByFontkit } from './shape-by-fontkit.ts'
import { type Figures, type RunStyle, type ShapedRun, shapeRun } from './shape-run.ts'

const latinFaces = (['sans', 'serif'] as const).flatMap(family =>
  (['regular', 'medium', 'semibold', 'bold', 'black'] as const).map(weight => `${family}-${weight}` as const),
)
const styleOf = (figures: Figures): RunStyle => ({ figures, direction: 'ltr' })
const proportional = styleOf('proportional')

/** Lengths in font units, so that sums of floats in another order are the same number. */
function inUnits({ glyphs, texts, adjustments, width }: ShapedRun, { unitsPerEm }: Face) {
  const units = (em: number) => Math.round(em * unitsPerEm)
  return {
    glyphs,
    texts: [...texts],
    adjustments: adjustments?.map(units) ?? null,
    width: units(width),
  }
}

const words =
  `Invoice AVATAR Typography Tomorrow office fjord waffle affix offset Kauffrau Rechnung Überweisung Żółć Ελλάδα Τύπος
  Москва Ўзбек Nguyễn Việt tiếng 1,234.50 -€99.95 (A/B) “Yes” L’été P.T.O. W.Y. ffi fl fi VAT21% v2.0 12:30 2x3 a->b
  Ty To Wa Yo col·legi paral·lel ½ 3½ №5 Ǆ ŉ`.split(/\s+/)

describe.each(latinFaces)('%s', id => {
  test.each(['proportional', 'tabular'] as const)('words come out as fontkit sets them, %s', figures => {
    const face = faceOf(id)
    for (const word of words) {
      const run = shapeRun(word, face, styleOf(figures))
      expect([word, inUnits(run, face)]).toEqual([
        word,
        inUnits(shapeByFontkit(word, face, styleOf(figures)), face),
      ])
      expect([...run.texts].join('')).toBe(word)
    }
  })

  test('so do words of any letters and signs that the face has', () => {
    const face = faceOf(id)
    const characters = fontkitFont(face)
      .characterSet.filter(point => face.glyphOf(point) !== 0)
      .map(point => String.fromCodePoint(point))
    const anyWord = fc.array(fc.constantFrom(...characters), { minLength: 1, maxLength: 9 })
    fc.assert(
      fc.property(anyWord, fc.constantFrom('proportional', 'tabular'), (letters, figures) => {
        const word = letters.join('')
        const run = plainRun(word, face, styleOf(figures))
        if (run)
          expect(inUnits(run, face)).toEqual(inUnits(shapeByFontkit(word, face, styleOf(figures)), face))
      }),
      { numRuns: 300 },
    )
  })

  test('tabular figures share one width', () => {
    const widths = [...'0123456789'].map(digit => shapeRun(digit, faceOf(id), styleOf('tabular')).width)
    expect(new Set(widths).size).toBe(1)
  })
})

test('letters are kerned', () => {
  const { adjustments } = shapeRun('AV', faceOf('sans-regular'), proportional)
  expect(adjustments?.[0]).toBeLessThan(0)
})

test('a ligature is one glyph that stands for its letters', () => {
  const { texts } = shapeRun('office', faceOf('serif-bold'), proportional)
  expect(texts).toEqual(['o', 'ffi', 'c', 'e'])
})

test('a mark that has no letter of its own is set on its letter', () => {
  const { glyphs, texts } = shapeRun('q\u0323', faceOf('sans-regular'), proportional)
  expect(texts).toEqual(['q', '\u0323'])
  const [, mark] = glyphs
  expect(mark).toMatchObject({ advance: 0, parts: [{ x: expect.toSatisfy((x: number) => x < 0) }] })
})

test('marks above each other stay near their line, however many there are', () => {
  const face = faceOf('sans-regular')
  const heights = (text: string) =>
    shapeRun(text, face, proportional).glyphs.flatMap(glyph =>
      typeof glyph === 'number' ? [] : glyph.parts.map(({ y }) => y / face.unitsPerEm),
    )
  const three = heights('X\u0301\u0300\u0302')
  expect(new Set(three).size).toBe(3)
  expect(Math.max(...three)).toBeLessThan(0.65)
  for (const mark of ['\u0301', '\u0323']) {
    const many = heights(`a${mark.repeat(1000)}`).map(Math.abs)
    expect(many.length).toBeGreaterThan(900)
    expect(Math.max(...many)).toBeLessThanOrEqual(0.75)
  }
})

describe.each(['arabic-regular', 'arabic-bold'] as const)('%s', id => {
  const face = faceOf(id)

  /** Every drawn glyph with its position in font units. */
  function drawnGlyphs(text: string): string[] {
    const { glyphs, adjustments } = shapeRun(text, face, { figures: 'proportional', direction: 'rtl' })
    let pen = 0
    return glyphs.flatMap((glyph, at) => {
      const start = pen
      const isPlain = typeof glyph === 'number'
      pen += isPlain ? face.tables.advance(glyph) : glyph.advance
      pen += Math.round((adjustments?.[at] ?? 0) * face.unitsPerEm)
      const parts = isPlain ? [{ glyph, x: 0, y: 0 }] : glyph.parts
      return parts.map(part => `${part.glyph} at ${start + part.x}, ${part.y}`)
    })
  }

  test.each([
    ['isolated feh', '\u0641'],
    ['final feh', '\u0643\u0647\u0641'],
    ['isolated veh', '\u06a4'],
    ['final veh', '\u0628\u06a4'],
  ])('the dots of %s stay on the letter when kasra or kasratan follows', (_, word) => {
    const dotted = drawnGlyphs(word)
    for (const mark of ['\u0650', '\u064d']) {
      const marked = drawnGlyphs(word + mark)
      expect(marked).toEqual(expect.arrayContaining(dotted))
      expect(marked).toHaveLength(dotted.length + 1)
    }
  })
})

test.each([
  ['a mark', 'q\u0323'],
  ['a joiner, which keeps letters apart', 'auf\u200clage'],
  ['a fraction', '3\u20444'],
  ['a dot between two l, which the serif face sets closer', 'col·legi'],
])('what is more than letters next to letters is left to fontkit: %s', (_, word) => {
  expect(plainRun(word, faceOf('serif-regular'), proportional)).toBeNull()
})
