/** @module-tag extended */

import { expect, test } from 'vitest'
import type { Draft } from '#core/draft/draft.ts'
import { host, service, withRealService } from '../testing/real-service.ts'
import { confirmationOf, writeInvoice } from '../testing/test-invoices.ts'

await withRealService()

let counter = 0
const bill = async (connectionId: string, fields: Partial<Draft>, customerId?: string) => {
  const { id } = await writeInvoice(host, { invoice_number: `H-${++counter}`, ...fields })
  if (customerId !== undefined) await host.call('setInvoiceCustomer', { id, customerId })
  const review = await host.call('reviewBatch', { ids: [id], connectionId })
  const [confirmed] = confirmationOf(review).invoices
  if (!confirmed) throw new Error('cannot be submitted')
  await host.call('submit', { connectionId, ...confirmed })
  return id
}
const historyOf = async (customerName: string, customerId?: string) => {
  const { id } = await writeInvoice(host, {})
  if (customerId !== undefined) await host.call('setInvoiceCustomer', { id, customerId })
  return await host.call('customerHistory', { id, customerName })
}

test('the history of a buyer is its live invoices, newest first, by name in any case', async () => {
  const live = await host.connect(service.url, await service.newKey('live'))
  const buyer = { name: 'Sample' }
  await bill(live, { buyer, currency: 'EUR' })
  await bill(live, { buyer: { name: 'SAMPLE' }, currency: 'USD', prices_include_tax: true })
  await bill(live, { buyer: { name: 'Another' }, currency: 'CHF' })
  await bill(live, { buyer, currency: 'GBP', type: 'quote' })
  await bill(live, {
    buyer,
    currency: 'SEK',
    type: 'credit_note',
    preceding_invoice: { number: 'H-1' },
  })
  const trial = await host.connect(service.url, await service.newKey('test'))
  await bill(trial, { buyer, currency: 'JPY' })
  expect(await historyOf('sample')).toEqual({
    invoices: [
      { currency: 'USD', payable: '120.00', includesTax: true },
      { currency: 'EUR', payable: '120.00', includesTax: false },
    ],
    currency: null,
    latest: [
      { currency: 'CHF', payable: '120.00', includesTax: false },
      { currency: 'USD', payable: '120.00', includesTax: true },
      { currency: 'EUR', payable: '120.00', includesTax: false },
    ],
  })
  expect(await historyOf('')).toMatchObject({ invoices: [], currency: null })
})

test('the history of a customer of the records has its currency and follows the link, not the name', async () => {
  const live = await host.connect(service.url, await service.newKey('live'))
  const { saved } = await host.call('saveCustomer', { record: { name: 'Sample', currency: 'CHF' } })
  await bill(live, { buyer: { name: 'Renamed' }, currency: 'EUR' }, saved.id)
  expect(await historyOf('Whatever', saved.id)).toMatchObject({
    invoices: [{ currency: 'EUR', payable: '120.00' }],
    currency: 'CHF',
  })
})

test('a credit note above the rest of its invoice is asked about', async () => {
  const connectionId = await host.connect(service.url, await service.newKey('live'))
  const id = await bill(connectionId, { buyer: { name: 'Sample' }, currency: 'EUR' })
  const { documents } = await host.call('creditInvoice', { id })
  const [credit] = documents
  if (!credit) throw new Error('not credited')
  const codes = async () => {
    const { candidates } = await host.call('reviewBatch', { ids: [credit.id], connectionId })
    return candidates.flatMap(({ warnings }) => warnings.map(({ path }) => path))
  }
  expect(await codes()).not.toContain('items')
  const items = credit.draft.items.map(item => ({ ...item, quantity: '2' }))
  await host.call('saveInvoice', {
    id: credit.id,
    revision: credit.revision,
    draft: { ...credit.draft, items },
  })
  expect(await codes()).toContain('items')
})
