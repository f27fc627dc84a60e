import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createKey } from './accounts/keys.ts'
import { byOperator } from './accounts/origins.ts'
import { openStore } from './backends/open-store.ts'
import { download, get, post } from './testing/client.ts'
import { numbered } from './testing/invoices.ts'
import { spawnService } from './testing/process.ts'
import { readRecords } from './testing/read-records.ts'
import { canMountDisks, mountSmallDisk } from './testing/small-disk.ts'

test.runIf(canMountDisks)(
  'a disk that is full, then read-only: nothing is billed without its PDF, and all of it succeeds later',
  async () => {
    const disk = await mountSmallDisk('3m')
    const data = join(disk.path, 'data')
    const key = await newKey(data)
    const service = await spawnService(data)
    const ask = (name: string) =>
      post(service.url, key, { body: numbered(name), headers: { 'idempotency-key': name } })
    const health = async () => (await get(service.url, '/healthz')).status
    const answered = new Map<string, string>()
    const refused = new Set<string>()

    async function askAll(names: readonly string[]): Promise<void> {
      for (const [index, asked] of (await Promise.all(names.map(ask))).entries()) {
        const name = names[index] ?? ''
        if (asked.status === 200) answered.set(name, asked.text)
        else {
          expect([asked.status, asked.problem().code]).toEqual([503, 'storage_unavailable'])
          refused.add(name)
        }
      }
    }
    const booksAreTrue = () => {
      const books = readRecords(data)
      expect(books.filter(({ rows, isWhole }) => rows !== 1 || !isWhole)).toEqual([])
      expect(books.map(({ number }) => number).toSorted()).toEqual([...answered.keys()].toSorted())
    }

    try {
      for (let round = 0; round < 60 && refused.size < 24; round++) {
        await askAll(Array.from({ length: 8 }, (_, index) => `${round}-${index}`))
      }
      expect(refused.size).toBeGreaterThanOrEqual(24)
      expect(answered.size).toBeGreaterThan(8)
      booksAreTrue()
      expect(await health()).toBe(503)

      disk.grow('32m')
      expect(await health()).toBe(200)
      const again = [...refused]
      refused.clear()
      await askAll(again)
      expect([...refused]).toEqual([])
      booksAreTrue()

      disk.makeReadOnly(join(data, 'files'))
      await askAll(['read-only'])
      expect([...refused]).toEqual(['read-only'])
      expect(await health()).toBe(503)
      // stored PDFs and answers remain available
      const [first = ['', '']] = answered
      const { invoiceUrl, jobId } = JSON.parse(first[1])
      expect((await download(invoiceUrl)).length).toBeGreaterThan(1000)
      expect((await get(service.url, `/v1/jobs/${jobId}`, key)).answer()).toMatchObject({ invoiceUrl, jobId })

      disk.makeWritable(join(data, 'files'))
      refused.clear()
      await askAll(['read-only'])
      expect(await health()).toBe(200)
      for (const [name, text] of answered) expect((await ask(name)).text).toBe(text)
      booksAreTrue()
      service.child.kill('SIGTERM')
      expect((await service.ended).code).toBe(0)
    } finally {
      service.child.kill('SIGKILL')
      await service.ended
      await disk.remove()
    }
  },
)

async function newKey(folder: string): Promise<string> {
  const store = await openStore(folder)
  const { key } = await createKey(store, { mode: 'live', name: 'Example', origin: byOperator(new Date()) })
  await store.close()
  return key
}
