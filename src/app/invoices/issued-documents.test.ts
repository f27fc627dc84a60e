import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Draft } from '#core/draft/draft.ts'
import { invoiceOfDraft } from '#core/draft/read-draft.ts'
import { writeInvoice as canonicalJson } from '#core/invoice/read-invoice.ts'
import { finish, send } from '#platform/testing/damaged-store.ts'
import { closeRenderer, openTestHost, type TestHost, temporaryFolder } from '../testing/test-host.ts'
import { writeInvoice, writeInvoices } from '../testing/test-invoices.ts'

let folder: ReturnType<typeof temporaryFolder>
let host: TestHost
beforeEach(async () => {
  folder = temporaryFolder()
  host = await openTestHost(folder.path)
})
afterEach(async () => {
  await host.close()
  folder.remove()
})
afterAll(closeRenderer)

const year = { from: '2026-01-01', to: '2026-12-31' }
const written: Partial<Draft> = {
  currency: 'USD',
  issue_date: '2026-02-01',
  due_date: '2026-02-15',
  buyer: { name: 'Buyer Ltd' },
  prepaid_amount: '20',
  items: [{ description: 'Work', quantity: '1', unit_price: '100.00', tax_rate: '19' }],
}
const summary = (id: string) => host.call('invoiceSummary', { id })
const report = async () =>
  (await host.call('report', { ...year, basis: 'issued' })).currencies.map(sums => [
    sums.currency,
    sums.gross,
    sums.tax,
    sums.outstanding,
  ])

/** Submits the draft with the fields of the minimal request. */
async function sendMinimal(fields: Partial<Draft> = {}) {
  const { id, draft } = await writeInvoice(host, { ...written, ...fields })
  const read = invoiceOfDraft(draft)
  if (!read.ok) throw new Error('no invoice')
  const payload = new TextEncoder().encode(canonicalJson(read.invoice, 'documented'))
  const { store } = host.ports
  return { id, draft, attempt: send(store, id, draft.invoice_number, payload) }
}

async function billMinimal(fields: Partial<Draft> = {}) {
  const sent = await sendMinimal(fields)
  finish(host.ports.store, sent.attempt)
  return sent
}

async function bill(fields: Partial<Draft> = {}): Promise<string> {
  const { id, draft } = await writeInvoice(host, { ...written, currency: 'EUR', ...fields })
  finish(host.ports.store, send(host.ports.store, id, draft.invoice_number))
  return id
}

/** Changes a closed data file, as another program could. */
async function change(sql: string): Promise<void> {
  await host.close()
  const database = new DatabaseSync(join(folder.path, 'billwright.sqlite'))
  database.exec(sql)
  database.close()
  host = await openTestHost(folder.path)
}

