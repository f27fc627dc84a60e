import { describe, expect, test } from 'vitest'
import { middlePage, pixelsAt, renderScale, topOf, visiblePages, zoomScale } from './page-layout.ts'

const layout = { width: 400, height: 600, count: 41 }

describe('visible pages', () => {
  test('are those in the viewport, optionally with some ahead', () => {
    expect(visiblePages({ top: 0, height: 700 }, layout)).toEqual([0, 1])
    expect(visiblePages({ top: 0, height: 500 }, layout)).toEqual([0, 0])
    expect(visiblePages({ top: topOf(20, layout), height: 500 }, layout)).toEqual([20, 20])
    expect(visiblePages({ top: topOf(20, layout), height: 500 }, layout, 200)).toEqual([19, 21])
    expect(visiblePages({ top: topOf(40, layout), height: 700 }, layout, 200)).toEqual([39, 40])
  })

  test('have the one in the middle as the current page', () => {
    expect(middlePage({ top: 0, height: 700 }, layout)).toBe(0)
    expect(middlePage({ top: topOf(7, layout) - 50, height: 700 }, layout)).toBe(7)
    expect(middlePage({ top: 1e6, height: 700 }, layout)).toBe(40)
  })

  test('are empty before there is a document', () => {
    const [first, last] = visiblePages({ top: 0, height: 700 }, { ...layout, count: 0 })
    expect(last).toBeLessThan(first)
  })
})

describe('the size of a page', () => {
  const a4 = { width: 595, height: 842 }

  test('fits the width, fits a page, or uses the chosen zoom', () => {
    const host = { width: 824, height: 600 }
    expect(zoomScale('width', host, a4) * (96 / 72) * a4.width).toBeCloseTo(770)
    expect(zoomScale('width', { ...host, width: 550 }, a4) * (96 / 72) * a4.width).toBeCloseTo(526)
    expect(zoomScale('page', host, a4) * (96 / 72) * a4.height).toBeCloseTo(584)
    expect(zoomScale(1.25, host, a4)).toBe(1.25)
  })

  test('stays between the minimum and maximum fit', () => {
    expect(zoomScale('page', { width: 100, height: 50 }, a4)).toBe(0.2)
    expect(zoomScale('width', { width: 4000, height: 2000 }, a4)).toBe(1.6)
  })
})

describe('page images', () => {
  const points = { width: 595, height: 842 }

  test('have the screen resolution up to the pixel limit', () => {
    expect(renderScale(2, points)).toBe(2)
    for (const requested of [4, 8, 16]) {
      expect(renderScale(requested, points)).toBeLessThan(requested)
      expect(pixelsAt(renderScale(requested, points), points)).toBeCloseTo(6e6)
    }
  })
})
