import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Store } from '#app/ports/store.ts'
import {
  damage,
  damageLeafPage,
  finish,
  noticeOf,
  numbersIn,
  payloadOf,
  recoverStore,
  removeJournal,
  send,
  unreadInvoicesOf,
  write,
} from '../../testing/damaged-store.ts'
import { openStore } from '../open-store.ts'
import { dataPaths } from '../sqlite/data-paths.ts'

/** Attempts made after the last backup are read from a damaged file. */
let folder: string
let path: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'billwright-salvage-'))
  path = dataPaths(folder).data
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/**
 * Creates a draft in the backup. Afterwards it is sent and done, a second invoice is written and sent, and a third one
 * gets no answer.
 */
async function writeAndSend() {
  const store = openStore(folder)
  const early = write(store, 'S-1')
  await store.dataFile.backUp('2026-11-20')
  const done = send(store, early, 'S-1')
  finish(store, done)
  store.attempts.saveDelivery(done.id, { state: 'failed', message: { code: 'pdf.link_gone' } })
  const late = send(store, write(store, 'S-2'), 'S-2', payloadOf('S-2'))
  finish(store, late)
  const open = send(store, write(store, 'S-3'), 'S-3')
  store.attempts.rememberIdempotent('https://billing.example.com', 'f')
  store.close()
  return { done, late, open }
}

describe.each(['backup', 'nothing'] as const)('a damaged file replaced by: %s', from => {
  test('attempts made since are sent, done and numbered as before', async () => {
    const { done, late, open } = await writeAndSend()
    const damaged = damage(folder, 'revisions')
    const store = await recoverStore(folder, from)
    expect(noticeOf(store)).toBeNull()
    for (const attempt of [done, late])
      expect(store.invoices.find(attempt.invoiceId)?.attempt).toMatchObject({
        id: attempt.id,
        state: 'done',
        jobId: `job-${attempt.id}`,
        idempotencyKey: attempt.idempotencyKey,
        payload: attempt.payload,
      })
    expect(store.attempts.find(done.id)?.delivery).toMatchObject({ state: 'failed' })
    // The request may have arrived; the user, or a repetition at a verified service, settles it.
    expect(store.attempts.find(open.id)).toMatchObject({
      state: 'unknown',
      inDoubt: true,
      problem: { message: { code: 'unknown.from_damaged' } },
    })
    expect(store.attempts.isIdempotent('https://billing.example.com', 'f')).toBe(true)
    // No other invoice may take these numbers.
    for (const number of ['S-1', 'S-2', 'S-3', 's\u20111', '\uff33-2'])
      expect(
        store.attempts.freeze(
          { ...done, id: randomUUID(), invoiceId: write(store, number), invoice_number: number },
          { takeNumber: true },
        ),
      ).toMatchObject({ takenAt: '2026-11-21T15:00:00.000Z' })
    store.close()
    const aside = readdirSync(folder).find(name => name.startsWith('damaged-')) ?? ''
    expect(readFileSync(join(folder, aside, 'billwright.sqlite')).equals(damaged)).toBe(true)
  })

  test('an invoice missing in the copy is restored as it was sent', async () => {
    const { late } = await writeAndSend()
    damage(folder, 'revisions')
    const store = await recoverStore(folder, from)
    expect(store.invoices.find(late.invoiceId)).toMatchObject({
      revision: 1,
      deleted: false,
      draft: { invoice_number: 'S-2', notes: expect.stringContaining('as it was sent') },
    })
    const found = store.invoices.list({ search: 'work for s-2', limit: 10 })
    expect(found.map(({ state }) => state)).toEqual(['done'])
    store.close()
  })
})

test('an export replacing a damaged file keeps them too', async () => {
  const { done, late } = await writeAndSend()
  const elsewhere = openStore(join(folder, 'elsewhere'))
  write(elsewhere, 'E-1')
  const file = join(folder, 'export.billwright')
  await elsewhere.dataFile.exportTo(file)
  elsewhere.close()
  damage(folder, 'revisions')
  const store = openStore(folder)
  store.dataFile.receive(0, readFileSync(file))
  await store.dataFile.importReceived(() => undefined)
  expect(noticeOf(store)).toBeNull()
  for (const { id } of [done, late]) expect(store.attempts.find(id)).toMatchObject({ state: 'done' })
  expect(store.invoices.list({ search: '', limit: 10 })).toHaveLength(4)
  store.close()
})

const looksUnsent = (store: Store) =>
  store.invoices.list({ search: '', limit: 100 }).filter(({ state }) => state === 'draft')
const inDoubt = (store: Store) =>
  store.invoices
    .list({ search: '', limit: 100 })
    .filter(({ id }) => store.attempts.mayBeMissing(id))
    .map(({ id }) => id)
    .sort()

