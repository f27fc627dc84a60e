import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { post } from '../testing/client.ts'
import { startTestService, temporaryFolder } from '../testing/service.ts'
import { standInRenderer } from '../testing/stand-in-renderer.ts'

test('while writes to the disk fail, nothing is billed; the same request succeeds later', async () => {
  const folder = await temporaryFolder()
  const service = await startTestService(folder.path, { renderer: standInRenderer() })
  const key = await service.newKey('live')
  const headers = { 'idempotency-key': 'order-1' }
  // a file instead of the folder fails like a full or read-only disk, also for root
  const incoming = join(folder.path, 'files', 'incoming')
  await rename(incoming, `${incoming}-away`)
  await writeFile(incoming, '')

  const refused = await post(service.url, key, { headers })
  expect([refused.status, refused.problem().code]).toEqual([503, 'storage_unavailable'])
  expect(refused.headers.get('retry-after')).toBe('1')
  expect(refused.text).not.toContain(folder.path)
  const statusOf = async (path: string) => (await fetch(service.url + path)).status
  expect(await statusOf('/healthz')).toBe(503)
  expect(await statusOf('/readyz')).toBe(503)
  expect(await statusOf('/livez')).toBe(200)
  expect(await service.ledger()).toEqual([])

  await rename(`${incoming}-away`, `${incoming}-back`)
  await rename(incoming, `${incoming}-file`)
  await rename(`${incoming}-back`, incoming)
  expect((await post(service.url, key, { headers })).status).toBe(200)
  expect(await statusOf('/readyz')).toBe(200)
  expect(await service.ledger()).toHaveLength(1)
  await service.close()
  await folder.remove()
})
