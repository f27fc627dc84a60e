/** @module-tag extended */

import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exportedLines } from '../accounts/export-account.ts'
import { usageAsCsv } from '../dashboard/account/usage.ts'
import { signedIn } from '../testing/browser.ts'
import { get } from '../testing/client.ts'
import { longestTurn } from '../testing/longest-turn.ts'
import { startTestService, type TestService, temporaryFolder } from '../testing/service.ts'
import { standInRenderer } from '../testing/stand-in-renderer.ts'

/** Live jobs of one account in one month. */
const rows = 1_000_000

/** CPU milliseconds without a pause; the design has 20, and the operating system counts in steps of up to 10. */
const longestWork = 60

const now = new Date('2026-11-30T12:00:00.000Z')
let folder: Awaited<ReturnType<typeof temporaryFolder>>
let service: TestService
let key: string

beforeAll(async () => {
  folder = await temporaryFolder()
  service = await startTestService(folder.path, { renderer: standInRenderer(), now: () => now })
  key = await service.newKey('live')
  const [{ id = '' } = {}] = await service.store.listKeys()
  const database = new DatabaseSync(join(folder.path, 'service.db'))
  database.exec('PRAGMA cache_size = -200000; BEGIN IMMEDIATE')
  const numbers = `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${rows})`
  database
    .prepare(`
      INSERT INTO jobs (id, account_id, key_id, mode, template, invoice_number, file_id, created_at)
      ${numbers} SELECT 'job_' || printf('%032x', i), 'default', ?, 'live', 'minimal', 'R-' || i, printf('%032x', i),
        strftime('%Y-%m-%dT%H:%M:%fZ', '2026-11-01', (i * 2) || ' seconds') FROM n`)
    .run(id)
  database.exec(`
    INSERT INTO ledger (job_id, account_id, key_id, template, invoice_number, created_at)
      SELECT id, account_id, key_id, template, invoice_number, created_at FROM jobs ORDER BY id;
    COMMIT`)
  database.close()
}, 600_000)
afterAll(async () => {
  await service.close()
  await folder.remove()
})

test('the download of a month is whole, and never keeps the thread for long', async () => {
  let records = 0
  const turn = await longestTurn(async () => {
    for await (const part of usageAsCsv(service.store, 'default', '2026-11')) {
      records += part.records
      await new Promise(setImmediate)
    }
  })
  expect(records).toBe(rows)
  expect(turn).toBeLessThan(longestWork)
})

test('the export of an account neither', async () => {
  const account = await service.store.findAccount('default')
  if (account === undefined) throw new Error('there is no account')
  let last = ''
  const turn = await longestTurn(async () => {
    for await (const { text } of exportedLines(service.store, account)) {
      last = text
      await new Promise(setImmediate)
    }
  })
  // the account, its key and its creation beside jobs and ledger
  expect(JSON.parse(last)).toEqual({ type: 'end', records: 2 * rows + 3 })
  expect(turn).toBeLessThan(longestWork)
})

test('nor does any list or page, however deep', async () => {
  const browser = await signedIn(service, { now })
  const job = (number: number) => `job_${number.toString(16).padStart(32, '0')}`
  const period = 'created_from=2026-11-01&created_before=2026-12-01'
  const api = [
    `/v1/jobs?${period}&cursor=${job(1000)}`,
    `/v1/jobs?${period}&template=minimal&cursor=${job(1000)}`,
    `/v1/jobs?${period}&template=bold&cursor=${job(1000)}`,
    `/v1/jobs?invoice_number=R-7&template=bold`,
    '/v1/jobs?status=failed',
    `/v1/usage?month=2026-11&after=${job(rows - 1000)}`,
  ]
  const testKey = await service.newKey('test')
  const turn = await longestTurn(async () => {
    for (const path of api) expect((await get(service.url, path, key)).status).toBe(200)
    expect((await get(service.url, `/v1/jobs?template=minimal`, testKey)).status).toBe(200)
    for (const path of [
      'usage',
      `generations?to=2026-11-30&before=${job(1000)}`,
      'generations?template=minimal&from=2026-11-01',
      'audit',
      'requests?show=failed',
    ])
      expect((await browser.get(`/dashboard/${path}`)).status, path).toBe(200)
  })
  expect(turn).toBeLessThan(longestWork)
})
