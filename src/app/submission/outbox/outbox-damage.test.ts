import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { AppError } from '#core/errors/app-error.ts'
import { totalsOf } from '#core/invoice/totals.ts'
import { invoiceWith } from '#core/testing/invoices.ts'
import { sha256Of } from '#node/sha256.ts'
import { copyDataFolder } from '#platform/testing/copy-data-folder.ts'
import { type FakeService, json, startFakeService } from '#platform/testing/fake-service.ts'
import type { Attempt } from '../../ports/store.ts'
import {
  answer,
  attemptOf,
  folder,
  host,
  liveKey,
  lookupCount,
  openHost,
  reset,
  service,
  submission,
  submitOne,
  waitForState,
  withFaultyService,
} from '../../testing/faulty-service.ts'
import { temporaryFolder } from '../../testing/test-host.ts'
import { writeInvoice } from '../../testing/test-invoices.ts'
import { isIntact } from './freeze.ts'

/** A damaged data folder must not change what is billed, how often, and where the key is sent. */
withFaultyService()

const withTemporaryFolder = (name: string) => join(folder.path, name)

/**
 * A service that resets the connection. A host submitted a live invoice to it and was killed when the outcome was
 * unknown.
 */
let unsure: FakeService
const killed = temporaryFolder()
let killedId: string
const posts = () => unsure.received.filter(({ method }) => method === 'POST')
beforeAll(async () => {
  unsure = await startFakeService(reset)
  const script = join(import.meta.dirname, '..', '..', 'testing', 'crash-script.ts')
  const child = spawn(process.execPath, [script, killed.path, unsure.url, liveKey], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let lines = ''
  for await (const chunk of child.stdout) {
    lines += chunk
    if (lines.includes('submitted')) child.kill('SIGKILL')
  }
  killedId = lines.split('\n')[0] ?? ''
})
afterAll(async () => {
  await unsure.close()
  killed.remove()
})

/**
 * Replaces the data of this test with those of the killed host.
 * @returns the id of the invoice
 */
async function useKilledData(): Promise<string> {
  expect(posts()).toHaveLength(1)
  await host.close()
  rmSync(folder.path, { recursive: true })
  copyDataFolder(killed.path, folder.path)
  return killedId
}

async function submitLive(id: string, revision: number, invoice_number: string) {
  // The stored connection may have been in the lost log.
  const connectionId = await host.connect(unsure.url, liveKey)
  const confirmed = { invoice_number, payable: '120.00', currency: 'EUR' }
  return await host.refusal('submit', { id, revision, connectionId, confirmed })
}

describe('live submission, state unknown, then the write-ahead log', () => {
  const damages: [string, (log: Buffer) => Buffer | undefined][] = [
    ['is removed', () => undefined],
    ['is emptied', () => Buffer.alloc(0)],
    ['is cut in half', log => log.subarray(0, log.byteLength / 2)],
    ['is filled with zeros', log => Buffer.alloc(log.byteLength)],
    [
      'has 64 damaged bytes in its last frames',
      log => Buffer.from(log).fill(0xa5, log.byteLength - 300, log.byteLength - 236),
    ],
    ['has 64 damaged bytes in its header', log => Buffer.from(log).fill(0xa5, 0, 64)],
  ]

  test.each(damages)('%s: reports the loss, and the invoice cannot be sent again', async (_name, damage) => {
    const id = await useKilledData()
    const log = withTemporaryFolder('billwright.sqlite-wal')
    const damaged = damage(readFileSync(log))
    if (damaged) writeFileSync(log, damaged)
    else rmSync(log)

    await openHost()
    expect(await host.call('storeStatus', undefined)).toMatchObject({
      state: 'ready',
      notice: 'log_missing',
    })
    const { state, revision, submission: sent } = await host.call('openInvoice', { id })
    expect({ state, mode: sent?.mode, number: sent?.invoice_number }).toEqual({
      state: 'unknown',
      mode: 'live',
      number: 'C-1',
    })
    expect(await submitLive(id, revision, 'C-1')).toMatchObject({ code: 'already_submitting' })
    const other = await writeInvoice(host, { invoice_number: 'C-1', currency: 'EUR' })
    expect(await submitLive(other.id, other.revision, 'C-1')).toMatchObject({ code: 'number_taken' })
    expect(posts()).toHaveLength(1)
  })
})

test('rebuilds a missing journal from the data', async () => {
  const id = await useKilledData()
  rmSync(withTemporaryFolder('attempts.journal'))
  await openHost()
  expect(await host.call('storeStatus', undefined)).toMatchObject({ notice: 'journal_rewritten' })
  expect(await submission(id)).toMatchObject({ state: 'unknown' })
  await host.close()
  expect(existsSync(withTemporaryFolder('attempts.journal'))).toBe(true)
  rmSync(withTemporaryFolder('billwright.sqlite'))
  await openHost()
  expect(await submission(id)).toMatchObject({ state: 'unknown' })
})

test('without log and journal, every apparently unsent invoice is in doubt', async () => {
  await useKilledData()
  for (const name of ['attempts.journal', 'billwright.sqlite-wal']) rmSync(withTemporaryFolder(name))
  await openHost()
  expect(await host.call('storeStatus', undefined)).toMatchObject({ notice: 'submissions_missing' })
})

describe('a changed digit in a waiting attempt', () => {
  test.each([
    ['payload', `CAST(replace(CAST(payload AS TEXT), '"unit_price":80', '"unit_price":90') AS BLOB)`],
    ['payable', `'920.00'`],
    ['currency', `'USD'`],
    ['invoice_number', `'C-2'`],
    ['payload_sha256', `replace(payload_sha256, substr(payload_sha256, 1, 1), 'x')`],
    ['idempotency_key', `'other'`],
    ['base_url', `'http://127.0.0.1:1'`],
    ['mode', `'test'`],
  ])('in %s is rejected before anything is sent', async (column, value) => {
    const { attempts } = host.ports.store
    const { change } = attempts
    let isHeld = true
    // Simulates a disk that is full until the data is changed.
    attempts.change = (id, from, changes) => {
      if (changes.state === 'sending' && isHeld) throw new AppError('store_unavailable')
      return change(id, from, changes)
    }
    const { id } = await submitOne(liveKey, json(200, answer))
    const database = new DatabaseSync(withTemporaryFolder('billwright.sqlite'), { timeout: 2000 })
    const changed = database
      .prepare(`UPDATE attempts SET ${column} = ${value} WHERE ${column} IS NOT ${value}`)
      .run()
    database.close()
    expect(changed.changes).toBe(1)
    isHeld = false
    await waitForState(id, 'refused')
    expect((await submission(id))?.problem).toMatchObject({
      code: 'stored_data_changed',
      message: { code: 'stored_data_changed' },
    })
    expect(service.received).toEqual([])
    expect(await host.call('storeStatus', undefined)).toMatchObject({ notice: 'damage_found' })
  })

  test('of a sent attempt leaves it unknown and prevents retries', async () => {
    const { id } = await submitOne(liveKey, reset)
    const database = new DatabaseSync(withTemporaryFolder('billwright.sqlite'), { timeout: 2000 })
    database.exec(`UPDATE attempts SET state = 'queued', in_doubt = 0, payable = '920.00'`)
    database.close()
    await host.call('checkAgain', { id })
    expect(await submission(id)).toMatchObject({
      state: 'unknown',
      problem: { code: 'stored_data_changed', message: { code: 'submission.data_changed_sent' } },
    })
    expect(attemptOf(id).inDoubt).toBe(true)
    expect(service.received).toHaveLength(1)
  })

  test('of an attempt with an unknown outcome prevents a lookup, and is reported', async () => {
    const { id } = await submitOne(liveKey, reset)
    const database = new DatabaseSync(withTemporaryFolder('billwright.sqlite'), { timeout: 2000 })
    database.exec(`UPDATE attempts SET payable = '920.00'`)
    database.close()
    const events: string[] = []
    host.host.onEvent(({ type }) => events.push(type))
    expect(await host.refusal('checkAgain', { id })).toMatchObject({
      code: 'stored_data_changed',
      message: { code: 'submission.data_changed_sent' },
    })
    expect(await submission(id)).toMatchObject({ state: 'unknown', problem: { code: 'stored_data_changed' } })
    expect(events).toEqual(expect.arrayContaining(['invoice-changed', 'store-changed']))
    expect([lookupCount, service.received.length]).toEqual([0, 1])
  })
})

test('an attempt is intact as long as its payload, number, amount and currency are those that were frozen', async () => {
  const attempt = attemptOf((await submitOne(liveKey, reset)).id)
  const payload = new TextEncoder().encode('no invoice')
  const other = invoiceWith({ invoice_number: 'T-1', currency: 'USD' })
  const changes: Partial<Attempt>[] = [
    { isDamaged: true },
    { payload },
    { payload, payloadSha256: sha256Of(payload) },
    { payloadSha256: sha256Of('other') },
    { invoice_number: other.invoice_number },
    { payable: totalsOf(other).payable },
    { currency: 'USD' },
  ]
  expect(isIntact(attempt)).toBe(true)
  for (const change of changes) expect(isIntact({ ...attempt, ...change })).toBe(false)
})

test('an unknown outcome stays unknown if the journal assigns its number to another invoice', async () => {
  const { id } = await submitOne(liveKey, reset)
  const { attempts } = host.ports.store
  const { keyFingerprint } = attemptOf(id)
  attempts.rememberIdempotent(service.url, keyFingerprint)
  const { change } = attempts
  // Simulates a journal with two equal numbers from older data.
  attempts.change = (attemptId, from, changes) => {
    if (changes.state === 'sending') throw new AppError('number_taken')
    return change(attemptId, from, changes)
  }
  await host.call('checkAgain', { id })
  expect(await submission(id)).toMatchObject({ state: 'unknown', problem: { code: 'number_taken' } })
  expect(service.received).toHaveLength(1)
})
