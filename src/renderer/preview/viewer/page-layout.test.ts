import { describe, expect, it } from 'vitest'
import { drawnFactor, middleSheet, pixelsAt, scaleOf, sheetsInView, topOf } from './page-layout.ts'

const layout = { width: 400, height: 600, count: 41 }

describe('sheets on the desk', () => {
  it('are those in view, and a little ahead where it is asked for', () => {
    expect(sheetsInView({ top: 0, height: 700 }, layout)).toEqual([0, 1])
    expect(sheetsInView({ top: 0, height: 500 }, layout)).toEqual([0, 0])
    expect(sheetsInView({ top: topOf(20, layout), height: 500 }, layout)).toEqual([20, 20])
    expect(sheetsInView({ top: topOf(20, layout), height: 500 }, layout, 200)).toEqual([19, 21])
    expect(sheetsInView({ top: topOf(40, layout), height: 700 }, layout, 200)).toEqual([39, 40])
  })

  it('count the one in the middle as the page being read', () => {
    expect(middleSheet({ top: 0, height: 700 }, layout)).toBe(0)
    expect(middleSheet({ top: topOf(7, layout) - 50, height: 700 }, layout)).toBe(7)
    expect(middleSheet({ top: 1e6, height: 700 }, layout)).toBe(40)
  })

  it('have nothing to paint before there is a document', () => {
    const [first, last] = sheetsInView({ top: 0, height: 700 }, { ...layout, count: 0 })
    expect(last).toBeLessThan(first)
  })
})

describe('the size of a page', () => {
  const a4 = { width: 595, height: 842 }

  it('fills the width of the desk, or shows a whole page, or is what was chosen', () => {
    const desk = { width: 848, height: 600 }
    expect(scaleOf('width', desk, a4) * (96 / 72) * a4.width).toBeCloseTo(800)
    expect(scaleOf('page', desk, a4) * (96 / 72) * a4.height).toBeCloseTo(584)
    expect(scaleOf(1.25, desk, a4)).toBe(1.25)
  })

  it('is never too small to be seen, nor blown up to fill a large desk', () => {
    expect(scaleOf('page', { width: 100, height: 50 }, a4)).toBe(0.2)
    expect(scaleOf('width', { width: 4000, height: 2000 }, a4)).toBe(1.6)
  })
})

describe('pictures of pages', () => {
  const points = { width: 595, height: 842 }

  it('are as fine as the screen, until they would be too large for the memory', () => {
    expect(drawnFactor(2, points)).toBe(2)
    for (const wanted of [4, 8, 16]) {
      expect(drawnFactor(wanted, points)).toBeLessThan(wanted)
      expect(pixelsAt(drawnFactor(wanted, points), points)).toBeCloseTo(6e6)
    }
  })
})
