import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '#core/testing/runs.ts'
import type { Box, Operation, Placed } from '../model/display-list.ts'
import { monospaceShaper, monospaceStyle } from '../testing/monospace-shaper.ts'
import { pageProblems } from '../testing/page-problems.ts'
import { paginate } from './paginate.ts'
import type { Segment } from './segments.ts'

/** A page with a body of 300 points. */
const frame = { width: 200, height: 400, left: 20, top: 50, bodyWidth: 160, bottom: 350 }

/** A box of lines ten points high, with the box name and line number as text. */
function linesOf(name: string, count: number): Box {
  const operations = Array.from({ length: count }, (_, index): Operation => {
    const words = [{ text: `${name}.${index}`, width: 1, glyphCount: 1, runs: [], missing: null }]
    return {
      kind: 'text',
      x: 20,
      top: index * 10,
      width: 10,
      words,
      style: monospaceStyle,
      role: 'paragraph',
      piece: { within: null },
      path: null,
    }
  })
  return { height: count * 10, operations }
}

const table = (heights: readonly number[], headings: readonly number[] = []): Segment => ({
  kind: 'table',
  space: 20,
  head: linesOf('head', 2),
  rows: heights.map((height, index) => linesOf(`row${index}`, height)),
  keepsWithNext: index => headings.includes(index),
})

const totals = (height: number): Segment => ({
  kind: 'totals',
  space: 10,
  box: linesOf('totals', height),
  carriedForward: linesOf('carried', 1),
  carriedAgain: linesOf('carried again', 1),
})

const block = (name: string, height: number): Segment => ({
  kind: 'block',
  space: 15,
  box: linesOf(name, height),
  bleeds: false,
  flows: false,
})

const textsOf = (page: readonly Placed[]) =>
  page.flatMap(({ box }) =>
    box.operations.flatMap(each => (each.kind === 'text' ? each.words.map(word => word.text) : [])),
  )

const namesOf = (page: readonly Placed[]) => [...new Set(textsOf(page).map(text => text.split('.')[0] ?? ''))]

