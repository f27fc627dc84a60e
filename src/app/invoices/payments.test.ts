import { DatabaseSync } from 'node:sqlite'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import type { HostEvent } from '#contract/operations/desktop-api.ts'
import type { Draft } from '#core/draft/draft.ts'
import { writeMissingChecksums } from '#platform/store/schema/checksums.ts'
import { dataPaths } from '#platform/store/sqlite/data-paths.ts'
import { withSqlFunctions } from '#platform/store/sqlite/sql-functions.ts'
import { finish, send } from '#platform/testing/damaged-store.ts'
import { closeRenderer, openTestHost, type TestHost, temporaryFolder } from '../testing/test-host.ts'
import { writeInvoice } from '../testing/test-invoices.ts'

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

/** An invoice of 120.00 that a live key issued. */
async function issued(fields: Partial<Draft> = {}): Promise<string> {
  const { id, draft } = await writeInvoice(host, { currency: 'EUR', due_date: '2020-01-31', ...fields })
  const { store } = host.ports
  finish(store, send(store, id, draft.invoice_number))
  return id
}

const date = '2026-11-21'
const undo = ({ changeId }: { changeId: string }) => host.call('undoPaymentChange', { changeId })
const rowOf = async (id: string) => (await host.call('listInvoices', {})).find(row => row.id === id)

test('an invoice is paid in parts, too much, and refunded', async () => {
  const invoiceId = await issued()
  expect(await rowOf(invoiceId)).toMatchObject({ status: 'overdue', outstanding: '120.00', paid: '0' })
  await host.call('recordPayments', { payments: [{ invoiceId, date, amount: '20' }] })
  expect(await rowOf(invoiceId)).toMatchObject({ status: 'overdue', outstanding: '100.00', paid: '20.00' })
  await host.call('recordPayments', { payments: [{ invoiceId, date, amount: '130.5', note: 'Transfer' }] })
  expect(await rowOf(invoiceId)).toMatchObject({ status: 'paid', overdueDays: null, outstanding: '-30.50' })
  await host.call('recordPayments', { payments: [{ invoiceId, date: '2026-11-22', amount: '-30.50' }] })
  expect(await host.call('invoicePayments', { id: invoiceId })).toMatchObject({
    payable: '120.00',
    paid: '120.00',
    outstanding: '0.00',
    payments: [
      { amount: '20.00', note: '' },
      { amount: '130.50', note: 'Transfer' },
      { amount: '-30.50', date: '2026-11-22' },
    ],
  })
})

test('each change of payments is undone and made again', async () => {
  const invoiceId = await issued({ due_date: '2999-01-31' })
  const amounts = async () =>
    (await host.call('invoicePayments', { id: invoiceId })).payments.map(({ amount }) => amount)
  const recorded = await host.call('recordPayments', {
    payments: [
      { invoiceId, date, amount: '20' },
      { invoiceId, date, amount: '30' },
    ],
  })
  const [id = ''] = recorded.paymentIds
  const changed = await host.call('changePayment', {
    id,
    revision: 1,
    date,
    amount: '25',
    note: 'typed wrongly',
  })
  const removed = await host.call('removePayment', { id })
  expect(await amounts()).toEqual(['30.00'])
  await undo(removed)
  expect(await amounts()).toEqual(['25.00', '30.00'])
  await undo(changed)
  expect(await amounts()).toEqual(['20.00', '30.00'])
  const { changeId } = await undo(recorded)
  expect(await amounts()).toEqual([])
  expect(await rowOf(invoiceId)).toMatchObject({ status: 'issued', paid: '0' })
  await host.call('undoPaymentChange', { changeId })
  expect(await amounts()).toEqual(['20.00', '30.00'])
  expect((await host.refusal('undoPaymentChange', { changeId })).code).toBe('no_such_payment')
})

