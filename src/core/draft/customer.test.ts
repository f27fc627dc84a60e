import { expect, test } from 'vitest'
import { parseInvoice } from '../invoice/read-invoice.ts'
import { customerOf } from './customer.ts'
import { emptyDraft } from './draft.ts'

const override = '\u202e'

test('a list does not show a customer backwards whom the document prints forwards', () => {
  expect(customerOf(emptyDraft({ buyer: { name: ` ${override}live` } }))).toBe('live')
})

test('an invoice without a buyer has no customer', () => {
  expect(customerOf(emptyDraft())).toBe('')
})

test('an invoice number that would read backwards is refused', () => {
  const items = [{ description: 'Work', quantity: '1', unit_price: '1' }]
  const parsed = parseInvoice({ template: 'minimal', invoice_number: `${override}42-6202`, items })
  expect(parsed).toMatchObject({
    ok: false,
    issues: [
      { path: 'invoice_number', message: 'Remove the invisible marks that change the order of characters.' },
    ],
  })
})
