import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Store } from '#app/ports/store.ts'
import {
  damage,
  exportStore,
  finish,
  importExport,
  noticeOf,
  recoverStore,
  send,
  write,
} from '../../testing/damaged-store.ts'
import { amountsIn, writePaymentOf } from '../../testing/payments.ts'
import { openStore } from '../open-store.ts'
import { writeMissingChecksums } from '../schema/checksums.ts'
import { dataPaths } from '../sqlite/data-paths.ts'
import { withSqlFunctions } from '../sqlite/sql-functions.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'billwright-payments-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const later = '2026-11-21T16:00:00.000Z'

/** Creates an issued invoice over 80.00. */
function issue(store: Store, number: string): string {
  const id = write(store, number, { currency: 'EUR' })
  finish(store, send(store, id, number))
  return id
}

const paymentStatusOf = (store: Store, id: string) => {
  const row = store.invoices.summary(id, '2026-11-21')
  return [row?.status, row?.paid]
}

describe.each(['backup', 'nothing'] as const)('a damaged file replaced by: %s', from => {
  test('payments are as they were written last, and once', async () => {
    const store = openStore(folder)
    const [one, other] = [issue(store, 'P-1'), issue(store, 'P-2')]
    const [kept = '', changed = '', removed = ''] = ['10.00', '20.00', '30.00'].map(amount =>
      writePaymentOf(store, one, amount),
    )
    await store.dataFile.backUp('2026-11-20')
    // Later change with an earlier time, as after setting the clock back.
    writePaymentOf(store, one, '25.00', { id: changed, updatedAt: '2026-11-20T14:00:00.000Z' })
    writePaymentOf(store, one, '30.00', { id: removed, updatedAt: later, removedAt: later })
    writePaymentOf(store, other, '80.00', { note: 'all of it' })
    store.close()
    damage(folder, 'settings')

    const again = await recoverStore(folder, from)
    expect(noticeOf(again)).toBeNull()
    expect(amountsIn(again, one)).toEqual(['10.00', '25.00'])
    expect(again.payments.find(kept)).toMatchObject({ revision: 1, amount: '10.00' })
    expect(paymentStatusOf(again, one)).toEqual(['partly_paid', '35.00'])
    expect(paymentStatusOf(again, other)).toEqual(['paid', '80.00'])
    again.close()
  })

  test('a damaged payment is missing or as in the backup, and that is said', async () => {
    const store = openStore(folder)
    const id = issue(store, 'P-1')
    const payment = writePaymentOf(store, id, '10.00')
    await store.dataFile.backUp('2026-11-20')
    writePaymentOf(store, id, '70.00', { id: payment, updatedAt: later })
    store.close()
    const database = new DatabaseSync(dataPaths(folder).data)
    database.exec("UPDATE payments SET amount = '79.00'")
    database.close()

    const again = await recoverStore(folder, from)
    expect(noticeOf(again)).toBe('drafts_missing')
    expect(amountsIn(again, id)).toEqual(from === 'backup' ? ['10.00'] : [])
    expect(paymentStatusOf(again, id)).toEqual(from === 'backup' ? ['partly_paid', '10.00'] : ['issued', '0'])
    again.close()
  })

  test('what an invoice credits, was made from and belongs to is as it was written last', async () => {
    const store = openStore(folder)
    const [original, quote, credit] = [issue(store, 'P-1'), write(store, 'Q-1'), write(store, 'C-1')]
    await store.dataFile.backUp('2026-11-20')
    const late = write(store, 'P-2')
    store.close()
    const accepted = '2026-11-21T10:00:00.000Z'
    link(folder, credit, { credits_id: original, schedule_id: quote, schedule_period: '2026-11-01' })
    link(folder, late, { created_from: quote, schedule_id: quote, schedule_period: '2026-12-01' })
    link(folder, quote, { accepted_at: accepted })
    damage(folder, 'settings')

    const again = await recoverStore(folder, from)
    expect(noticeOf(again)).toBeNull()
    again.close()
    expect(linksIn(folder, credit)).toMatchObject({ credits_id: original, schedule_period: '2026-11-01' })
    expect(linksIn(folder, late)).toMatchObject({ created_from: quote, schedule_period: '2026-12-01' })
    expect(linksIn(folder, quote)).toMatchObject({ accepted_at: accepted, credits_id: null })
  })
})

test('a damaged table of payments leaves the invoices, whose status follows from the remaining payments', async () => {
  const store = openStore(folder)
  const id = issue(store, 'P-1')
  await store.dataFile.backUp('2026-11-20')
  writePaymentOf(store, id, '80.00')
  store.close()
  damage(folder, 'payments')
  const again = await recoverStore(folder)
  expect(noticeOf(again)).toBe('drafts_missing')
  expect(paymentStatusOf(again, id)).toEqual(['issued', '0'])
  again.close()
})

