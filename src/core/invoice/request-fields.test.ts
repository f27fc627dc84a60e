import { expect, test } from 'vitest'
import { parseInvoice, writeInvoice } from './read-invoice.ts'
import { atWrittenPaths, isSent, notSentIssue, sentFields, sentPath } from './request-fields.ts'

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

const item = { description: 'Work', quantity: '2', unit_price: '100' }
const heading = { kind: 'heading', description: 'Design' }
const read = (items: object[]) => {
  const parsed = parseInvoice({ template: 'minimal', invoice_number: '1', items })
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues))
  return parsed.invoice
}

test('the minimal request omits lines that are not summed, because a service would bill them', () => {
  const invoice = read([heading, item, { ...item, kind: 'optional' }, { kind: 'subtotal' }, item])
  expect(JSON.parse(writeInvoice(invoice, 'documented'))).toEqual({
    template: 'minimal',
    invoice_number: '1',
    items: [1, 2].map(() => ({ description: 'Work', quantity: 2, unit_price: 100 })),
  })
  const found = ['items[0].quantity', 'items[1]', 'buyer.name', 'items'].map(path => ({ path }))
  expect(atWrittenPaths(found, invoice, 'documented').map(({ path }) => path)).toEqual([
    'items[1].quantity',
    'items[4]',
    'buyer.name',
    'items',
  ])
  expect(sentPath('items[4].unit_price', invoice, 'documented')).toBe('items[1].unit_price')
  expect(sentPath('items[3]', invoice, 'documented')).toBeNull()
  expect(sentPath('items[3]', invoice, 'full')).toBe('items[3]')
})

test('nothing that is billed is no minimal request', () => {
  const offered = read([heading, { ...item, kind: 'optional' }])
  expect(notSentIssue(offered, 'documented')).toMatchObject({ path: 'items', code: 'missing' })
  expect(notSentIssue(offered, 'full')).toBeNull()
})