test('a change is undone only while nothing later changed its payments', async () => {
  const invoiceId = await issued()
  const recorded = await host.call('recordPayments', { payments: [{ invoiceId, date, amount: '20' }] })
  const [id = ''] = recorded.paymentIds
  await host.call('changePayment', { id, revision: 1, date, amount: '25', note: '' })
  expect((await host.refusal('undoPaymentChange', { changeId: recorded.changeId })).code).toBe(
    'stale_payment',
  )
  const stale = { id, revision: 1, date, amount: '26', note: '' }
  expect((await host.refusal('changePayment', stale)).code).toBe('stale_payment')
})

test('only issued invoices are paid, with an amount that the currency has', async () => {
  const [invoiceId, draft] = [await issued(), (await writeInvoice(host)).id]
  const refusalOf = (payment: { invoiceId: string; amount: string }) =>
    host.refusal('recordPayments', {
      payments: [
        { invoiceId, date, amount: '20' },
        { date, ...payment },
      ],
    })
  expect(await refusalOf({ invoiceId: draft, amount: '20' })).toMatchObject({ code: 'not_payable' })
  expect(await refusalOf({ invoiceId, amount: '0.00' })).toMatchObject({ message: { code: 'payment.zero' } })
  expect(await refusalOf({ invoiceId, amount: '1.005' })).toMatchObject({
    message: { code: 'payment.too_many_decimals', params: { currency: 'EUR', digits: 2 } },
  })
  expect((await host.call('invoicePayments', { id: invoiceId })).payments).toEqual([])
  const yen = await issued({ currency: 'JPY' })
  await host.call('recordPayments', { payments: [{ invoiceId: yen, date, amount: '120.0' }] })
  expect(await rowOf(yen)).toMatchObject({ status: 'paid', paid: '120', outstanding: '0' })
})

test.each([
  ['1e3', '1000'],
  ['00500', '500'],
  ['-2E2', '-200'],
  ['5.00e0', '5'],
])('an amount of %s is stored as %s', async (amount, stored) => {
  const invoiceId = await issued({ currency: 'JPY' })
  await host.call('recordPayments', { payments: [{ invoiceId, date, amount }] })
  expect((await host.call('invoicePayments', { id: invoiceId })).payments).toMatchObject([{ amount: stored }])
})

test.each([
  ['-0', 'payment.zero'],
  ['-0.00e3', 'payment.zero'],
  ['+5', undefined],
  [' 5', undefined],
  ['\u0665', undefined],
  ['1e400', undefined],
  ['1e15', undefined],
])('an amount of %j is refused', async (amount, code) => {
  const invoiceId = await issued()
  const { message } = await host.refusal('recordPayments', { payments: [{ invoiceId, date, amount }] })
  if (code !== undefined) expect(message).toMatchObject({ code })
  expect((await host.call('invoicePayments', { id: invoiceId })).payments).toEqual([])
})

test('a payment that an earlier version stored as 1e3 is read as its amount', async () => {
  const invoiceId = await issued({ currency: 'JPY' })
  await host.call('recordPayments', { payments: [{ invoiceId, date, amount: '20' }] })
  await host.close()
  const database = withSqlFunctions(new DatabaseSync(dataPaths(folder.path).data))
  database.exec("UPDATE payments SET amount = '1e3', checksum = NULL")
  writeMissingChecksums(database)
  database.close()
  host = await openTestHost(folder.path)
  expect((await host.call('invoicePayments', { id: invoiceId })).payments).toMatchObject([{ amount: '1000' }])
  const report = { from: '2026-01-01', to: '2026-12-31', basis: 'paid' } as const
  expect((await host.call('report', report)).currencies).toMatchObject([{ gross: '1000' }])
})

