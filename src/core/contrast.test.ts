import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contrastRatio, darkenForPaper, fadeToward, legibleContrast, mix, textColorOn } from './contrast.ts'

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
    expect(contrastRatio(one, other)).toBeCloseTo(ratio, 1)
  })

  test('white or ink is legible on every background', () => {
    fc.assert(
      fc.property(color, ground => contrastRatio(textColorOn(ground), ground) >= legibleContrast),
      { numRuns: 5000 },
    )
  })

  test('white is used where it is legible', () => {
    expect(textColorOn('#2338c9')).toBe('#ffffff')
    expect(textColorOn('#e8a200')).not.toBe('#ffffff')
  })

  test('darkens a colour for text on paper only as far as needed', () => {
    fc.assert(
      fc.property(color, pale => {
        const text = darkenForPaper(pale)
        expect(contrastRatio(text, '#ffffff')).toBeGreaterThanOrEqual(legibleContrast)
        if (contrastRatio(pale, '#ffffff') >= legibleContrast) expect(text).toBe(pale)
      }),
    )
  })

  test('faded text stays legible', () => {
    fc.assert(
      fc.property(color, fc.nat(100), (ground, percent) => {
        const text = fadeToward(textColorOn(ground), ground, percent)
        expect(contrastRatio(text, ground)).toBeGreaterThanOrEqual(legibleContrast)
      }),
    )
  })

  test('mixes two colours by percentage', () => {
    expect([0, 50, 100].map(percent => mix('#102030', '#ffffff', percent))).toEqual([
      '#102030',
      '#889098',
      '#ffffff',
    ])
  })
})
