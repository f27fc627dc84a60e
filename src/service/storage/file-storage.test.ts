/** @module-tag extended */

import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { setEnvironment } from '../testing/process.ts'
import { s3Credentials, startS3 } from '../testing/s3.ts'
import { temporaryFolder } from '../testing/service.ts'
import type { FileStorage } from './file-storage.ts'
import { openFolderStorage } from './folder-storage.ts'
import { openS3Storage } from './s3-storage.ts'

afterAll(setEnvironment(s3Credentials))

/** Contract of file storages, tested with every backend. */

const storages = [
  {
    name: 'a folder',
    async start() {
      const folder = await temporaryFolder()
      return { open: () => openFolderStorage(join(folder.path, 'files')), end: () => folder.remove() }
    },
  },
  {
    name: 'an S3-compatible store',
    async start() {
      const server = await startS3()
      return { open: () => openS3Storage(server.bucket), end: () => server.remove() }
    },
  },
]

describe.each(storages)('$name', ({ start }) => {
  let place: Awaited<ReturnType<typeof start>>
  let storage: FileStorage
  let ids = 0
  const newId = () => (++ids).toString(16).padStart(32, 'ab')
  const pdf = new TextEncoder().encode('%PDF-1.7 example')

  beforeAll(async () => {
    place = await start()
    storage = await place.open()
  })
  afterAll(async () => {
    await storage.close()
    await place.end()
  })

  test('a stored file is readable by every process, unchanged', async () => {
    const id = newId()
    const bytes = Uint8Array.from({ length: 70_000 }, (_, index) => (index * 7) % 256)
    await storage.put(id, bytes)
    const other = await place.open()
    expect(await other.size(id)).toBe(70_000)
    expect(Buffer.compare((await other.read(id)) ?? pdf, bytes)).toBe(0)
    await other.close()
  })

  test.each([
    ['the beginning', 0, 3, '%PDF'],
    ['the middle', 5, 7, '1.7'],
    ['the end', 9, 15, 'example'],
    ['one byte', 15, 15, 'e'],
  ])('a part is that part: %s', async (_where, start, end, text) => {
    const id = newId()
    await storage.put(id, pdf)
    expect(new TextDecoder().decode(await storage.read(id, { start, end }))).toBe(text)
  })

  test('a missing file is undefined, and can be removed', async () => {
    const id = newId()
    expect([await storage.size(id), await storage.read(id)]).toEqual([undefined, undefined])
    expect(await storage.read(id, { start: 0, end: 1 })).toBeUndefined()
    await storage.remove(id)
    await storage.put(id, pdf)
    await storage.remove(id)
    expect(await storage.read(id)).toBeUndefined()
  })

  test('many at once', async () => {
    const mine = Array.from({ length: 40 }, newId)
    await Promise.all(mine.map(id => storage.put(id, new TextEncoder().encode(id))))
    const read = await Promise.all(mine.map(async id => new TextDecoder().decode(await storage.read(id))))
    expect(read).toEqual(mine)
  })

  test('is fit for service', () => storage.check())
})
