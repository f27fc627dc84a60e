import { expect, test } from 'vitest'
import type { Operation } from '../model/display-list.ts'
import { bodyRow, type Group, type Piece } from '../model/structure.ts'
import { monospaceStyle, monospaceTools } from '../testing/monospace-shaper.ts'
import { createReadingOrder } from './reading-order.ts'

function line(text: string, piece: Piece): Operation {
  const words = [monospaceTools.shaper.shape(text, monospaceStyle.font)]
  const place = { x: 0, top: 0, width: 10 }
  return { kind: 'text', ...place, words, style: monospaceStyle, role: 'paragraph', piece, path: null }
}

const textsOf = (part: readonly Operation[]) =>
  part.map(each => (each.kind === 'text' ? each.words.map(({ text }) => text).join('') : each.kind))

const paragraph = (): Piece => ({ within: null })

test('what continues comes before what begins, and each in the order of the box', () => {
  const [first, second, third] = [paragraph(), paragraph(), paragraph()]
  const [a1, b1, c1, c2] = [line('a1', first), line('b1', second), line('c1', third), line('c2', third)]
  const inOrder = createReadingOrder([a1, b1, c1, c2])
  expect(textsOf(inOrder([c1, a1]))).toEqual(['a1', 'c1'])
  expect(textsOf(inOrder([b1, c2]))).toEqual(['c2', 'b1'])
})

test('what begins in a list that continues comes before what follows the list', () => {
  const list = { kind: 'list', within: null } as const
  const inList = (): Piece => ({ within: { kind: 'pair', within: list } satisfies Group })
  const after = paragraph()
  const [a, b] = [line('a', inList()), line('b', inList())]
  const [c1, c2] = [line('c1', after), line('c2', after)]
  const inOrder = createReadingOrder([a, b, c1, c2])
  inOrder([a, c1])
  expect(textsOf(inOrder([c2, b]))).toEqual(['b', 'c2'])
})

test('cells of a row keep their order, whichever has content first', () => {
  const [left, right] = bodyRow(2).cells
  if (!left || !right) throw new Error('The row lacks a cell')
  const [a, b1, b2] = [line('a', left), line('b1', right), line('b2', right)]
  const inOrder = createReadingOrder([a, b1, b2])
  inOrder([b1])
  expect(textsOf(inOrder([b2, a]))).toEqual(['a', 'b2'])
})
