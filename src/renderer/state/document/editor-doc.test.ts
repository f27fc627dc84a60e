import { produce } from 'immer'
import { expect, test } from 'vitest'
import { emptyDraft, emptyItem } from '#core/draft/draft.ts'
import { type EditorDoc, fillCells, insertPasted, type Recipe, toEditorDoc } from './editor-doc.ts'

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
