import { expect, test } from 'vitest'
import type { BuyerSuggestion } from '#contract/records.ts'
import { createApp } from '../state/app.ts'
import { newInvoice } from '../state/invoice-actions.ts'
import { createMemoryHost } from '../testing/memory-host.ts'
import { customerOptions } from './customer-options.ts'

test('the invoice that is being written does not suggest its own buyer', async () => {
  const host = createMemoryHost()
  const app = createApp(host.api)
  await app.hostStore.load()
  await newInvoice(app)
  const invoiceId = app.openInvoices.current()?.id ?? ''
  const other = '00000000-0000-4000-8000-00000000ffff'
  const buyers: BuyerSuggestion[] = [
    { customer: { name: 'Exa' }, invoices: 1, invoiceId },
    { customer: { name: 'Example Ltd' }, invoices: 1, invoiceId: other },
    { customer: { name: 'Example Inc' }, invoices: 2, invoiceId },
  ]
  const api = {
    ...host.api,
    suggestCustomers: async () => ({ ok: true as const, value: { customers: [], buyers } }),
  }
  const options = await customerOptions({ ...app, api }, 'exa')
  expect(options.map(({ customer }) => customer.name)).toEqual(['Example Ltd', 'Example Inc'])
})
