import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { fillFolder } from '#platform/testing/fill-folder.ts'
import { fillPayments } from '#platform/testing/fill-payments.ts'
import { closeRenderer, openTestHost, type TestHost, temporaryFolder } from '../testing/test-host.ts'

let folder: ReturnType<typeof temporaryFolder>
let host: TestHost
beforeEach(async () => {
  folder = temporaryFolder()
  fillFolder(folder.path, 40)
  fillPayments(folder.path)
  host = await openTestHost(folder.path)
})
afterEach(async () => {
  await host.close()
  folder.remove()
})
afterAll(closeRenderer)

const customer = async (record: Record<string, unknown>) =>
  (await host.call('saveCustomer', { record: record as { name: string } })).saved.id

const shared = {
  item: { description: 'Rent', quantity: '1', unit_price: '450.50' },
  issueDate: '2026-11-01',
}

test('each customer gets a draft with own currency, rate and terms, as the review said, undone in one step', async () => {
  const before = await host.call('listInvoiceIds', {})
  const customerIds = [
    await customer({ name: 'Example One', currency: 'USD', tax_rate: '7', payment_days: 30 }),
    await customer({ name: 'Example Two', currency: 'EUR' }),
  ]
  const review = await host.call('reviewCustomerInvoices', { customerIds, ...shared })
  expect(await host.call('listInvoiceIds', {})).toEqual(before)
  const { ids, changeId } = await host.call('createCustomerInvoices', { customerIds, ...shared })
  const rows = await host.call('listInvoices', { ids, sort: { by: 'number', descending: false } })
  expect(
    rows.map(({ invoice_number, customer: name, payable, currency }) => [
      invoice_number,
      name,
      payable,
      currency,
    ]),
  ).toEqual(
    review.map(({ invoice_number, customer: name, payable, currency }) => [
      invoice_number,
      name,
      payable,
      currency,
    ]),
  )
  expect(rows[0]).toMatchObject({
    customer: 'Example One',
    currency: 'USD',
    payable: '482.04',
    issueDate: '2026-11-01',
    dueDate: '2026-12-01',
    status: 'draft',
  })
  expect(await host.call('listInvoiceIds', { customerId: customerIds[0] })).toEqual([rows[0]?.id])
  expect(await host.call('countInvoices', { ids })).toEqual({ total: 2, byStatus: { draft: 2 } })

  await host.call('undoScheduleChange', { changeId })
  expect(await host.call('listInvoiceIds', {})).toEqual(before)
})

test('an unknown customer leaves no draft', async () => {
  const before = await host.call('listInvoiceIds', {})
  const customerIds = [await customer({ name: 'Example One' }), '00000000-0000-4000-8000-00000000ffff']
  await expect(host.call('createCustomerInvoices', { customerIds, ...shared })).rejects.toThrow()
  expect(await host.call('listInvoiceIds', {})).toEqual(before)
})

test('the sums by age are those of the documents that the filter of an age lists', async () => {
  const { currencies } = await host.call('receivables', {})
  expect(currencies.length).toBeGreaterThan(0)
  for (const { currency, outstanding, overdue, ages } of currencies) {
    for (const { from, to, invoices } of ages) {
      const rows = await host.call('listInvoices', {
        currency,
        balance: 'outstanding',
        due: { ...(from !== undefined && { from }), ...(to !== undefined && { to }) },
        limit: 1000,
      })
      expect(rows).toHaveLength(invoices)
    }
    const { currencies: sums } = await host.call('report', {
      from: '2000-01-01',
      to: '2099-12-31',
      basis: 'issued',
    })
    expect(sums.find(each => each.currency === currency)).toMatchObject({ outstanding, overdue })
  }
})

test('the largest customers and the report of one have the sums of the issued documents', async () => {
  const period = { from: '2000-01-01', to: '2099-12-31' }
  const { currencies } = await host.call('report', { ...period, basis: 'issued' })
  const top = await host.call('topCustomers', { ...period, limit: 100 })
  for (const { currency, gross } of currencies) {
    const own = top.filter(each => each.currency === currency)
    expect(own.reduce((sum, { invoiced }) => sum + Number(invoiced), 0)).toBeCloseTo(Number(gross), 5)
  }
  const [first] = top
  const id = await customer({ name: first?.name ?? '' })
  const report = await host.call('customerReport', { customerId: id, from: '2024-01-01', to: '2024-12-31' })
  for (const { months, invoiced } of report) {
    expect(months).toHaveLength(12)
    expect(months.reduce((sum, { gross }) => sum + Number(gross), 0)).toBeCloseTo(Number(invoiced), 5)
  }
})
