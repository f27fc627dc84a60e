import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import type { Draft } from '#core/draft/draft.ts'
import { AppError } from '#core/errors/app-error.ts'
import { readEInvoice } from '#einvoice/read-einvoice.ts'
import { closeRenderer, openTestHost, type TestHost, temporaryFolder } from '../testing/test-host.ts'
import { writeInvoice } from '../testing/test-invoices.ts'

let folder: ReturnType<typeof temporaryFolder>
let out: ReturnType<typeof temporaryFolder>
let host: TestHost
/** the path that the user chooses in the save dialog */
let answer: (name: string) => string | null
beforeEach(async () => {
  folder = temporaryFolder()
  out = temporaryFolder()
  answer = name => join(out.path, name)
  host = await openTestHost(
    folder.path,
    {},
    { chooseSavePath: async name => answer(name), chooseFolder: async () => out.path },
  )
})
afterEach(async () => {
  await host.close()
  folder.remove()
  out.remove()
})
afterAll(closeRenderer)

const complete: Partial<Draft> = {
  issue_date: '2026-11-21',
  due_date: '2026-12-05',
  currency: 'EUR',
  seller: { name: 'Example GmbH', country: 'DE', tax_id: 'DE123456789' },
  buyer: { name: 'Example Office', country: 'DE' },
  items: [{ description: 'Brand identity', quantity: '1,5', unit_price: '80', tax_rate: '19' }],
  locale: 'de-DE',
}
const format = 'ubl'
const readFile = (name: string) => readEInvoice(readFileSync(join(out.path, name))).invoice

test('an invoice is written under its usual name, or nowhere if cancelled', async () => {
  const { id } = await writeInvoice(host, { ...complete, invoice_number: '2026-0042' })
  answer = () => null
  expect(await host.call('exportEInvoices', { ids: [id], format })).toBeNull()
  expect(readdirSync(out.path)).toEqual([])
  answer = name => join(out.path, name)
  const path = join(out.path, '2026-0042 Example Office.xml')
  expect(await host.call('exportEInvoices', { ids: [id], format })).toEqual({ path, saved: 1, refused: [] })
  expect(readFile('2026-0042 Example Office.xml')).toMatchObject({
    number: '2026-0042',
    totals: { payable: '142.80' },
  })
})

test('an invoice that breaks a rule is not written, and its fields are named', async () => {
  const { id } = await writeInvoice(host, { ...complete, invoice_number: '7', seller: { name: 'A' } })
  const found = await host.call('checkEInvoice', { id, format })
  expect(found).toContainEqual(expect.objectContaining({ path: 'seller.country', code: 'BR-08' }))
  expect(await host.call('checkEInvoice', { id, format: 'factur-x' })).toEqual([
    ...found,
    expect.objectContaining({ path: 'delivery_date', severity: 'warning' }),
  ])
  const exported = await host.call('exportEInvoices', { ids: [id], format })
  expect(exported).toEqual({ path: '', saved: 0, refused: [{ id, invoice_number: '7', issues: found }] })
  expect(readdirSync(out.path)).toEqual([])

  const unfinished = await writeInvoice(host, { ...complete, currency: 'EURO' })
  expect(await host.call('checkEInvoice', { id: unfinished.id, format })).toEqual([
    expect.objectContaining({ path: 'currency', severity: 'error' }),
  ])
  const quote = await writeInvoice(host, { ...complete, type: 'quote' })
  expect(await host.call('checkEInvoice', { id: quote.id, format })).toEqual([
    expect.objectContaining({ path: 'type', message: { code: 'einvoice.quote' } }),
  ])
})

test('several are written into a folder without replacing a file; the others are named', async () => {
  const write = (fields: Partial<Draft>) => writeInvoice(host, { ...complete, ...fields })
  const ids = [
    (await write({ invoice_number: '1' })).id,
    (await write({ invoice_number: '1' })).id,
    (await write({ invoice_number: '3', buyer: {} })).id,
  ]
  const exported = await host.call('exportEInvoices', { ids: [...ids, ...ids], format })
  expect(exported).toMatchObject({
    path: out.path,
    saved: 2,
    refused: [{ id: ids[2], invoice_number: '3' }],
  })
  expect(readdirSync(out.path).sort()).toHaveLength(2)
  for (const name of readdirSync(out.path)) expect(readFile(name).number).toBe('1')
})

test('several are written in the format that each customer receives, and the others in the chosen one', async () => {
  const record = { name: 'Example Office', country: 'DE', e_invoice_format: 'cii' }
  const customer = (await host.call('saveCustomer', { record })).saved
  const ofCustomer = (await writeInvoice(host, { ...complete, invoice_number: '1' })).id
  await host.call('setInvoiceCustomer', { id: ofCustomer, customerId: customer.id })
  const other = (await writeInvoice(host, { ...complete, invoice_number: '2' })).id
  const ids = [ofCustomer, other]
  const syntaxes = () =>
    readdirSync(out.path).map(name => {
      const { invoice, syntax } = readEInvoice(readFileSync(join(out.path, name)))
      return `${invoice.number} ${syntax}`
    })
  expect(await host.call('exportEInvoices', { ids, format, byCustomer: true })).toMatchObject({ saved: 2 })
  expect(syntaxes().sort()).toEqual(['1 cii', '2 ubl'])
})

test('an invoice is exported also where the digest of its file cannot be kept', async () => {
  const { id } = await writeInvoice(host, { ...complete, invoice_number: '2026-0042' })
  host.ports.store.settings.save = () => {
    throw new AppError('store_unavailable')
  }
  expect(await host.call('exportEInvoices', { ids: [id], format })).toMatchObject({ saved: 1 })
  expect(await host.call('reviewMarkIssued', { ids: [id] })).toMatchObject({ candidates: [{ files: [] }] })
})
