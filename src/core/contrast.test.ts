import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contrastOf, legibleContrast, mix, readableOn, readableOnPaper, softened } from './contrast.ts'

const color = fc.nat(0xffffff).map(value => `#${value.toString(16).padStart(6, '0')}`)

describe('contrast', () => {
  test.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#000000', 21],
    ['#777777', '#ffffff', 4.48],
    ['#3450d2', '#ffffff', 6.5],
    ['#ff0000', '#ffffff', 4],
    ['#abcdef', '#abcdef', 1],
  ])('of %s on %s is %d', (one, other, ratio) => {
    expect(contrastOf(one, other)).toBeCloseTo(ratio, 1)
  })

  test('on every ground, white or ink is legible', () => {
    fc.assert(
      fc.property(color, ground => contrastOf(readableOn(ground), ground) >= legibleContrast),
      { numRuns: 5000 },
    )
  })

  test('white is preferred as long as it is legible', () => {
    expect(readableOn('#2338c9')).toBe('#ffffff')
    expect(readableOn('#e8a200')).not.toBe('#ffffff')
  })

  test('every colour can be made dark enough for text on paper, and one that is stays as it is', () => {
    fc.assert(
      fc.property(color, pale => {
        const text = readableOnPaper(pale)
        expect(contrastOf(text, '#ffffff')).toBeGreaterThanOrEqual(legibleContrast)
        if (contrastOf(pale, '#ffffff') >= legibleContrast) expect(text).toBe(pale)
      }),
    )
  })

  test('a softened text is never softened beyond what can be read', () => {
    fc.assert(
      fc.property(color, fc.nat(100), (ground, percent) => {
        const text = softened(readableOn(ground), ground, percent)
        expect(contrastOf(text, ground)).toBeGreaterThanOrEqual(legibleContrast)
      }),
    )
  })

  test('a mix goes from one colour to the other', () => {
    expect([0, 50, 100].map(percent => mix('#102030', '#ffffff', percent))).toEqual([
      '#102030',
      '#889098',
      '#ffffff',
    ])
  })
})