test('payments that do not have the decimals of their currency are the same in list, payments and reports', async () => {
  const stored = [
    ['JPY', '5.5', '6'],
    ['JPY', '1e-2', undefined],
    ['EUR', '5.001', '5.00'],
    ['KWD', '1.2345', '1.235'],
  ] as const
  const ids: string[] = []
  for (const [currency] of stored) ids.push(await issued({ currency }))
  const given = ids.map(invoiceId => ({ invoiceId, date, amount: '20' }))
  await host.call('recordPayments', { payments: given })
  await host.close()
  const database = withSqlFunctions(new DatabaseSync(dataPaths(folder.path).data))
  for (const [index, [, amount]] of stored.entries())
    database
      .prepare('UPDATE payments SET amount = ?, checksum = NULL WHERE invoice_id = ?')
      .run(amount, ids[index] ?? '')
  writeMissingChecksums(database)
  database.close()
  host = await openTestHost(folder.path)
  for (const [index, [, , amount]] of stored.entries()) {
    const { payments, paid } = await host.call('invoicePayments', { id: ids[index] ?? '' })
    expect([payments.map(each => each.amount), paid]).toEqual(amount ? [[amount], amount] : [[], '0'])
    expect(await rowOf(ids[index] ?? '')).toMatchObject({ paid })
  }
  const { currencies } = await host.call('report', {
    from: '2026-01-01',
    to: '2026-12-31',
    basis: 'paid',
  })
  expect(currencies.map(({ currency, gross }) => [currency, gross]).sort()).toEqual([
    ['EUR', '5.00'],
    ['JPY', '6'],
    ['KWD', '1.235'],
  ])
})

test('a stored payment of zero is in no period of the list', async () => {
  const id = await issued({ currency: 'JPY' })
  const dates = ['2026-01-10', '2026-02-10', '2026-03-10']
  const given = dates.map(each => ({ invoiceId: id, date: each, amount: '20' }))
  await host.call('recordPayments', { payments: given })
  const february = { paid: { from: '2026-02-01', to: '2026-02-28' } }
  expect(await host.call('listInvoices', february)).toMatchObject([{ paid: '60' }])
  await host.close()
  const database = withSqlFunctions(new DatabaseSync(dataPaths(folder.path).data))
  database.exec("UPDATE payments SET amount = '1e-2', checksum = NULL WHERE paid_on = '2026-02-10'")
  writeMissingChecksums(database)
  database.close()
  host = await openTestHost(folder.path)
  expect(await host.call('listInvoices', february)).toEqual([])
  expect(await host.call('listInvoices', {})).toMatchObject([{ paid: '40' }])
})

test('a payment that was changed meanwhile is not removed', async () => {
  const invoiceId = await issued()
  const { paymentIds } = await host.call('recordPayments', { payments: [{ invoiceId, date, amount: '20' }] })
  const [id = ''] = paymentIds
  await host.call('changePayment', { id, revision: 1, date, amount: '25', note: '' })
  expect((await host.refusal('removePayment', { id, revision: 1 })).code).toBe('stale_payment')
  await host.call('removePayment', { id, revision: 2 })
})

test('marking invoices as paid records the outstanding amounts and reports skipped invoices', async () => {
  const [one, other, draft] = [await issued(), await issued(), (await writeInvoice(host)).id]
  await host.call('recordPayments', { payments: [{ invoiceId: one, date, amount: '20' }] })
  const { change, skipped } = await host.call('markPaid', { ids: [one, other, other, draft], date })
  expect(skipped).toEqual([{ id: draft, reason: { code: 'not_payable' } }])
  expect(await rowOf(one)).toMatchObject({ status: 'paid', paid: '120.00' })
  expect(await rowOf(other)).toMatchObject({ status: 'paid', paid: '120.00' })
  expect(await host.call('markPaid', { ids: [one], date })).toEqual({
    change: null,
    skipped: [{ id: one, reason: { code: 'payment.nothing_owed' } }],
  })
  await host.call('undoPaymentChange', { changeId: change?.changeId ?? '' })
  expect(await rowOf(one)).toMatchObject({ paid: '20.00' })
})

