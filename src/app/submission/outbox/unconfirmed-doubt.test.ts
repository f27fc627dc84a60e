import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { AppError } from '#core/errors/app-error.ts'
import { addDays, localDateOf } from '#core/text/calendar-date.ts'
import { writeMissingChecksums } from '#platform/store/schema/checksums.ts'
import { withSqlFunctions } from '#platform/store/sqlite/sql-functions.ts'
import {
  attemptOf,
  expectReplies,
  folder,
  host,
  liveKey,
  lookupCount,
  made,
  openHost,
  proveService,
  reset,
  restart,
  service,
  submission,
  submitOne,
  waitForState,
  withFaultyService,
} from '../../testing/faulty-service.ts'

/** Only attempts that the journal of this computer confirms are looked up or sent automatically. */
withFaultyService()

const dataFile = () => join(folder.path, 'billwright.sqlite')

/** Blocks all requests until the returned function is called. */
function blockSubmissions(): () => void {
  const { attempts } = host.ports.store
  const { change } = attempts
  attempts.change = (id, from, changes) => {
    if (changes.state === 'sending') throw new AppError('store_unavailable')
    return change(id, from, changes)
  }
  return () => {
    attempts.change = change
  }
}

function changeData(sql: string): void {
  const database = withSqlFunctions(new DatabaseSync(dataFile(), { timeout: 2000 }))
  database.exec(sql)
  writeMissingChecksums(database)
  database.close()
}

const posted = () => service.received.map(({ body }) => JSON.parse(body).items[0].unit_price)

test('an invoice that waited in a backup, and was withdrawn, changed and billed since, is not billed again', async () => {
  await proveService()
  const release = blockSubmissions()
  const { id, connectionId } = await submitOne(liveKey, made)
  // newer than the daily backup, which a slow computer may make in the meantime
  await host.ports.store.dataFile.backUp(addDays(localDateOf(new Date()), 1) ?? '')
  release()
  await host.call('cancelSubmission', { id })
  const { revision, draft } = await host.call('openInvoice', { id })
  const [line] = draft.items
  const items = [{ description: '', quantity: '1', ...line, unit_price: '100' }]
  const { revision: changed } = await host.call('saveInvoice', { id, revision, draft: { ...draft, items } })
  const confirmed = { invoice_number: draft.invoice_number, payable: '150.00', currency: 'EUR' }
  await host.call('submit', { id, revision: changed, connectionId, confirmed })
  await waitForState(id, 'done')
  const [before, lookups] = [posted(), lookupCount]
  await host.close()
  writeFileSync(dataFile(), Buffer.alloc(8192, 0xa5))
  rmSync(join(folder.path, 'attempts.journal'))

  await openHost()
  await host.call('recoverStore', { from: 'backup' })
  await host.giveKey(connectionId, liveKey)
  await expect.poll(() => submission(id)).toMatchObject({ state: 'unknown', safeToRepeat: false })
  await sleep(300)
  expect([posted(), lookupCount]).toEqual([before, lookups])
  // The service finds nothing under the invoice's own key, which proves nothing, so the next submission is asked about
  // again.
  await host.call('settleUnknown', { id, found: 'not_created' })
  expect(host.ports.store.attempts.mayBeMissing(id)).toBe(true)
})

test('what this computer confirmed is sent after a restart without a click', async () => {
  const release = blockSubmissions()
  const { id, connectionId } = await submitOne(liveKey, made)
  release()
  await restart()
  await host.giveKey(connectionId, liveKey)
  await waitForState(id, 'done')
})

test.each([
  ['base_url', `'https://other.example.com'`],
  ['idempotency_key', `'10000000-0000-4000-8000-000000000001'`],
  ['payload', `CAST(replace(CAST(payload AS TEXT), '80', '90') AS BLOB)`],
  ['key_fingerprint', `'other'`],
])(
  'an attempt whose %s was changed, with a right checksum, is not looked up, also on request',
  async (column, value) => {
    await proveService()
    const { id } = await submitOne(liveKey, reset)
    await host.until(async () => (await submission(id))?.state === 'unknown')
    await host.close()
    const asked = service.received.length
    changeData(`UPDATE attempts SET ${column} = ${value}, checksum = NULL WHERE state = 'unknown'`)
    await openHost()
    const lookups = lookupCount
    await host.giveKey(attemptOf(id).connectionId, liveKey)
    // Either refused, or answered with a problem.
    await expect(
      host.call('checkAgain', { id }).then(({ problem }) => JSON.stringify(problem), String),
    ).resolves.toContain('stored_data_changed')
    await sleep(200)
    expect([service.received.length, lookupCount]).toEqual([asked, lookups])
    expect(await submission(id)).toMatchObject({ state: 'unknown', problem: { code: 'stored_data_changed' } })
  },
)

test('an attempt that is withdrawn in the journal is not reopened by the data', async () => {
  await proveService()
  expectReplies(made)
  const release = blockSubmissions()
  const { id } = await submitOne(liveKey, made)
  const attempt = attemptOf(id)
  await host.call('cancelSubmission', { id })
  release()
  await host.close()
  changeData(`UPDATE attempts SET state = 'unknown', checksum = NULL WHERE id = '${attempt.id}';
    UPDATE invoices SET attempt_id = '${attempt.id}' WHERE id = '${id}';
    UPDATE attempt_journal SET records = records - 1`)
  await openHost()
  expect((await host.call('openInvoice', { id })).state).toBe('draft')
})
