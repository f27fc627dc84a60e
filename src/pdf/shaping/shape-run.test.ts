/** @module-tag extended */

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '#core/testing/runs.ts'
import { type Face, faceOf } from '../font/face.ts'
import type { Figures, RunStyle, ShapedRun } from './letter.ts'
import { shapeByHarfBuzz } from './shape-by-harfbuzz.ts'
import { plainRun, shapeRun } from './shape-run.ts'

const latinFaces = (['sans', 'serif'] as const).flatMap(family =>
  (['regular', 'medium', 'semibold', 'bold', 'black'] as const).map(weight => `${family}-${weight}` as const),
)
const styleOf = (figures: Figures): RunStyle => ({ figures, direction: 'ltr' })
const proportional = styleOf('proportional')

/** Converts to font units, because sums of floats depend on their order. */
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

const languages = [undefined, 'az', 'bg', 'ca', 'mk', 'nl', 'ro', 'sr', 'tr']

/** Fails if the fast path differs from HarfBuzz. */
function expectAsHarfBuzz(text: string, face: Face, style: RunStyle): void {
  const run = plainRun(text, face, style)
  if (run)
    expect([text, inUnits(run, face)]).toEqual([text, inUnits(shapeByHarfBuzz(text, face, style), face)])
}

function charactersOf(face: Face): string[] {
  return Array.from({ length: 0xffff }, (_, point) => point).flatMap(point =>
    face.glyphOf(point) === 0 ? [] : [String.fromCodePoint(point)],
  )
}

/** In the short run each face is compared in two languages, which differ between the faces. */
const languagesFor = (face: number) =>
  runs(
    languages,
    languages.filter((_, index) => index === 0 || index % 8 === face % 8),
  )

describe.each(latinFaces.map((id, index) => ({ id, index })))(
  '$id, the fast path equals HarfBuzz:',
  ({ id, index }) => {
    const face = faceOf(id)
    const characters = charactersOf(face)

    test.each(['proportional', 'tabular'] as const)('words of invoices, %s', figures => {
      for (const word of words) {
        expectAsHarfBuzz(word, face, styleOf(figures))
        expect([...shapeRun(word, face, styleOf(figures)).texts].join('')).toBe(word)
      }
    })

    test('each character in each language', () => {
      for (const language of languagesFor(index))
        for (const character of characters) expectAsHarfBuzz(character, face, { ...proportional, language })
    })

    test('each character between brackets and beside a hyphen', () => {
      for (const character of characters)
        for (const text of [`(${character})`, `a-${character}`, `${character}-a`, `${character} [a`])
          expectAsHarfBuzz(text, face, proportional)
    })

    test('random words of letters and punctuation', () => {
      const anyWord = fc.oneof(
        fc.array(fc.constantFrom(...characters), { minLength: 1, maxLength: 9 }),
        fc.array(fc.constantFrom(...'abcxyzéß-()[]{}@:•–—/«» '), { minLength: 1, maxLength: 9 }),
        fc.array(fc.constantFrom(...'fijltTAVWoeaşğıİçÍÍjJlL·l1203.,:;-()/@%€ '), {
          minLength: 1,
          maxLength: 9,
        }),
      )
      fc.assert(
        fc.property(
          anyWord,
          fc.constantFrom('proportional', 'tabular'),
          fc.constantFrom(...languages),
          (letters, figures, language) =>
            expectAsHarfBuzz(letters.join(''), face, { ...styleOf(figures), language }),
        ),
        { numRuns: runs(500, 150) },
      )
    })

    test('tabular figures have one width', () => {
      const widths = [...'0123456789'].map(digit => shapeRun(digit, faceOf(id), styleOf('tabular')).width)
      expect(new Set(widths).size).toBe(1)
    })
  },
)

test.each(['chinese', 'chineseTraditional', 'japanese', 'korean'] as const)(
  '%s, every ideograph and Korean syllable is shaped as HarfBuzz shapes it',
  family => {
    const face = faceOf(`${family}-regular`)
    const squares = charactersOf(face).filter(character => plainRun(character, face, proportional) !== null)
    expect(squares.length).toBeGreaterThan(5000)
    const step = 50
    for (let at = 0; at < squares.length; at += step)
      expectAsHarfBuzz(squares.slice(at, at + step).join(''), face, proportional)
  },
)

test('letters are kerned', () => {
  const { adjustments } = shapeRun('AV', faceOf('sans-regular'), proportional)
  expect(adjustments?.[0]).toBeLessThan(0)
})

test('a ligature is one glyph with the text of its letters; Turkish has no fi ligature', () => {
  const textsIn = (language?: string) =>
    shapeRun('office', faceOf('serif-bold'), { ...proportional, language }).texts
  expect(textsIn()).toEqual(['o', 'ffi', 'c', 'e'])
  expect(textsIn('tr')).toEqual(['o', 'ff', 'i', 'c', 'e'])
})

test.each([
  ['Bulgarian', 'bg', 'serif-regular', 'вгдджзиклптюя'],
  ['Serbian', 'sr', 'serif-regular', 'б'],
  ['Marathi', 'mr', 'devanagari-regular', 'लश'],
] as const)('%s has letters of its own', (_, language, id, letters) => {
  const glyphsIn = (each?: string) =>
    shapeRun(letters, faceOf(id), { ...proportional, language: each }).glyphs
  expect(glyphsIn(language)).not.toEqual(glyphsIn())
})

test('a hyphen between capitals is raised, but not in a number', () => {
  const face = faceOf('sans-regular')
  const hyphenIn = (text: string) => shapeRun(text, face, proportional).glyphs[text.indexOf('-')]
  const plain = face.glyphOf(0x2d)
  expect(hyphenIn('E-MAIL')).not.toBe(plain)
  expect(hyphenIn('e-mail')).toBe(plain)
  expect(hyphenIn('INV-2026')).toBe(plain)
})

test('"->" is not drawn as an arrow', () => {
  const face = faceOf('sans-regular')
  expect(shapeRun('->', face, proportional).glyphs).toHaveLength(2)
})

test('each consonant of a Devanagari stack without a ligature keeps its glyph', () => {
  const { texts } = shapeRun('ट्ट्य', faceOf('devanagari-regular'), proportional)
  expect([...texts].join('')).toBe('ट्ट्य')
  expect(texts).toHaveLength(5)
})

test('a mark without a precomposed letter is positioned on its letter', () => {
  const { glyphs, texts } = shapeRun('q\u0323', faceOf('sans-regular'), proportional)
  expect(texts).toEqual(['q', '\u0323'])
  const [, mark] = glyphs
  expect(mark).toMatchObject({ advance: 0, parts: [{ x: expect.toSatisfy((x: number) => x < 0) }] })
})

test('stacked marks have a maximum height', () => {
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

  /** Lists every drawn glyph with its position in font units. */
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
])('what is more than letters next to letters is left to HarfBuzz: %s', (_, word) => {
  expect(plainRun(word, faceOf('serif-regular'), proportional)).toBeNull()
})