test('the window is notified of each invoice, or once of many', async () => {
  const ids = await Promise.all(Array.from({ length: 51 }, () => issued()))
  const events: HostEvent[] = []
  host.host.onEvent(event => events.push(event))
  await host.call('markPaid', { ids: ids.slice(0, 2), date })
  expect(events).toMatchObject([
    { type: 'invoice-changed', id: ids[0], status: { summary: { status: 'paid' } } },
    { type: 'invoice-changed', id: ids[1] },
  ])
  await host.call('markPaid', { ids, date })
  await host.call('recordPayments', { payments: ids.map(invoiceId => ({ invoiceId, date, amount: '1' })) })
  expect(events.slice(2).map(({ type }) => type)).toEqual([
    ...Array(49).fill('invoice-changed'),
    'invoices-changed',
  ])
})

async function corrected(prices: { paid: string; corrected: string }) {
  const invoiceId = await issued({ items: [{ description: 'Work', quantity: '1', unit_price: prices.paid }] })
  await host.call('recordPayments', { payments: [{ invoiceId, date, amount: prices.paid }] })
  const { documents } = await host.call('correctInvoice', { id: invoiceId })
  const [replacement, credit] = documents.map(({ id }) => id)
  if (!replacement || !credit) throw new Error('not corrected')
  const { draft, revision } = await host.call('openInvoice', { id: replacement })
  const items = [{ description: 'Work', quantity: '1', unit_price: prices.corrected }]
  await host.call('saveInvoice', { id: replacement, revision, draft: { ...draft, items } })
  const issue = async (id: string) => {
    const { draft } = await host.call('openInvoice', { id })
    finish(host.ports.store, send(host.ports.store, id, draft.invoice_number))
  }
  return { invoiceId, replacement, credit, issue }
}

test.each([
  { paid: '120.00', corrected: '100.00', rest: ['-20.00', '0.00'] },
  { paid: '120.00', corrected: '150.00', rest: ['0.00', '30.00'] },
])(
  'the payment of a corrected invoice is moved to the correction and back in one step',
  async ({ rest, ...prices }) => {
    const { invoiceId, replacement, credit, issue } = await corrected(prices)
    const offered = async () => (await host.call('invoicePayments', { id: invoiceId })).correction
    const both = async () => {
      const rows = await Promise.all([invoiceId, replacement].map(rowOf))
      return rows.map(row => row?.outstanding)
    }
    expect((await host.refusal('movePaymentToCorrection', { id: invoiceId })).message.code).toBe(
      'payment.no_correction',
    )
    await issue(replacement)
    expect(await offered()).toBeNull()
    await issue(credit)
    const before = await both()
    expect(await offered()).toMatchObject({ amount: prices.paid < prices.corrected ? prices.paid : '100.00' })
    const moved = await host.call('movePaymentToCorrection', { id: invoiceId })
    expect(await both()).toEqual(rest)
    expect(await offered()).toBeNull()
    await undo(moved)
    expect(await both()).toEqual(before)
  },
)

test('the payment of an invoice that was corrected twice goes to the last correction, by link or by number', async () => {
  const { invoiceId, replacement, credit, issue } = await corrected({ paid: '120.00', corrected: '110.00' })
  await issue(replacement)
  await issue(credit)
  const { documents } = await host.call('correctInvoice', { id: replacement })
  for (const { id } of documents) await issue(id)
  const [last] = documents
  const { correction } = await host.call('invoicePayments', { id: invoiceId })
  expect(correction).toEqual({ invoice_number: last?.draft.invoice_number, amount: '110.00' })

  const other = await corrected({ paid: '50.00', corrected: '40.00' })
  await other.issue(other.credit)
  const { draft } = await host.call('openInvoice', { id: other.replacement })
  await host.call('deleteInvoice', { id: other.replacement })
  const byHand = await issued({ items: draft.items, preceding_invoice: draft.preceding_invoice })
  await host.call('movePaymentToCorrection', { id: other.invoiceId })
  expect(await rowOf(byHand)).toMatchObject({ status: 'paid', paid: '40.00' })
})
