import { expect, test } from 'vitest'
import { faceOf } from '../font/face.ts'
import { LetterRun } from './letter-run.ts'
import { shapePlanOf } from './shape-plan.ts'

const sans = faceOf('sans-regular')
const latin = shapePlanOf(sans, 'Latn', 'proportional')

test('advances and kerning add up to the width', () => {
  const run = LetterRun.of('Tomorrow AV 12', latin)
  const { glyphs = [], adjustments = null, width = 0 } = run ?? {}
  const advances = glyphs.reduce((sum, glyph) => sum + sans.tables.advance(glyph), 0) / sans.unitsPerEm
  const kerning = adjustments?.reduce((sum, each) => sum + each, 0) ?? 0
  expect(kerning).toBeLessThan(0)
  expect(advances + kerning).toBeCloseTo(width, 9)
})

test.each([
  ['a mark', 'cafe\u0301'],
  ['a default-ignorable character', 'so\u00adft'],
  ['a control', 'a\u0007'],
  ['a lone surrogate', 'a\ud83d'],
  ['a letter without a glyph', 'a\u0540'],
  ['nothing', ''],
])('%s is more than letters beside each other', (_, text) => {
  expect(LetterRun.of(text, latin)).toBeNull()
})

test('ligatures are not plain letters, in the face that has them', () => {
  expect(LetterRun.of('office', latin)).not.toBeNull()
  expect(LetterRun.of('office', shapePlanOf(faceOf('serif-regular'), 'Latn', 'proportional'))).toBeNull()
})

test('letters beyond the pair table are distinguished', () => {
  const points = Array.from({ length: 700 }, (_, index) => 0xa1 + index)
  const widthOf = (text: string) => LetterRun.of(text, shapePlanOf(sans, 'Cyrl', 'tabular'))?.width
  const before = widthOf('То')
  for (const point of points) widthOf(String.fromCodePoint(point, 0x430, point))
  expect(widthOf('То')).toBe(before)
  expect(widthOf('Тѣ')).not.toBe(before)
})
