import { expect, test } from 'vitest'
import { faceOf } from '../font/face.ts'
import { mergeUnmappedGlyphs } from './merge-unmapped-glyphs.ts'

const face = faceOf('sans-regular')
const [a, b, c] = [40, 41, 42]
const advance = (glyph: number) => face.tables.advance(glyph)
const run = { face: 'sans-regular', glyphs: [a, b, c], adjustments: null }

test('glyphs with texts stay as they are', () => {
  const whole = { ...run, texts: ['a', 'b', 'c'] }
  expect(mergeUnmappedGlyphs(whole, face)).toBe(whole)
})

test('a glyph without text is merged with the previous one', () => {
  const half = face.unitsPerEm / 2
  expect(
    mergeUnmappedGlyphs({ ...run, texts: ['a', '', 'c'], adjustments: [0.5, 0.25, 0] }, face),
  ).toMatchObject({
    glyphs: [
      {
        advance: advance(a) + half + advance(b),
        parts: [
          { glyph: a, x: 0, y: 0 },
          { glyph: b, x: advance(a) + half, y: 0 },
        ],
      },
      c,
    ],
    texts: ['a', 'c'],
    adjustments: [0.25, 0],
  })
})

test('a leading glyph without text is merged with the next one', () => {
  expect(mergeUnmappedGlyphs({ ...run, texts: ['', 'bb', 'c'] }, face)).toMatchObject({
    glyphs: [{ advance: advance(a) + advance(b), parts: [{ glyph: a }, { glyph: b, x: advance(a) }] }, c],
    texts: ['bb', 'c'],
  })
})

test('an invisible glyph without text leaves the previous one unchanged', () => {
  const blank = { key: '@0', advance: 0, parts: [] }
  expect(mergeUnmappedGlyphs({ ...run, glyphs: [a, blank, c], texts: ['a', '', 'c'] }, face)).toEqual({
    glyphs: [a, c],
    texts: ['a', 'c'],
    adjustments: [0, 0],
  })
})
