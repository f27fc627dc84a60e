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

test('parts that repeat the lines of an address go with them, and corrections stay', () => {
  const address = ['House 4', '1 Example Street', '01234 Exampletown']
  const parts = {
    street: 'House 4',
    street_2: 'House 4',
    postcode: '01234',
    city: 'Exampletown',
    country: 'DE',
  }
  const written = after(setBuyer({ ...parts, address }))
  const moved = produce(written, draft => setBuyer({ address: ['2 Road', '99999 Town'] })(draft as EditorDoc))
  expect(moved.draft.buyer).toEqual({ street: 'House 4', address: ['2 Road', '99999 Town'], country: 'DE' })
  expect(changedField(written, moved)).toBe('buyer.address')
  const named = produce(written, draft => setBuyer({ name: 'B' })(draft as EditorDoc))
  expect(named.draft.buyer).toEqual({ ...parts, address, name: 'B' })
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

test('another sender is the change, whatever it brings', () => {
  const changed = after(draft => {
    draft.draft = { ...draft.draft, sender: 'press', seller: { name: 'Example Press' }, invoice_number: '2' }
  })
  expect(changedField(doc, changed)).toBe('sender')
  expect(changedField(changed, doc)).toBe('sender')
})
