import fc from 'fast-check'
import { expect, test } from 'vitest'
import { invoiceFields } from '../fields/invoice-fields.ts'
import { itemFields } from '../fields/item-fields.ts'
import { parseInvoice } from '../invoice/read-invoice.ts'
import { limits } from '../limits.ts'
import { type Draft, emptyDraft } from './draft.ts'
import { filledFields, trimBlankItems } from './draft-fields.ts'
import { invoiceOfDraft } from './read-draft.ts'

/** Reference implementation: validates the whole invoice at once, as for a file. */
const parseAtOnce = (draft: Draft) =>
  parseInvoice({
    ...filledFields(draft, invoiceFields, draft.locale),
    items: trimBlankItems(draft.items).map(item => filledFields(item, itemFields, draft.locale)),
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

test('incremental validation finds the same issues in the same order as full validation', () => {
  fc.assert(
    fc.property(head, fc.array(item, { maxLength: 8 }), (fields, items) => {
      const draft = emptyDraft({ ...fields, items: items.map(each => Object.freeze(each)) })
      expect(invoiceOfDraft(draft)).toEqual(parseAtOnce(draft))
      expect(invoiceOfDraft(draft)).toEqual(parseAtOnce(draft))
    }),
    { numRuns: 500 },
  )
})

test('rejects too many line items', () => {
  const lines = Array.from({ length: limits.items + 20 }, (_, index) => ({
    description: 'Layout',
    quantity: index === 700 || index === limits.items + 10 ? 'x' : '1',
    unit_price: '1',
  }))
  const draft = emptyDraft({ invoice_number: '1', items: lines })
  expect(invoiceOfDraft(draft)).toEqual(parseAtOnce(draft))
  expect(invoiceOfDraft(draft).ok).toBe(false)
})
