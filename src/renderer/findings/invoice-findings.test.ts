import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Issue } from '#core/errors/issue.ts'
import type { Decimal } from '#core/money/decimal.ts'
import { createApp } from '../state/app.ts'
import { setBuyer, setItemText, setText } from '../state/document/editor-doc.ts'
import { newInvoice } from '../state/invoice-actions.ts'
import { createMemoryHost } from '../testing/memory-host.ts'
import { countFindings, invoiceFindings } from './invoice-findings.ts'
import { watchCustomerHistory, watchEmbeddedEInvoice } from './watch-invoice-number.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

async function write() {
  const host = createMemoryHost()
  const app = createApp(host.api)
  await app.hostStore.load()
  await newInvoice(app)
  const [rowKey = ''] = app.openInvoices.current()?.doc.rowKeys ?? []
  const fill = (field: 'description' | 'unit_price', value: string) =>
    app.openInvoices.edit({
      label: 'cell',
      coalesceKey: field,
      recipe: setItemText(rowKey, field, value),
    })
  const name = (value: string) =>
    app.openInvoices.edit({
      label: 'details',
      coalesceKey: 'buyer.name',
      recipe: setBuyer({ name: value }),
    })
  const issues = (previewWarnings: readonly Issue[] = []) => {
    const invoice = app.openInvoices.current()
    return invoice ? invoiceFindings(invoice, 'full', previewWarnings) : []
  }
  const codes = () => issues().map(({ severity, code }) => `${severity} ${code}`)
  return { host, app, fill, name, issues, codes }
}

test('errors come first and follow typing; hints are not counted', async () => {
  const { app, fill, codes, issues } = await write()
  expect(codes()[0]).toBe('error missing')
  const before = countFindings(issues())
  fill('description', 'Brand identity')
  fill('unit_price', '1800')
  expect(codes().some(code => code.startsWith('error'))).toBe(false)
  app.openInvoices.edit({
    label: 'details',
    coalesceKey: 'payment_terms',
    recipe: setText('payment_terms', '14 days net'),
  })
  expect(codes()).not.toContain('warning no_payment_date')
  expect(countFindings(issues())).toBeLessThan(before)
  expect(
    countFindings([{ path: '', code: '', severity: 'info', message: { code: 'delivery_date.unknown' } }]),
  ).toBe(0)
})

test('a warning of the preview is listed, once', async () => {
  const { issues } = await write()
  const warning: Issue = {
    path: 'logo',
    code: 'unusable_logo',
    severity: 'warning',
    message: { code: 'value.logo_kind' },
  }
  expect(issues([warning, warning]).filter(({ path }) => path === 'logo')).toEqual([warning])
})

test('what several rules ask for is listed once, with the highest severity', async () => {
  const { issues } = await write()
  const message = {
    code: 'einvoice.number_form',
    params: { term: 'BT-30', form: 'swedish', value: '1' },
  } as const
  const path = 'seller.registration_id'
  const asked = (code: string, severity: Issue['severity']): Issue => ({ path, code, severity, message })
  const found = issues([asked('SE-R-003', 'warning'), asked('PEPPOL-COMMON-R049', 'error')])
  expect(found.filter(each => each.path === path)).toEqual([asked('PEPPOL-COMMON-R049', 'error')])
  const other = {
    ...asked('SE-R-003', 'warning'),
    message: { ...message, params: { ...message.params, value: '2' } },
  }
  const both = issues([asked('PEPPOL-COMMON-R049', 'error'), other])
  expect(both.filter(each => each.path === path)).toHaveLength(2)
})

test('the history of the customer is asked for once typing pauses, and counts for that customer only', async () => {
  const { host, app, fill, name, codes } = await write()
  const usual = ['10.00', '10.00', '10.00'].map(payable => ({ currency: 'EUR', payable: payable as Decimal }))
  host.setCustomerHistory({ invoices: usual, currency: null })
  fill('description', 'Brand identity')
  fill('unit_price', '1800')
  const stop = watchCustomerHistory(app)
  const asked = () => host.calls.filter(call => call === 'customerHistory').length
  for (const typed of ['N', 'No', 'Northwind']) {
    name(typed)
    await vi.advanceTimersByTimeAsync(100)
  }
  expect(asked()).toBe(0)
  await vi.advanceTimersByTimeAsync(400)
  expect(asked()).toBe(1)
  expect(codes()).toContain('warning unusual_amount')
  fill('unit_price', '12')
  expect(codes()).not.toContain('warning unusual_amount')
  fill('unit_price', '1800')
  name('Somebody else')
  expect(codes()).not.toContain('warning unusual_amount')
  stop()
})

test('the e-invoice in the PDF is checked once a revision is saved, and only if there is one', async () => {
  const { host, app, fill, issues } = await write()
  const broken: Issue = {
    path: 'seller.country',
    code: 'BR-09',
    severity: 'error',
    message: { code: 'foreign_text', params: { text: 'The country of the seller is missing.' } },
  }
  host.setEInvoiceIssues([broken])
  const stop = watchEmbeddedEInvoice(app)
  const asked = () => host.calls.filter(call => call === 'checkEInvoice').length
  const setEInvoice = (value: string) =>
    app.openInvoices.edit({
      label: 'details',
      coalesceKey: 'e_invoice',
      recipe: setText('e_invoice', value),
    })
  fill('description', 'Brand identity')
  fill('unit_price', '1800')
  await vi.advanceTimersByTimeAsync(2000)
  expect(asked()).toBe(0)
  setEInvoice('factur-x')
  await vi.advanceTimersByTimeAsync(2000)
  expect(asked()).toBe(1)
  expect(issues()).toContainEqual(broken)
  const [first] = issues()
  expect(first).toEqual(broken)
  for (const typed of ['1', '19', '190']) {
    fill('unit_price', typed)
    await vi.advanceTimersByTimeAsync(100)
  }
  expect(asked()).toBe(1)
  expect(issues()).toContainEqual(broken)
  host.setEInvoiceIssues([])
  await vi.advanceTimersByTimeAsync(2000)
  expect(asked()).toBe(2)
  expect(issues()).not.toContainEqual(broken)
  fill('description', '')
  await vi.advanceTimersByTimeAsync(2000)
  expect(asked()).toBe(2)
  setEInvoice('')
  fill('description', 'Brand identity')
  await vi.advanceTimersByTimeAsync(2000)
  expect(asked()).toBe(2)
  stop()
})
