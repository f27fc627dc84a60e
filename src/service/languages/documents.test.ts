/** @module-tag extended */

import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { download, post } from '../testing/client.ts'
import { startTestService, temporaryFolder } from '../testing/service.ts'

test('a document does not depend on the language of the request', async () => {
  const folder = await temporaryFolder()
  const service = await startTestService(folder.path, { now: () => new Date('2026-11-21T10:00:00.000Z') })
  const key = await service.newKey('live')
  const digests: string[] = []
  for (const language of ['en', 'de', 'fr']) {
    const sent = await post(service.url, key, { headers: { 'accept-language': language } })
    const bytes = await download(sent.answer().invoiceUrl)
    digests.push(createHash('sha256').update(bytes).digest('hex'))
  }
  await service.close()
  await folder.remove()
  expect(new Set(digests).size).toBe(1)
})