test('attempts around damaged ones are kept, and the affected invoices are marked', async () => {
  const store = openStore(folder)
  const never = write(store, 'S-0')
  await store.dataFile.backUp('2026-11-20')
  const sent = Array.from({ length: 40 }, (_, index) => {
    const attempt = send(store, write(store, `S-${index + 1}`), `S-${index + 1}`)
    finish(store, attempt)
    return attempt
  })
  store.close()
  removeJournal(folder)
  damageLeafPage(folder, sent[20]?.idempotencyKey ?? '')
  const again = await recoverStore(folder)
  const kept = sent.filter(({ id }) => again.attempts.find(id)?.state === 'done')
  expect(noticeOf(again)).toBe('submissions_missing')
  expect(kept.length).toBeGreaterThan(30)
  expect(kept.length).toBeLessThan(40)
  const lost = sent.filter(attempt => !kept.includes(attempt)).map(({ invoiceId }) => invoiceId)
  expect(inDoubt(again)).toEqual(lost.sort())
  expect(again.attempts.mayBeMissing(never)).toBe(false)
  again.close()

  // The next backup and the next recovery keep this state.
  const next = openStore(folder)
  await next.dataFile.backUp('2026-11-22')
  next.close()
  damage(folder, 'deliveries')
  const later = await recoverStore(folder)
  expect(inDoubt(later)).toEqual(lost)
  later.close()
})

test('with an intact journal, no invoice is marked after damage to the table of attempts', async () => {
  const store = openStore(folder)
  const never = write(store, 'S-0')
  const attempt = send(store, write(store, 'S-1'), 'S-1')
  finish(store, attempt)
  await store.dataFile.backUp('2026-11-20')
  store.close()
  for (const table of ['attempts', 'invoices']) damage(folder, table)
  const again = await recoverStore(folder)
  expect(again.attempts.find(attempt.id)).toMatchObject({ state: 'done' })
  expect(again.attempts.mayBeMissing(never)).toBe(false)
  expect(noticeOf(again)).not.toBe('submissions_missing')
  again.close()
})

test('if neither attempts nor invoices can be read, every invoice that looks unsent is marked', async () => {
  const store = openStore(folder)
  write(store, 'S-0')
  finish(store, send(store, write(store, 'S-1'), 'S-1'))
  finish(store, send(store, write(store, 'S-2'), 'S-2', undefined, 'test'))
  await store.dataFile.backUp('2026-11-20')
  finish(store, send(store, write(store, 'S-3'), 'S-3'))
  store.close()
  removeJournal(folder)
  for (const table of ['attempts', 'invoices']) damage(folder, table)
  const again = await recoverStore(folder)
  const numbers = again.invoices
    .list({ search: '', limit: 100 })
    .filter(({ id }) => again.attempts.mayBeMissing(id))
    .map(({ invoice_number }) => invoice_number)
  // An invoice submitted with a test key can still be billed; the billed one is known.
  expect(numbers.sort()).toEqual(['S-0', 'S-2', 'S-3'])
  again.close()
})

test('if nothing of a file can be read, the notice says that submissions are missing', async () => {
  await writeAndSend()
  removeJournal(folder)
  truncateSync(path, 0)
  const store = await recoverStore(folder)
  expect(noticeOf(store)).toBe('submissions_missing')
  expect(looksUnsent(store)).toHaveLength(1)
  expect(inDoubt(store)).toEqual(looksUnsent(store).map(({ id }) => id))
  store.close()
})

test('a final state in the backup stays unchanged', async () => {
  const store = openStore(folder)
  const attempt = send(store, write(store, 'S-1'), 'S-1')
  finish(store, attempt)
  await store.dataFile.backUp('2026-11-20')
  store.close()
  const other = new DatabaseSync(path)
  other.exec("UPDATE attempts SET state = 'refused', job_id = 'another'")
  other.close()
  damage(folder, 'revisions')
  const again = await recoverStore(folder)
  expect(again.attempts.find(attempt.id)).toMatchObject({ state: 'done', jobId: `job-${attempt.id}` })
  again.close()
})

test('a taken number stays taken if nothing else of its invoice can be read', async () => {
  const store = openStore(folder)
  write(store, 'S-0')
  await store.dataFile.backUp('2026-11-20')
  const sent = send(store, write(store, 'S-1'), 'S-1')
  finish(store, sent)
  store.close()
  removeJournal(folder)
  for (const table of ['attempts', 'revisions']) damage(folder, table)
  const again = await recoverStore(folder)
  expect(noticeOf(again)).toBe('submissions_missing')
  expect(unreadInvoicesOf(again)).toBe(1)
  expect(again.attempts.numberOwner('S-1')).toMatchObject({ invoiceId: sent.invoiceId })
  expect(again.attempts.numberOwner('s\u20111')).toMatchObject({ invoice_number: 'S-1' })
  expect(numbersIn(again)).toEqual(['S-0'])
  again.close()
})
