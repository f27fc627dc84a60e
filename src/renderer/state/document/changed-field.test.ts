import { produce } from 'immer'
import { expect, test } from 'vitest'
import { emptyDraft } from '#core/draft/draft.ts'
import { changedField, textOf } from './changed-field.ts'
import {
  type EditorDoc,
  fillCells,
  insertRows,
  moveRow,
  type Recipe,
  removeRow,
  setBuyer,
  setItemText,
  setText,
  toEditorDoc,
} from './editor-doc.ts'

const item = (description: string) => ({ description, quantity: '1', unit_price: '10' })
const doc = toEditorDoc(emptyDraft({ items: ['a', 'b', 'c', 'd'].map(item) }))
const [a = '', b = '', c = '', d = ''] = doc.rowKeys
const after = (recipe: Recipe): EditorDoc => produce(doc, draft => recipe(draft as EditorDoc))

test('finds the changed cell, field or party field', () => {
  expect(changedField(doc, after(setItemText(c, 'quantity', '2')))).toBe(`${c}.quantity`)
  expect(changedField(doc, after(setText('notes', 'x')))).toBe('notes')
  expect(changedField(doc, after(setBuyer({ tax_id: 'x' })))).toBe('buyer.tax_id')
  expect(changedField(doc, after(fillCells(1, ['unit_price'], [['1'], ['2']])))).toBe(`${b}.unit_price`)
  expect(changedField(doc, doc)).toBeNull()
})

test('finds the inserted, removed or moved row', () => {
  const longer = after(insertRows(2, [item('new')]))
  expect(changedField(doc, longer)).toBe(longer.rowKeys[2])
  expect(changedField(longer, doc)).toBe(c)
  expect(changedField(doc, after(removeRow(3)))).toBe(c)
  expect(changedField(doc, after(moveRow(0, 2)))).toBe(a)
  expect(changedField(doc, after(moveRow(3, 1)))).toBe(d)
})

test('returns the text of a field by its editor key', () => {
  const named = after(setBuyer({ name: 'Example Ltd', address: ['1 Street', 'Town'] }))
  expect(textOf(named, `${b}.description`)).toBe('b')
  expect(textOf(named, 'buyer.name')).toBe('Example Ltd')
  expect(textOf(named, 'buyer.address')).toBe('1 Street\nTown')
  expect(textOf(named, 'template')).toBe(named.draft.template)
  expect(textOf(named, 'seller.name')).toBeUndefined()
})
