import { expect, test } from 'vitest'
import type { Operation, Placed, Role, TextLine } from '../model/display-list.ts'
import { monospaceShaper, monospaceStyle } from '../testing/monospace-shaper.ts'
import { mirrorPages } from './mirror.ts'

const tabular = { ...monospaceStyle, font: { ...monospaceStyle.font, figures: 'tabular' } } as const

function line(x: number, width: number, role: Role, style: TextLine['style'] = tabular): TextLine {
  const words = [monospaceShaper.shape('1,250.00', style.font)]
  return { kind: 'text', x, top: 0, width, words, style, role, piece: { within: null }, path: null }
}

const pageOf = (...operations: Operation[]): Placed[] => [{ y: 0, box: { height: 10, operations } }]

function positionsOf(pages: Placed[][]): number[][] {
  return pages.map(page => page.flatMap(({ box }) => box.operations.map(({ x }) => x)))
}

test('the left edge becomes the right edge', () => {
  const bar = { kind: 'rectangle', x: 0, top: 0, width: 5, height: 800, color: '#000000' } as const
  const logo = { kind: 'picture', x: 400, top: 0, width: 100, height: 50, alt: '', path: 'logo' } as const
  const page = pageOf(bar, logo, line(50, 200, 'paragraph', monospaceStyle))
  expect(positionsOf(mirrorPages([page], [page], 600))).toEqual([[595, 100, 350]])
})

test('numbers of a column stay right-aligned below their heading', () => {
  const head = pageOf(line(510, 40, 'table-head', monospaceStyle))
  const [wide, narrow] = [pageOf(line(500, 50, 'table-cell')), pageOf(line(530, 20, 'table-cell'))]
  const all = [head, wide, narrow]
  const ends = positionsOf(mirrorPages(all, all, 600)).map(([x = 0], index) => x + ([40, 50, 20][index] ?? 0))
  expect(ends).toEqual([100, 100, 100])
})

test('numbers narrower than their heading align with its right edge', () => {
  const all = [pageOf(line(510, 40, 'table-head', monospaceStyle)), pageOf(line(540, 10, 'table-cell'))]
  expect(positionsOf(mirrorPages(all, all, 600))).toEqual([[50], [80]])
})

test('a page is the same alone and among the others', () => {
  const all = [pageOf(line(500, 50, 'table-cell')), pageOf(line(530, 20, 'table-cell'))]
  const [, second] = positionsOf(mirrorPages(all, all, 600))
  expect(positionsOf(mirrorPages(all.slice(1), all, 600))).toEqual([second])
})

test('totals do not move if they would overlap their labels', () => {
  const totals = pageOf(
    line(300, 200, 'label'),
    line(530, 20, 'paragraph'),
    { ...line(300, 50, 'label'), top: 20 },
    { ...line(450, 100, 'paragraph'), top: 20 },
  )
  expect(positionsOf(mirrorPages([totals], [totals], 600))).toEqual([[100, 50, 250, 50]])
  const short = pageOf(
    line(300, 50, 'label'),
    line(530, 20, 'paragraph'),
    { ...line(300, 50, 'label'), top: 20 },
    { ...line(450, 100, 'paragraph'), top: 20 },
  )
  expect(positionsOf(mirrorPages([short], [short], 600))).toEqual([[250, 130, 250, 50]])
})

test('words with a common right edge are no numeric column', () => {
  const words = [monospaceShaper.shape('ante', tabular.font)]
  const names = pageOf(
    { ...line(300, 50, 'paragraph'), words },
    { ...line(320, 30, 'paragraph'), words, top: 20 },
  )
  expect(positionsOf(mirrorPages([names], [names], 600))).toEqual([[250, 250]])
})
