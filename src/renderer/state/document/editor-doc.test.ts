import { produce } from 'immer'
import { expect, test } from 'vitest'
import { emptyDraft, emptyItem } from '#core/draft/draft.ts'
import {
  type EditorDoc,
  fillCells,
  insertPasted,
  type Recipe,
  removeRows,
  setLineKind,
  setTaxRate,
  toEditorDoc,
} from './editor-doc.ts'

const linesAfter = (recipe: Recipe, items: EditorDoc['draft']['items']) =>
  produce(toEditorDoc(emptyDraft({ items })), recipe).draft.items

const billed = { ...emptyItem(), description: 'Consulting', unit: 'h', tax_rate: '19', tax_category: 'S' }
const blank = { ...emptyItem(), unit: 'h', tax_rate: '19', tax_category: 'S' }
const pasted = (description: string) => ({ ...emptyItem(), description })

test('lines pasted without a tax column have unit and tax of the line above', () => {
  const inserted = insertPasted(1, [pasted('Travel'), pasted('Hotel')], ['description'])
  for (const item of linesAfter(inserted, [billed]).slice(1))
    expect(item).toMatchObject({ unit: 'h', tax_rate: '19', tax_category: 'S' })
  for (const item of linesAfter(insertPasted(0, [pasted('Travel')], ['description']), [blank]))
    expect(item).toMatchObject({ description: 'Travel', tax_rate: '19' })
  const filled = linesAfter(fillCells(0, ['description'], [['Travel'], ['Hotel'], ['Taxi']]), [blank])
  expect(filled.map(({ tax_rate }) => tax_rate)).toEqual(['19', '19', '19'])
})

test('an empty cell of a pasted column of units or tax rates stays empty', () => {
  const [, line] = linesAfter(insertPasted(1, [pasted('Gift')], ['description', 'unit', 'tax_rate']), [
    billed,
  ])
  expect(line).toEqual(pasted('Gift'))
  const [, below] = linesAfter(fillCells(1, ['description', 'tax_rate'], [['Gift', '']]), [billed])
  expect(below).toEqual({ ...pasted('Gift'), unit: 'h', tax_rate: '' })
})

const heading = { kind: 'heading', description: 'Design', quantity: '', unit_price: '' }

test('a line without a price has no unit and no tax, and those below it have those of the line above it', () => {
  const pastedBelow = linesAfter(insertPasted(2, [heading, pasted('Travel')], ['description']), [
    billed,
    heading,
  ])
  expect(pastedBelow).toMatchObject([billed, heading, heading, { description: 'Travel', tax_rate: '19' }])
  expect(pastedBelow[2]).toEqual(heading)
  expect(linesAfter(setTaxRate('7'), [heading, billed])).toEqual([heading, { ...billed, tax_rate: '7' }])
})

test('cells that a heading does not have pass over it', () => {
  const filled = linesAfter(fillCells(0, ['unit_price'], [['1'], ['2'], ['3']]), [billed, heading, billed])
  expect(filled.map(({ unit_price }) => unit_price)).toEqual(['1', '', '2', '3'])
  const described = linesAfter(fillCells(0, ['description'], [['A'], ['B']]), [billed, heading])
  expect(described).toMatchObject([{ description: 'A' }, { kind: 'heading', description: 'B' }])
})

test('a heading that replaces the only line passes unit and tax to the next one, and back', () => {
  const turned = linesAfter(setLineKind(0, 'heading'), [blank])
  expect(turned).toEqual([{ ...heading, description: '' }, blank])
  expect(linesAfter(setLineKind(0, undefined), turned)).toEqual([blank])
})

test('a text turned into an ordinary line gets unit and tax of the line above; an optional one keeps its numbers', () => {
  const text = { ...heading, kind: 'text' }
  expect(linesAfter(setLineKind(1, undefined), [billed, text])[1]).toEqual({
    ...blank,
    description: 'Design',
  })
  const [optional] = linesAfter(setLineKind(0, 'optional'), [billed])
  expect(optional).toEqual({ kind: 'optional', ...billed })
  expect(linesAfter(setLineKind(0, undefined), [{ kind: 'optional', ...billed }])).toEqual([billed])
})

test('rows are removed by key, and one blank row is left', () => {
  const doc = toEditorDoc(emptyDraft({ items: [billed, heading, pasted('Travel')] }))
  const [first = '', second = '', third = ''] = doc.rowKeys
  const after = produce(doc, removeRows([first, third, 'row-0']))
  expect(after).toMatchObject({ draft: { items: [heading] }, rowKeys: [second] })
  expect(produce(doc, removeRows(doc.rowKeys)).draft.items).toEqual([emptyItem()])
})