describe('with the minimal request the books are about the document that was billed', () => {
  test('in the list, reports, payments and the opened document, also after a restart', async () => {
    const { id } = await billMinimal()
    for (const step of ['now', 'after a restart']) {
      expect(await summary(id), step).toMatchObject({
        currency: 'EUR',
        payable: '100.00',
        outstanding: '100.00',
        status: 'issued',
        customer: 'Buyer Ltd',
        issueDate: '2026-02-01',
        dueDate: null,
      })
      expect(await report()).toEqual([['EUR', '100.00', '0.00', '100.00']])
      await change('')
    }
    const { draft } = await host.call('openInvoice', { id })
    expect(draft).not.toHaveProperty('prepaid_amount')
    expect(draft).toMatchObject({ buyer: written.buyer, items: [{ unit_price: '100.00' }] })
    expect(draft.items[0]).not.toHaveProperty('tax_rate')
    expect(await host.call('listInvoiceIds', { currency: 'USD' })).toEqual([])
    expect(await host.call('listInvoiceIds', { taxRate: '19' })).toEqual([])
    const offered = { text: 'Work', customerName: 'Buyer Ltd' }
    const prices = async (currency: string) =>
      (await host.call('suggestItems', { ...offered, currency })).flatMap(each => each.prices)
    expect(await prices('EUR')).toMatchObject([{ unit_price: '100.00', from: 'customer' }])
    expect(await prices('USD')).toEqual([])
    await host.call('markPaid', { ids: [id], date: '2026-03-01' })
    expect(await summary(id)).toMatchObject({ status: 'paid', paid: '100.00', outstanding: '0.00' })
  })

  test('a credit note credits it, and a correction or a duplicate has what was written', async () => {
    const { id, draft: typed } = await billMinimal()
    const [correction, credit] = (await host.call('correctInvoice', { id })).documents
    expect(credit?.draft).not.toHaveProperty('currency')
    expect(await summary(credit?.id ?? '')).toMatchObject({ currency: 'EUR', payable: '100.00' })
    expect(correction?.draft.items).toEqual(typed.items)
    const duplicate = await host.call('duplicateInvoice', { id })
    expect(duplicate.draft).toMatchObject({ currency: 'USD', items: typed.items })
  })

  test('while the outcome is open, and no longer once it was refused', async () => {
    const { id, attempt, draft } = await sendMinimal()
    expect(await summary(id)).toMatchObject({ status: 'sending', currency: 'EUR', payable: '100.00' })
    host.ports.store.attempts.change(attempt.id, 'sending', { state: 'refused' })
    expect(await summary(id)).toMatchObject({ status: 'rejected', currency: 'USD', payable: '99.00' })
    expect((await host.call('openInvoice', { id })).draft).toEqual(draft)
  })

  test('a test submission leaves the figures of the draft', async () => {
    const { id } = await writeInvoice(host, written)
    finish(host.ports.store, send(host.ports.store, id, 'T-1', undefined, 'test'))
    expect(await summary(id)).toMatchObject({ status: 'test', currency: 'USD', payable: '99.00' })
  })

  test('a document without an issue date counts on the day of its submission', async () => {
    await billMinimal({ issue_date: '' })
    expect(await report()).toEqual([['EUR', '100.00', '0.00', '100.00']])
  })
})

describe('an issued document cannot be deleted', () => {
  test('alone, and among others it is kept, with its number and the reason', async () => {
    const id = await bill({ invoice_number: 'INV-1' })
    const reason = { code: 'submission.issued_kept' }
    expect(await host.refusal('deleteInvoice', { id })).toMatchObject({ message: reason })
    const [draft = ''] = await writeInvoices(host, 1)
    expect(await host.call('deleteInvoices', { ids: [id, draft, id] })).toEqual({
      deleted: [draft],
      kept: 1,
      skipped: [{ id, invoice_number: 'INV-1', reason }],
    })
    expect(await host.call('listInvoiceIds', {})).toEqual([id])
  })

  test.each(['sending', 'unknown'] as const)('nor one that may have been billed: %s', async state => {
    const { id, draft } = await writeInvoice(host, written)
    const { store } = host.ports
    const attempt = send(store, id, draft.invoice_number)
    if (state === 'unknown') store.attempts.change(attempt.id, 'sending', { state })
    expect((await host.call('deleteInvoices', { ids: [id] })).kept).toBe(1)
    store.invoices.setDeleted(id, '2026-01-01T00:00:00.000Z')
    expect(await host.call('listInvoiceIds', {})).toEqual([id])
  })

  test('a test result and a refused one can be deleted and restored', async () => {
    const { store } = host.ports
    const [tested = '', refused = ''] = await writeInvoices(host, 2)
    finish(store, send(store, tested, 'T-1', undefined, 'test'))
    store.attempts.change(send(store, refused, 'R-1').id, 'sending', { state: 'refused' })
    const ids = [tested, refused]
    expect(await host.call('deleteInvoices', { ids })).toMatchObject({ deleted: ids, kept: 0 })
    await host.call('restoreInvoices', { ids })
    expect(await host.call('listInvoiceIds', {})).toHaveLength(2)
  })

  test('one that an older version deleted is in the list and in the reports again', async () => {
    const id = await bill()
    const before = await report()
    await change(`UPDATE invoices SET deleted_at = '2020-01-01T00:00:00.000Z'`)
    expect(await host.call('listInvoiceIds', {})).toEqual([id])
    expect(await report()).toEqual(before)
    expect(await host.call('deletedInvoices', undefined)).toEqual([])
  })
})