describe('pages', () => {
  test('a document that fits has one page', () => {
    const pages = paginate([block('title', 3), table([2, 2]), totals(3)], frame)
    expect(pages.map(namesOf)).toEqual([['title', 'head', 'row0', 'row1', 'totals']])
  })

  test('a row that does not fit moves as a whole below a repeated head', () => {
    const pages = paginate([table([6, 6, 6, 12, 6, 6])], frame)
    expect(pages.map(namesOf)).toEqual([
      ['head', 'row0', 'row1', 'row2'],
      ['head', 'row3', 'row4', 'row5'],
    ])
  })

  test('a row higher than a page is split, and the next row follows its last part', () => {
    const pages = paginate([table([40, 2]), totals(3)], frame)
    expect(pages.map(namesOf)).toEqual([
      ['head', 'row0'],
      ['head', 'row0', 'row1', 'totals'],
    ])
  })

  test('a first row higher than a page starts below the title on the same page', () => {
    const pages = paginate([block('title', 6), table([60]), totals(3)], frame)
    expect(pages.map(namesOf)).toEqual([
      ['title', 'head', 'row0'],
      ['head', 'row0'],
      ['head', 'row0', 'totals'],
    ])
    expect(paginate([block('title', 25), table([60])], frame).map(namesOf)[0]).toEqual(['title'])
  })

  test('a last row that does not fit moves together with the previous row', () => {
    expect(paginate([table([7, 7, 7, 7, 7])], frame).map(namesOf)).toEqual([
      ['head', 'row0', 'row1', 'row2'],
      ['head', 'row3', 'row4'],
    ])
  })

  test('a row is not alone on a page before one that fills a page', () => {
    expect(paginate([table([9, 9, 9, 9, 26])], frame).map(namesOf)).toEqual([
      ['head', 'row0', 'row1'],
      ['head', 'row2', 'row3'],
      ['head', 'row4'],
    ])
  })

  test('moving two rows together leaves no page with a single row', () => {
    expect(paginate([table([13, 13, 13, 13, 13])], frame).map(namesOf)).toEqual([
      ['head', 'row0', 'row1'],
      ['head', 'row2', 'row3'],
      ['head', 'row4'],
    ])
  })

  test('totals that do not fit move together with the last two rows', () => {
    const pages = paginate([table([8, 8, 8]), totals(6)], frame)
    expect(pages.map(namesOf)).toEqual([
      ['head', 'row0'],
      ['head', 'row1', 'row2', 'totals'],
    ])
  })

  test('the subtotal is carried forward if no row can move with the totals', () => {
    const pages = paginate([table([26]), totals(6)], frame)
    expect(pages.map(namesOf)).toEqual([
      ['head', 'row0'],
      ['carried', 'totals'],
    ])
  })

  test('the subtotal is carried above each further part of totals that no page can hold', () => {
    const pages = paginate([table([2, 2]), totals(70)], frame)
    const [first, ...others] = pages.map(namesOf)
    expect(first).toEqual(['head', 'row0', 'row1', 'totals'])
    expect(others).toEqual([
      ['carried again', 'totals'],
      ['carried again', 'totals'],
    ])
  })

  test('a heading moves with the row below it, and a row that moves takes its heading along', () => {
    expect(paginate([table([8, 8, 8, 2, 4, 4], [3])], frame).map(namesOf)).toEqual([
      ['head', 'row0', 'row1', 'row2'],
      ['head', 'row3', 'row4', 'row5'],
    ])
    expect(paginate([table([8, 8, 2, 8, 4], [2])], frame).map(namesOf)).toEqual([
      ['head', 'row0', 'row1'],
      ['head', 'row2', 'row3', 'row4'],
    ])
    expect(paginate([table([8, 2, 8, 8], [1]), totals(6)], frame).map(namesOf)).toEqual([
      ['head', 'row0'],
      ['head', 'row1', 'row2', 'row3', 'totals'],
    ])
  })

  test('headings that fill more than a page follow each other', () => {
    const heights = Array.from({ length: 12 }, () => 4)
    expect(paginate([table(heights, [...heights.keys()])], frame).flatMap(namesOf)).toContain('row11')
  })

  test('a head is never at the end of a page without its first row', () => {
    const pages = paginate([block('address', 25), table([3])], frame)
    expect(pages.map(namesOf)).toEqual([['address'], ['head', 'row0']])
  })

  test('long notes start below the totals and continue on further pages', () => {
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

/** A random box: columns of lines of different heights, with background, rules and padding. */
interface BoxPlan {
  /** start, line height, number of lines */
  columns: [top: number, leading: number, lines: number][]
  padding: number
  hasGround: boolean
  hasRule: boolean
}

const boxes = (max: number, padding = [0, 0, 4, 25, 350]): fc.Arbitrary<BoxPlan> =>
  fc.record({
    columns: fc.array(
      fc.tuple(
        fc.constantFrom(0, 0, 0, 2, 7),
        fc.constantFrom(10, 10, 10, 12, 17, 40),
        fc.integer({ min: 1, max: max }),
      ),
      { minLength: 1, maxLength: 3 },
    ),
    padding: fc.constantFrom(...padding),
    hasGround: fc.boolean(),
    hasRule: fc.boolean(),
  })

function boxOf(name: string, { columns, padding, hasGround, hasRule }: BoxPlan): Box {
  const operations = columns.flatMap(([top, leading, lines], column) =>
    Array.from(
      { length: lines },
      (_, line): Operation => ({
        kind: 'text',
        x: 20 + column * 50,
        top: padding + top + line * leading,
        width: 10,
        words: [{ ...monospaceShaper.shape(`${name}.${column}.${line}`, monospaceStyle.font) }],
        style: { ...monospaceStyle, leading },
        role: 'paragraph',
        piece: { within: null },
        path: null,
      }),
    ),
  )
  const height = Math.max(...columns.map(([top, leading, lines]) => padding + top + leading * lines))
  const across = { kind: 'rectangle', x: 0, width: 200, color: '#eeeeee' } as const
  if (hasGround) operations.unshift({ ...across, top: 0, height })
  if (hasRule) operations.push({ ...across, top: height, height: 1 })
  return { height: height + (hasRule ? 1 : 0), operations }
}

const blocks = fc.array(boxes(60), { maxLength: 2 })
const documents = fc.record({
  space: fc.constantFrom(0, 5, 30),
  above: blocks,
  head: boxes(3, [0, 4]),
  rows: fc.array(
    fc.integer({ min: 1, max: 3 }).chain(max => boxes(max ** 3)),
    { maxLength: 60 },
  ),
  headings: fc.array(fc.nat(60), { maxLength: 20 }),
  between: blocks,
  totals: fc.oneof({ weight: 4, arbitrary: boxes(8) }, { weight: 1, arbitrary: boxes(60) }),
  carried: boxes(1, [0, 4]),
  below: blocks,
})

test('random blocks, rows and totals follow every pagination rule', () => {
  fc.assert(
    fc.property(
      documents,
      ({ space, above, head, rows, headings, between, totals: sums, carried, below }) => {
        const blocksOf = (name: string, plans: BoxPlan[]) =>
          plans.map((plan, index): Segment => {
            const flows = index % 2 === 1
            return { kind: 'block', space, box: boxOf(name, plan), bleeds: false, flows }
          })
        const segments: Segment[] = [
          ...blocksOf('above', above),
          {
            kind: 'table',
            space,
            head: boxOf('head', head),
            rows: rows.map((row, index) => boxOf(`row${index}`, row)),
            keepsWithNext: index => headings.includes(index),
          },
          ...blocksOf('between', between),
          {
            kind: 'totals',
            space,
            box: boxOf('totals', sums),
            carriedForward: boxOf('carried', carried),
            carriedAgain: boxOf('carried again', carried),
          },
          ...blocksOf('below', below),
        ]
        expect(pageProblems(segments, paginate(segments, frame), frame)).toEqual([])
      },
    ),
    { numRuns: runs(1500, 300) },
  )
})

describe('the oracle detects', () => {
  const segments = [block('address', 4), table([3, 4, 10, 12, 6]), totals(5), block('notes', 30)]
  const pages = paginate(segments, frame)
  const [first = [], second = [], ...others] = pages
  const lower = (placed: Placed[], by: number) => placed.map(({ y, box }) => ({ y: y + by, box }))
  const carried = linesOf('carried', 1)
  const alone: Segment[] = [table([27]), { ...totals(5), carriedForward: carried } as Segment]

  test('nothing in correct pages', () => expect(pageProblems(segments, pages, frame)).toEqual([]))
  test.each<[string, Placed[][], RegExp]>([
    ['a missing row', [first.toSpliced(2, 1), second, ...others], /is not row 0/],
    ['a repeated row', [first.toSpliced(3, 0, ...first.slice(2, 3)), second, ...others], /is not row 1/],
    [
      'rows in another order',
      [[...first.slice(0, 2), ...first.slice(2, 4).toReversed()], second, ...others],
      /is not row/,
    ],
    ['the last page missing', pages.slice(0, -1), /missing/],
    ['an empty page', [...pages, []], /empty/],
    [
      'overlapping boxes',
      [lower(first.slice(0, 1), 30).concat(first.slice(1)), second, ...others],
      /overlap/,
    ],
    ['a box below the body', [first, lower(second, 60), ...others], /below its body/],
    ['rows without a head', [first, second.slice(1), ...others], /rows without a head/],
  ])('%s', (_, planted, problem) => {
    expect(pageProblems(segments, planted, frame).join('\n')).toMatch(problem)
  })
  test('totals alone on a page', () => {
    const [rows = [], sums = []] = paginate(alone, frame)
    expect(pageProblems(alone, [rows, sums], frame)).toEqual([])
    expect(pageProblems(alone, [rows, sums.slice(1)], frame)).toEqual(['page 2: totals alone'])
  })
  test('a single row below a repeated head', () => {
    const rows = table([5, 5, 5, 5, 5, 5])
    const [one = [], two = []] = paginate([rows], frame)
    expect([one, two].map(namesOf)).toEqual([
      ['head', 'row0', 'row1', 'row2', 'row3'],
      ['head', 'row4', 'row5'],
    ])
    const moved = [
      [...one, ...two.slice(1, 2)],
      [...two.slice(0, 1), ...two.slice(2)],
    ]
    expect(pageProblems([rows], moved, frame).join()).toMatch(/page 2: a single row below a repeated head/)
  })
  test('a page that ends although the next row fits', () => {
    const row = table([3, 3, 3, 3, 3])
    const [whole = []] = paginate([row], frame)
    const [head, ...rows] = whole
    const early = [head, rows[0]].flatMap(each => each ?? [])
    const late = [...(head ? [{ ...head, y: 50 }] : []), ...rows.slice(1)]
    expect(pageProblems([row], [early, late], frame).join()).toMatch(/which had room/)
  })
})
