/** @module-tag extended */

import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { download, get, post } from '../testing/client.ts'
import { startTestService, temporaryFolder } from '../testing/service.ts'
import { standInRenderer } from '../testing/stand-in-renderer.ts'

test('while another program has the store locked, all that only reads is answered, and a job is billed once or refused', async () => {
  const folder = await temporaryFolder()
  const service = await startTestService(folder.path, { renderer: standInRenderer() })
  const key = await service.newKey('live')
  const first = await post(service.url, key, { headers: { 'idempotency-key': 'first' } })
  const other = new DatabaseSync(join(folder.path, 'service.db'))
  const ask = (name: string) => post(service.url, key, { headers: { 'idempotency-key': name } })

  other.exec('BEGIN IMMEDIATE')
  let settled = 0
  const waiting = ['a', 'b', 'c'].map(name => ask(name).finally(() => settled++))
  expect((await get(service.url, '/v1/templates', key)).status).toBe(200)
  expect((await download(first.answer().invoiceUrl)).length).toBeGreaterThan(0)
  expect((await ask('first')).text).toBe(first.text)
  expect(settled).toBe(0)
  other.exec('COMMIT')
  expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([200, 200, 200])
  expect((await get(service.url, '/healthz')).status).toBe(200)
  expect(await service.ledger()).toHaveLength(4)

  // for longer than anybody should wait
  other.exec('BEGIN IMMEDIATE')
  const [health, ...refused] = await Promise.all([get(service.url, '/healthz'), ...['d', 'e'].map(ask)])
  expect([health.status, health.problem().code]).toEqual([503, 'storage_unavailable'])
  expect(refused.map(({ status }) => status)).toEqual([503, 503])
  expect(refused[0]?.headers.get('retry-after')).toBe('1')
  other.exec('COMMIT')
  expect(await service.ledger()).toHaveLength(4)
  expect((await Promise.all(['d', 'e', 'e'].map(ask))).map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await service.ledger()).toHaveLength(6)

  other.close()
  await service.close()
  await folder.remove()
})
