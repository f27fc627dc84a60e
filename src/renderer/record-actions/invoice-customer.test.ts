import { expect, test } from 'vitest'
import type { CustomerView } from '#contract/records.ts'
import { createApp, subscribeToHost } from '../state/app.ts'
import { setBuyer, setText } from '../state/document/editor-doc.ts'
import { newInvoice } from '../state/invoice-actions.ts'
import { createMemoryHost } from '../testing/memory-host.ts'
import {
  chooseBuyer,
  chooseCustomer,
  linkTypedCustomer,
  restoreCustomerCopy,
  saveBuyerAsCustomer,
  updateCustomer,
} from './invoice-customer.ts'

async function write() {
  const host = createMemoryHost()
  const app = createApp(host.api)
  await app.hostStore.load()
  subscribeToHost(app, () => {})
  await newInvoice(app)
  const id = app.openInvoices.current()?.id ?? ''
  const addCustomer = async (record: Record<string, string | number | string[]>): Promise<CustomerView> => {
    const answer = await host.api.saveCustomer({ record })
    if (!answer.ok) throw new Error('not saved')
    return answer.value.saved
  }
  const typeName = (name: string) =>
    app.openInvoices.edit({ label: 'to', coalesceKey: 'buyer.name', recipe: setBuyer({ name }) })
  const buyer = () => app.openInvoices.current()?.doc.draft.buyer
  const linked = () => host.records.get(id)?.customerId
  return { host, app, id, addCustomer, typeName, buyer, linked }
}

test('a chosen customer is copied and named, and Undo undoes both in one step', async () => {
  const { app, addCustomer, typeName, buyer, linked } = await write()
  const customer = await addCustomer({ name: 'Example Ltd', city: 'Exampletown', currency: 'USD' })
  typeName('Exa')
  chooseCustomer(app, customer)
  expect(buyer()).toEqual({ name: 'Example Ltd', city: 'Exampletown' })
  expect(app.openInvoices.current()?.doc.draft.currency).toBe('USD')
  await expect.poll(linked).toBe(customer.id)
  app.openInvoices.undo()
  expect(buyer()).toEqual({ name: 'Exa' })
  expect(app.openInvoices.current()?.doc.draft.currency).toBe('EUR')
  await expect.poll(linked).toBeNull()
  app.openInvoices.redo()
  await expect.poll(linked).toBe(customer.id)
})

test('the e-invoice format follows the customer, also for a buyer without a record', async () => {
  const { app, addCustomer } = await write()
  const eInvoice = () => app.openInvoices.current()?.doc.draft.e_invoice ?? ''
  const withXml = await addCustomer({ name: 'Example GmbH', e_invoice_format: 'factur-x' })
  const other = await addCustomer({ name: 'Example Ltd' })
  chooseCustomer(app, withXml)
  expect(eInvoice()).toBe('factur-x')
  chooseCustomer(app, other)
  expect(eInvoice()).toBe('')
  chooseCustomer(app, withXml)
  chooseBuyer(app, { name: 'Somebody else' })
  expect(eInvoice()).toBe('')
  app.openInvoices.edit({
    label: 'details',
    coalesceKey: null,
    recipe: setText('e_invoice', 'factur-x'),
  })
  chooseCustomer(app, other)
  expect(eInvoice()).toBe('factur-x')
})

test('a customer that the host refuses is not shown as that of the invoice', async () => {
  const { app, id, addCustomer, linked } = await write()
  const customer = await addCustomer({ name: 'Example Ltd' })
  await app.openInvoices.linkCustomer(id, '00000000-0000-4000-9000-00000000ffff')
  expect(app.openInvoices.current()?.customerId).toBeNull()
  chooseCustomer(app, customer)
  await expect.poll(linked).toBe(customer.id)
})

test('a name typed in full names its customer, and Undo of the typing undoes that', async () => {
  const { app, addCustomer, typeName, linked } = await write()
  const customer = await addCustomer({ name: 'Example Ltd', tax_id: 'DE123456789' })
  typeName('example  LTD')
  await linkTypedCustomer(app)
  expect(linked()).toBe(customer.id)
  expect(app.openInvoices.current()?.doc.draft.buyer).toEqual({ name: 'example  LTD' })
  app.openInvoices.undo()
  await expect.poll(linked).toBeNull()
})

test('a name that two customers have names neither', async () => {
  const { app, addCustomer, typeName, linked } = await write()
  await addCustomer({ name: 'Example Ltd', city: 'One' })
  await addCustomer({ name: 'Example Ltd', city: 'Two' })
  typeName('Example Ltd')
  await linkTypedCustomer(app)
  expect(linked()).toBeNull()
})

test('an edit of the invoice changes the customer only when asked, and can be discarded', async () => {
  const { host, app, addCustomer, buyer } = await write()
  const customer = await addCustomer({ name: 'Example Ltd', street: '1 Example Street', city: 'Old Town' })
  chooseCustomer(app, customer)
  app.openInvoices.edit({
    label: 'to',
    coalesceKey: null,
    recipe: setBuyer({ address: ['2 Example Street', 'New Town'], reference: 'Order 7' }),
  })
  const stored = async () => {
    const answer = await host.api.openCustomer({ id: customer.id })
    return answer.ok ? answer.value.record : undefined
  }
  expect(await stored()).toEqual(customer.record)
  await updateCustomer(app, customer)
  expect(await stored()).toEqual({ name: 'Example Ltd', address: ['2 Example Street', 'New Town'] })
  await app.records.undo()
  expect(await stored()).toEqual(customer.record)
  restoreCustomerCopy(app, customer)
  expect(buyer()).toEqual({
    name: 'Example Ltd',
    street: '1 Example Street',
    city: 'Old Town',
    reference: 'Order 7',
  })
})

test('a buyer is saved as a customer with its right fields', async () => {
  const { host, app, id, typeName } = await write()
  typeName('Example Ltd')
  app.openInvoices.edit({ label: 'to', coalesceKey: null, recipe: setBuyer({ country: 'XXX' }) })
  app.openInvoices.edit({ label: 'details', coalesceKey: null, recipe: setText('locale', 'de-DE') })
  await saveBuyerAsCustomer(app, id)
  expect(host.calls.indexOf('saveInvoice')).toBeLessThan(host.calls.indexOf('saveCustomer'))
  const answer = await host.api.listCustomers({})
  const records = answer.ok ? answer.value.map(({ record }) => record) : []
  expect(records).toEqual([{ name: 'Example Ltd', currency: 'EUR', locale: 'de-DE' }])
})
