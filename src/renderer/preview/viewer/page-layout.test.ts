import { describe, expect, it } from 'vitest'
import { middlePage, pixelsAt, renderScale, topOf, visiblePages, zoomScale } from './page-layout.ts'

const layout = { width: 400, height: 600, count: 41 }

describe('sheets on the desk', () => {
  it('are those in view, and a little ahead where it is asked for', () => {
    expect(visiblePages({ top: 0, height: 700 }, layout)).toEqual([0, 1])
    expect(visiblePages({ top: 0, height: 500 }, layout)).toEqual([0, 0])
    expect(visiblePages({ top: topOf(20, layout), height: 500 }, layout)).toEqual([20, 20])
    expect(visiblePages({ top: topOf(20, layout), height: 500 }, layout, 200)).toEqual([19, 21])
    expect(visiblePages({ top: topOf(40, layout), height: 700 }, layout, 200)).toEqual([39, 40])
  })

  it('count the one in the middle as the page being read', () => {
    expect(middlePage({ top: 0, height: 700 }, layout)).toBe(0)
    expect(middlePage({ top: topOf(7, layout) - 50, height: 700 }, layout)).toBe(7)
    expect(middlePage({ top: 1e6, height: 700 }, layout)).toBe(40)
  })

  it('have nothing to paint before there is a document', () => {
    const [first, last] = visiblePages({ top: 0, height: 700 }, { ...layout, count: 0 })
    expect(last).toBeLessThan(first)
  })
})

describe('the size of a page', () => {
  const a4 = { width: 595, height: 842 }

  it('fills the width of the desk, or shows a whole page, or is what was chosen', () => {
    const host = { width: 848, height: 600 }
    expect(zoomScale('width', host, a4) * (96 / 72) * a4.width).toBeCloseTo(800)
    expect(zoomScale('page', host, a4) * (96 / 72) * a4.height).toBeCloseTo(584)
    expect(zoomScale(1.25, host, a4)).toBe(1.25)
  })

  it('is never too small to be seen, nor blown up to fill a large desk', () => {
    expect(zoomScale('page', { width: 100, height: 50 }, a4)).toBe(0.2)
    expect(zoomScale('width', { width: 4000, height: 2000 }, a4)).toBe(1.6)
  })
})

describe('pictures of pages', () => {
  const points = { width: 595, height: 842 }

  it('are as fine as the screen, until they would be too large for the memory', () => {
    expect(renderScale(2, points)).toBe(2)
    for (const wanted of [4, 8, 16]) {
      expect(renderScale(wanted, points)).toBeLessThan(wanted)
      expect(pixelsAt(renderScale(wanted, points), points)).toBeCloseTo(6e6)
    }
  })
})
