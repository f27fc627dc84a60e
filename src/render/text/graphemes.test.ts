import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyCodePoint } from '#core/testing/any-code-point.ts'
import { runs } from '#core/testing/runs.ts'
import { charactersOf } from './graphemes.ts'

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })
const bySegmenter = (text: string) => Array.from(segmenter.segment(text), ({ segment }) => segment)

test('graphemes equal those of Intl.Segmenter for every character', { tags: 'extended' }, () => {
  const wrong: string[] = []
  for (let point = 0; point < 0x20000; point += 1) {
    const character = String.fromCodePoint(point)
    const text = `क${character}\u0301漢${character}${character}a`
    if (charactersOf(text).join('|') !== bySegmenter(text).join('|')) wrong.push(point.toString(16))
  }
  expect(wrong).toEqual([])
})

test('graphemes equal those of Intl.Segmenter for random text', () => {
  const mark = fc.constantFrom(
    '\u0301',
    '\u05b0',
    '\u064b',
    '\u094d',
    '\u0e31',
    '\u0e33',
    '\u200d',
    '\u20e3',
    '\uff9e',
  )
  const unit = fc.oneof(
    fc.string({ unit: anyCodePoint, minLength: 1, maxLength: 1 }),
    mark,
    fc.constantFrom('क', '한', '🇩', '👍🏽', '1'),
  )
  fc.assert(
    fc.property(fc.array(unit, { maxLength: 12 }), units => {
      const text = units.join('')
      expect(charactersOf(text)).toEqual(bySegmenter(text))
    }),
    { numRuns: runs(2000, 500) },
  )
})
