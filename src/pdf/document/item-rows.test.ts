import { expect, test } from 'vitest'
import { sampleInvoice, templateNamed } from '../testing/invoices.ts'
import { layOutInvoice } from './lay-out-invoice.ts'

const invoice = {
  ...sampleInvoice('full'),
  items: Array.from({ length: 300 }, (_, index) => ({
    description: `Line ${index}\nwith a detail`,
    quantity: null,
    unit_price: null,
  })),
}

test('operations of rows are created on demand, not kept, and equal each time', () => {
  const { list } = layOutInvoice(invoice, templateNamed('minimal'), { watermark: 'TEST' })
  const [row] =
    list.pages[3]?.placed.map(({ box }) => box).filter(box => 'operations' in Object.getPrototypeOf(box)) ??
    []
  const first = row?.operations
  expect(first?.length).toBeGreaterThan(2)
  expect(row?.operations).not.toBe(first)
  expect(row?.operations).toEqual(first)
})
