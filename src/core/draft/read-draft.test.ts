import fc from 'fast-check'
import { expect, test } from 'vitest'
import { invoiceFields } from '../fields/invoice-fields.ts'
import { itemFields } from '../fields/item-fields.ts'
import { parseInvoice } from '../invoice/read-invoice.ts'
import { limits } from '../limits.ts'
import { type Draft, emptyDraft } from './draft.ts'
import { filledFields, writtenItems } from './draft-fields.ts'
import { invoiceOfDraft } from './read-draft.ts'

/** All at once, as an invoice from a file is read. */
const whole = (draft: Draft) =>
  parseInvoice({
    ...filledFields(draft, invoiceFields, draft.locale),
    items: writtenItems(draft.items).map(item => filledFields(item, itemFields, draft.locale)),
  })

const number = fc.constantFrom('1', '2.50', '', 'x', '1,5', '999999999999999', '-1')
const item = fc.record({
  description: fc.constantFrom('Layout', '', 'Proof'),
  quantity: number,
  unit_price: number,
  tax_rate: fc.constantFrom('', '19', '101', 'none'),
})
const head = fc.record({
  template: fc.constantFrom('minimal', 'No such name', ''),
  invoice_number: fc.constantFrom('', '2026-1'),
  currency: fc.constantFrom('EUR', 'JPY', 'XXZ'),
  issue_date: fc.constantFrom('2026-11-21', 'soon', ''),
  discount_percent: fc.constantFrom('', '10', '-1'),
  discount_amount: fc.constantFrom('', '5'),
})

test('what is found line by line is what reading the whole finds, in the same order', () => {
  fc.assert(
    fc.property(head, fc.array(item, { maxLength: 8 }), (fields, items) => {
      const draft = emptyDraft({ ...fields, items: items.map(each => Object.freeze(each)) })
      expect(invoiceOfDraft(draft)).toEqual(whole(draft))
      expect(invoiceOfDraft(draft)).toEqual(whole(draft))
    }),
    { numRuns: 500 },
  )
})

test('a document of too many lines is refused for that', () => {
  const lines = Array.from({ length: limits.items + 20 }, (_, index) => ({
    description: 'Layout',
    quantity: index === 700 || index === limits.items + 10 ? 'x' : '1',
    unit_price: '1',
  }))
  const draft = emptyDraft({ invoice_number: '1', items: lines })
  expect(invoiceOfDraft(draft)).toEqual(whole(draft))
  expect(invoiceOfDraft(draft).ok).toBe(false)
})
