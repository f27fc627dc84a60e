import { describe, expect, it } from 'vitest'
import { middleSheet, sheetsInView, topOf } from './sheet-layout.ts'

const layout = { width: 400, height: 600, count: 41 }

describe('sheets on the desk', () => {
  it('paint what is in view and a little ahead', () => {
    expect(sheetsInView({ top: 0, height: 700 }, layout)).toEqual([0, 1])
    expect(sheetsInView({ top: topOf(20, layout), height: 700 }, layout)).toEqual([19, 21])
    expect(sheetsInView({ top: topOf(40, layout), height: 700 }, layout)).toEqual([39, 40])
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
