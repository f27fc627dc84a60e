import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Box, Operation, Placed } from './display-list.ts'
import type { Segment } from './flow.ts'
import { paginate } from './paginate.ts'
import { typewritten } from './testing/typewriter.ts'

/** A sheet with a body of 300 points. */
const frame = { width: 200, height: 400, left: 20, top: 50, bodyWidth: 160, bottom: 350 }

/** A box of lines ten points high, each of which says which box it is of and which line. */
function linesOf(name: string, count: number): Box {
  const operations = Array.from({ length: count }, (_, index): Operation => {
    const words = [{ text: `${name}.${index}`, width: 1, glyphCount: 1, runs: [], missing: null }]
    return {
      kind: 'text',
      x: 20,
      top: index * 10,
      width: 10,
      words,
      style: typewritten,
      role: 'paragraph',
      path: null,
    }
  })
  return { height: count * 10, operations }
}

const table = (heights: readonly number[]): Segment => ({
  kind: 'table',
  space: 20,
  head: linesOf('head', 2),
  rows: heights.map((height, index) => linesOf(`row${index}`, height)),
})

const totals = (height: number): Segment => ({
  kind: 'totals',
  space: 10,
  box: linesOf('totals', height),
  carriedForward: linesOf('carried', 1),
})

const block = (name: string, height: number): Segment => ({
  kind: 'block',
  space: 15,
  box: linesOf(name, height),
  bleeds: false,
})

const textsOf = (page: readonly Placed[]) =>
  page.flatMap(({ box }) =>
    box.operations.flatMap(each => (each.kind === 'text' ? each.words.map(word => word.text) : [])),
  )

const namesOf = (page: readonly Placed[]) => [...new Set(textsOf(page).map(text => text.split('.')[0] ?? ''))]

describe('pages', () => {
  test('what fits stands on one page', () => {
    const pages = paginate([block('title', 3), table([2, 2]), totals(3)], frame)
    expect(pages.map(namesOf)).toEqual([['title', 'head', 'row0', 'row1', 'totals']])
  })

  test('a row that does not fit moves whole, below the head again', () => {
    const pages = paginate([table([10, 10, 10]), totals(3)], frame)
    expect(pages.map(namesOf)).toEqual([
      ['head', 'row0', 'row1'],
      ['head', 'row2', 'totals'],
    ])
  })

  test('a row that is taller than a page is split, and its last part is followed by the next row', () => {
    const pages = paginate([table([40, 2]), totals(3)], frame)
    expect(pages.map(namesOf)).toEqual([
      ['head', 'row0'],
      ['head', 'row0', 'row1', 'totals'],
    ])
  })

  test('a first row that is taller than a page begins below the title and does not leave it alone', () => {
    const pages = paginate([block('title', 6), table([60]), totals(3)], frame)
    expect(pages.map(namesOf)).toEqual([
      ['title', 'head', 'row0'],
      ['head', 'row0'],
      ['head', 'row0', 'totals'],
    ])
    expect(paginate([block('title', 26), table([60])], frame).map(namesOf)[0]).toEqual(['title'])
  })

  test('totals that do not fit take the last row with them', () => {
    const pages = paginate([table([8, 8, 8]), totals(6)], frame)
    expect(pages.map(namesOf)).toEqual([
      ['head', 'row0', 'row1'],
      ['head', 'row2', 'totals'],
    ])
  })

  test('where no row can come along, the subtotal is carried forward', () => {
    const pages = paginate([table([26]), totals(6)], frame)
    expect(pages.map(namesOf)).toEqual([
      ['head', 'row0'],
      ['carried', 'totals'],
    ])
  })

  test('a head never stands at the foot of a page without its first row', () => {
    const pages = paginate([block('address', 25), table([3])], frame)
    expect(pages.map(namesOf)).toEqual([['address'], ['head', 'row0']])
  })

  test('long notes begin below the totals and flow on', () => {
    const pages = paginate([table([4]), totals(4), block('notes', 45)], frame)
    expect(pages.map(namesOf)).toEqual(
      [['head', 'row0', 'totals', 'notes'], ['notes']].concat(pages.length > 2 ? [['notes']] : []),
    )
    expect(pages.flatMap(textsOf).filter(text => text.startsWith('notes'))).toHaveLength(45)
  })

  test('a table without rows shows its head', () => {
    expect(paginate([table([]), totals(1)], frame).map(namesOf)).toEqual([['head', 'totals']])
  })
})

test('whatever the heights: all rows once and in order, nothing outside the body, nothing on top of another', () => {
  const heights = fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 40 })
  const height = fc.integer({ min: 1, max: 50 })
  fc.assert(
    fc.property(heights, height, height, height, (rows, address, sums, notes) => {
      const pages = paginate(
        [block('address', address), table(rows), totals(sums), block('notes', notes)],
        frame,
      )
      const shown = pages.flatMap(textsOf)
      const written = rows.flatMap((count, row) =>
        Array.from({ length: count }, (_, line) => `row${row}.${line}`),
      )
      expect(shown.filter(text => text.startsWith('row'))).toEqual(written)
      for (const [name, count] of [
        ['address', address],
        ['totals', sums],
        ['notes', notes],
      ] as const) {
        expect(shown.filter(text => text.startsWith(name))).toHaveLength(count)
      }
      for (const page of pages) {
        let lowest = frame.top - 0.1
        for (const { y, box } of page) {
          expect(y).toBeGreaterThanOrEqual(lowest)
          lowest = y + box.height - 0.1
        }
        expect(lowest).toBeLessThanOrEqual(frame.bottom)
        const names = namesOf(page)
        const begins = names.includes('totals') && textsOf(page).includes('totals.0')
        if (begins && rows.length > 0)
          expect(names.some(name => name.startsWith('row') || name === 'carried')).toBe(true)
      }
      // one that is split begins where the title ends, not on a page of its own
      const room = 300 - (address % 30) * 10 - 15 - 20
      if ((rows[0] ?? 0) > 28 && address < 30 && room >= 10) expect(namesOf(pages[0] ?? [])).toContain('row0')
      const isWhole = (row: number, count: number) =>
        count > 28 || pages.filter(page => namesOf(page).includes(`row${row}`)).length === 1
      expect(rows.every((count, row) => isWhole(row, count))).toBe(true)
    }),
  )
})
