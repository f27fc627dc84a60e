import { describe, expect, test } from 'vitest'
import { faceOf } from './face.ts'
import { scriptOf, shapeRun } from './shape-run.ts'

/** What fontkit makes of the whole text, which is what looking up pairs must come to. */
function wholeWidth(
  text: string,
  id: Parameters<typeof faceOf>[0],
  features: Record<string, boolean>,
): number {
  const { font, unitsPerEm } = faceOf(id)
  return font.layout(text, { calt: false, ...features }, scriptOf(text)).advanceWidth / unitsPerEm
}

const words =
  `Invoice AVATAR Typography Tomorrow office fjord waffle Rechnung Überweisung Żółć Ελλάδα Τύπος Москва Ўзбек
  Nguyễn 1,234.50 -€99.95 (A/B) “Yes” L’été P.T.O. W.Y. ffi fl fi VAT21% v2.0 12:30 2x3 a->b Ty To Wa Yo`.split(
    /\s+/,
  )

describe.each(['sans-regular', 'sans-semibold', 'serif-bold', 'serif-black'] as const)('%s', id => {
  test.each(['proportional', 'tabular'] as const)(
    'pairs add up to what the font does with the whole word, %s',
    figures => {
      for (const word of words) {
        const { width, glyphs, texts } = shapeRun(word, faceOf(id), figures)
        expect([word, width]).toEqual([
          word,
          expect.closeTo(wholeWidth(word, id, { tnum: figures === 'tabular' }), 6),
        ])
        expect(texts.join('')).toBe(word)
        expect(texts).toHaveLength(glyphs.length)
      }
    },
  )

  test('tabular figures share one width', () => {
    const widths = [...'0123456789'].map(digit => shapeRun(digit, faceOf(id), 'tabular').width)
    expect(new Set(widths).size).toBe(1)
  })
})

test('letters are kerned', () => {
  const { adjustments } = shapeRun('AV', faceOf('sans-regular'), 'proportional')
  expect(adjustments?.[0]).toBeLessThan(0)
})

test('a ligature is one glyph that stands for its letters', () => {
  expect(shapeRun('office', faceOf('serif-bold'), 'proportional').texts).toEqual(['o', 'ffi', 'c', 'e'])
})

test('a mark that has no letter of its own is set on its letter', () => {
  const { glyphs, offsets, texts } = shapeRun('q\u0323', faceOf('sans-regular'), 'proportional')
  expect(glyphs).toHaveLength(2)
  expect(offsets?.[2]).toBeLessThan(0)
  expect(texts.join('')).toBe('q\u0323')
})
