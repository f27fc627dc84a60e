import { expect, test } from 'vitest'
import { parseInvoice } from '../invoice/read-invoice.ts'
import { customerName, emptyDraft } from './draft.ts'

const override = '\u202e'

test('removes bidi overrides from the name of the customer', () => {
  expect(customerName(emptyDraft({ buyer: { name: ` ${override}live` } }))).toBe('live')
})

test('an invoice without a buyer has no customer', () => {
  expect(customerName(emptyDraft())).toBe('')
})

test('rejects an invoice number with a bidi override', () => {
  const items = [{ description: 'Work', quantity: '1', unit_price: '1' }]
  const parsed = parseInvoice({ template: 'minimal', invoice_number: `${override}42-6202`, items })
  expect(parsed).toMatchObject({
    ok: false,
    issues: [{ path: 'invoice_number', message: { code: 'value.bidi_controls' } }],
  })
})
