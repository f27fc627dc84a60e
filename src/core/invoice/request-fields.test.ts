import { expect, test } from 'vitest'
import { parseInvoice, writeInvoice } from './read-invoice.ts'
import { isSent, sentFields } from './request-fields.ts'

test('previews exactly the fields of the minimal request', () => {
  const read = parseInvoice({
    template: 'minimal',
    invoice_number: '1',
    currency: 'USD',
    seller: { name: 'Example' },
    items: [
      {
        description: 'a',
        quantity: '1.5',
        unit_price: '80',
        unit: 'h',
        tax_rate: '19',
        discount_percent: '5',
      },
    ],
  })
  if (!read.ok) throw new Error('an invoice')
  const written = parseInvoice(
    JSON.parse(writeInvoice(read.invoice, 'documented'), (_key, value) =>
      typeof value === 'number' ? String(value) : value,
    ),
  )
  expect(isSent('buyer', 'documented')).toBe(false)
  expect(written).toEqual({ ok: true, invoice: sentFields(read.invoice, 'documented') })
})
