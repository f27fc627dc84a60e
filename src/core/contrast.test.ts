import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  contrastRatio,
  darkenForPaper,
  fadeToward,
  legibleContrast,
  mix,
  paperContrast,
  textColorOn,
  underWatermark,
  withLegibleText,
} from './contrast.ts'

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

  test('white or ink is legible on every background for text', () => {
    fc.assert(
      fc.property(color, accent => {
        const ground = withLegibleText(accent)
        return paperContrast(textColorOn(ground), ground) >= legibleContrast
      }),
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
        expect(paperContrast(text, '#ffffff')).toBeGreaterThanOrEqual(legibleContrast)
        if (paperContrast(pale, '#ffffff') >= legibleContrast) expect(text).toBe(pale)
      }),
    )
  })

  test('faded text stays legible, also under the watermark', () => {
    fc.assert(
      fc.property(color, fc.nat(100), (accent, percent) => {
        const ground = withLegibleText(accent)
        const text = fadeToward(textColorOn(ground), ground, percent)
        expect(paperContrast(text, ground)).toBeGreaterThanOrEqual(legibleContrast)
      }),
    )
  })

  test('a background is darkened only where neither white nor ink is legible under the watermark', () => {
    expect(['#2338c9', '#0c5a4f', '#e8a200', '#ffff99'].map(withLegibleText)).toEqual([
      '#2338c9',
      '#0c5a4f',
      '#e8a200',
      '#ffff99',
    ])
    expect(withLegibleText('#767676')).toBe('#747474')
  })

  test('the watermark tints paper and darkens what it covers', () => {
    expect(underWatermark('#ffffff')).toBe('#fae9e9')
    expect(underWatermark('#767676')).toBe('#736c6c')
  })

  test('mixes two colours by percentage', () => {
    expect([0, 50, 100].map(percent => mix('#102030', '#ffffff', percent))).toEqual([
      '#102030',
      '#889098',
      '#ffffff',
    ])
  })
})