test('an older export over intact data neither loses nor doubles a payment', async () => {
  const store = openStore(folder)
  const [early, late] = [issue(store, 'P-1'), issue(store, 'P-2')]
  const kept = writePaymentOf(store, early, '10.00')
  const removed = writePaymentOf(store, early, '30.00')
  const file = await exportStore(store, folder)
  writePaymentOf(store, early, '20.00', { id: kept, updatedAt: later })
  writePaymentOf(store, early, '30.00', { id: removed, updatedAt: later, removedAt: later })
  writePaymentOf(store, late, '80.00')
  for (let times = 0; times < 2; times++) {
    await importExport(store, file)
    expect(amountsIn(store, early)).toEqual(['20.00'])
    expect([paymentStatusOf(store, early), paymentStatusOf(store, late)]).toEqual([
      ['partly_paid', '20.00'],
      ['paid', '80.00'],
    ])
  }
  store.close()
})

test('an export carries payments to another computer, and what both recorded is there', async () => {
  const store = openStore(folder)
  const id = issue(store, 'P-1')
  const shared = writePaymentOf(store, id, '10.00')
  const elsewhere = openStore(join(folder, 'elsewhere'))
  await importExport(elsewhere, await exportStore(store, folder))
  writePaymentOf(elsewhere, id, '20.00')
  writePaymentOf(elsewhere, id, '11.00', { id: shared, updatedAt: later })
  writePaymentOf(store, id, '40.00')
  await importExport(store, await exportStore(elsewhere, folder))
  expect(amountsIn(store, id).sort()).toEqual(['11.00', '20.00', '40.00'])
  expect(paymentStatusOf(store, id)).toEqual(['partly_paid', '71.00'])
  for (const each of [store, elsewhere]) each.close()
})

/** Imports an export that was changed with `sql`. */
async function importChanged(store: Store, sql: string): Promise<Store> {
  const path = join(folder, 'changed.sqlite')
  writeFileSync(path, await exportStore(store, folder))
  store.close()
  changePayments(path, sql)
  const other = openStore(join(folder, 'elsewhere'))
  await importExport(other, readFileSync(path))
  return other
}

function changePayments(path: string, set: string): void {
  const database = withSqlFunctions(new DatabaseSync(path))
  database.exec(`UPDATE payments SET ${set}, checksum = NULL`)
  writeMissingChecksums(database)
  database.close()
}

test.each([
  ['more decimals than the currency', "amount = '5.0051'", ['5.01']],
  ['zeros at the end', "amount = '5.0000'", ['5.00']],
  ['an amount that rounds to zero', "amount = '1e-7'", undefined],
  ['an amount of -0', "amount = '-0'", undefined],
  ['an amount above the limits', "amount = '999999999999999.999'", undefined],
  ['an amount of hundreds of digits', "amount = '1e400'", undefined],
  ['a draft', "invoice_id = (SELECT id FROM invoices WHERE invoice_number = 'D-1')", undefined],
])(
  'a payment of an export with %s is taken over rounded, or left out and reported',
  async (_what, set, amounts) => {
    const store = openStore(folder)
    const id = issue(store, 'P-1')
    write(store, 'D-1')
    writePaymentOf(store, id, '7.00')
    const other = await importChanged(store, set)
    expect(amountsIn(other, id)).toEqual(amounts ?? [])
    expect(noticeOf(other)).toBe(amounts ? null : 'drafts_missing')
    expect(paymentStatusOf(other, id)).toEqual(amounts ? ['partly_paid', amounts[0]] : ['issued', '0'])
    expect(other.invoices.list({ search: 'D-1', limit: 1 })).toMatchObject([{ paid: '0' }])
    other.close()
  },
)

test.each(['1e400', '999999999999999.999', 'x'])('a stored payment of %s is damage at the start', amount => {
  const store = openStore(folder)
  writePaymentOf(store, issue(store, 'P-1'), '7.00')
  store.close()
  changePayments(dataPaths(folder).data, `amount = '${amount}'`)
  const again = openStore(folder)
  expect(again.dataFile.condition().state).toBe('damaged')
  again.close()
})

function link(data: string, id: string, columns: Record<string, string>): void {
  const database = withSqlFunctions(new DatabaseSync(dataPaths(data).data))
  const assignments = Object.keys(columns).map(column => `${column} = :${column}`)
  database
    .prepare(`UPDATE invoices SET ${assignments.join(', ')}, checksum = NULL WHERE id = :id`)
    .run({ id, ...columns })
  writeMissingChecksums(database)
  database.exec('DELETE FROM stale_standings')
  database.close()
}

function linksIn(data: string, id: string): unknown {
  const database = new DatabaseSync(dataPaths(data).data, { readOnly: true })
  const row = database.prepare('SELECT * FROM invoices WHERE id = ?').get(id)
  database.close()
  return row
}
