import { expect, test } from 'vitest'
import type { CustomerView } from '#contract/records.ts'
import type { XmlFormat } from '#core/einvoice-formats.ts'
import type { Issue } from '#core/errors/issue.ts'
import { runCommand } from '../commands/commands.ts'
import { chooseCustomer } from '../record-actions/invoice-customer.ts'
import { createApp, subscribeToHost } from '../state/app.ts'
import { setBuyer, setSeller } from '../state/document/editor-doc.ts'
import { newInvoice } from '../state/invoice-actions.ts'
import { createMemoryHost } from '../testing/memory-host.ts'
import { undoFilled } from './derived-details.ts'
import { usualFormat } from './export-actions.ts'
import { keepDetails } from './keep-details.ts'
import { openEInvoiceExport } from './open-export.ts'

const leitwegId = '04011000-12345-03'

async function write(record: Record<string, string> = { name: 'Example Ltd' }) {
  const host = createMemoryHost()
  const app = createApp(host.api)
  await app.hostStore.load()
  subscribeToHost(app, () => {})
  await newInvoice(app)
  const answer = await host.api.saveCustomer({ record })
  if (!answer.ok) throw new Error('not saved')
  chooseCustomer(app, answer.value.saved)
  const invoice = () => {
    const current = app.openInvoices.current()
    if (!current) throw new Error('no invoice')
    return current
  }
  const { id, doc } = invoice()
  const edit = (recipe: ReturnType<typeof setBuyer>) =>
    app.openInvoices.edit({ label: 'to', coalesceKey: null, recipe })
  const keep = (
    isExported: boolean,
    format: XmlFormat = 'xrechnung-ubl',
    forCustomer = true,
    issues: readonly Issue[] = [],
  ) => keepDetails(app, { id, before: doc.draft, format, isExported, forCustomer, issues })
  const customers = async (): Promise<CustomerView['record'][]> => {
    const listed = await host.api.listCustomers({})
    return listed.ok ? listed.value.map(each => each.record) : []
  }
  return { host, app, invoice, edit, keep, customers }
}

test('typed values are kept in customer and settings, and Undo reverts both', async () => {
  const { app, edit, keep, customers } = await write()
  edit(setBuyer({ reference: leitwegId }))
  edit(setSeller({ phone: '+49 341 1234567' }))
  await keep(true)
  expect(await customers()).toEqual([
    { name: 'Example Ltd', reference: leitwegId, e_invoice_format: 'xrechnung-ubl' },
  ])
  const { settings } = app.hostStore.store.getState()
  expect([settings?.seller.phone, settings?.eInvoiceFormat]).toEqual(['+49 341 1234567', 'xrechnung-ubl'])
  app.view.store.getState().toasts.at(-1)?.action?.run()
  await expect.poll(customers).toEqual([{ name: 'Example Ltd' }])
  await expect.poll(() => app.hostStore.store.getState().settings?.seller.phone).toBeUndefined()
})

test('without a change nothing is kept, and Factur-X stays the format of a customer', async () => {
  const record = { name: 'Example Ltd', e_invoice_format: 'factur-x' }
  const { app, keep, customers } = await write(record)
  const { toasts } = app.view.store.getState()
  await keep(false)
  await keep(true)
  expect(app.view.store.getState().toasts).toBe(toasts)
  expect(await customers()).toEqual([record])
})

test('a buyer who is no customer becomes one, unless it is not wanted', async () => {
  const { app, edit, keep, customers, invoice } = await write()
  app.openInvoices.linkTypedCustomer(invoice().id, null)
  edit(setBuyer({ name: 'Somebody else', reference: leitwegId }))
  await keep(true, 'ubl', false)
  expect(await customers()).toHaveLength(1)
  await keep(true, 'ubl')
  expect(await customers()).toContainEqual(
    expect.objectContaining({ name: 'Somebody else', reference: leitwegId, e_invoice_format: 'ubl' }),
  )
})

test('the format is that of the customer, else of the last export, else the usual one of the country', async () => {
  const { app, edit, invoice } = await write({ name: 'Example Ltd', country: 'DE' })
  expect(usualFormat(app, invoice())).toBe('xrechnung-ubl')
  edit(setBuyer({ country: 'BE' }))
  expect(usualFormat(app, invoice())).toBe('peppol')
  await app.hostStore.saveSettings({ eInvoiceFormat: 'cii' })
  expect(usualFormat(app, invoice())).toBe('cii')
  const withFormat = await write({ name: 'Example Ltd', e_invoice_format: 'xrechnung-cii' })
  expect(usualFormat(withFormat.app, withFormat.invoice())).toBe('xrechnung-cii')
})

test('the checklist opens with what follows from the customer filled in, as one undo step', async () => {
  const { host, app, invoice, edit } = await write({ name: 'Example Ltd', email: 'invoices@example.com' })
  host.setEInvoiceIssues([
    {
      path: 'buyer.electronic_address.id',
      code: 'PEPPOL-EN16931-R010',
      severity: 'error',
      message: { code: 'einvoice.missing', params: { term: 'BT-49' } },
    },
  ])
  await openEInvoiceExport(app, invoice().id)
  expect(app.view.store.getState().overlay).toMatchObject({
    kind: 'export-e-invoice',
    checked: { format: 'ubl', filled: { 'buyer.electronic_address': { source: 'email' } } },
  })
  expect(invoice().doc.draft.buyer?.electronic_address).toEqual({ scheme: 'EM', id: 'invoices@example.com' })
  // from the program menu, which works above the dialog
  runCommand(app, 'undo')
  runCommand(app, 'undo')
  expect(invoice().doc.draft.buyer).toEqual({ name: 'Example Ltd' })
  runCommand(app, 'redo')
  expect(invoice().doc.draft.buyer?.electronic_address?.scheme).toBe('EM')
  // viewing it changes nothing
  const steps = invoice().history.past.length - 1
  expect(undoFilled(app, invoice().id, steps)).toBe(true)
  expect(invoice().doc.draft.buyer?.electronic_address?.id).toBeUndefined()
  await openEInvoiceExport(app, invoice().id)
  edit(setBuyer({ reference: leitwegId }))
  expect(undoFilled(app, invoice().id, steps)).toBe(false)
  expect(invoice().doc.draft.buyer?.electronic_address?.id).toBe('invoices@example.com')
})

test('a value that does not fit the format is not kept, and what fits is', async () => {
  const { app, edit, keep, customers } = await write()
  edit(setBuyer({ reference: leitwegId, tax_id: 'DE123456788' }))
  edit(setSeller({ phone: '+49 341 1234567', tax_id: 'DE123456788' }))
  const wrong = (path: string): Issue => ({
    path,
    code: 'BR-CO-09',
    severity: 'error',
    message: { code: 'einvoice.missing', params: { term: 'BT-31' } },
  })
  await keep(false, 'xrechnung-ubl', true, [wrong('buyer.tax_id'), wrong('seller.tax_id')])
  expect(await customers()).toEqual([
    { name: 'Example Ltd', reference: leitwegId, e_invoice_format: 'xrechnung-ubl' },
  ])
  const seller = app.hostStore.store.getState().settings?.seller
  expect([seller?.phone, seller?.tax_id]).toEqual(['+49 341 1234567', undefined])
})
