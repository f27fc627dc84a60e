import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { temporaryFolder } from '../testing/service.ts'
import { openFolderStorage } from './folder-storage.ts'

const id = 'ab12'.padEnd(32, '0')
const pdf = new TextEncoder().encode('%PDF-1.7 example')

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let root: string

beforeEach(async () => {
  folder = await temporaryFolder()
  root = join(folder.path, 'files')
})
afterEach(() => folder.remove())

test('a stored file can be read, also by the next process', async () => {
  await (await openFolderStorage(root)).put(id, pdf)
  const storage = await openFolderStorage(root)
  expect(new Uint8Array((await storage.read(id)) ?? [])).toEqual(pdf)
  expect(await readdir(join(root, 'ab'))).toEqual([`${id}.pdf`])
  expect(await readdir(join(root, 'incoming'))).toEqual([])
})

test('a large PDF, which is written in pieces, is read as it was put', async () => {
  const large = Uint8Array.from({ length: 700_001 }, (_, index) => index % 251)
  const storage = await openFolderStorage(root)
  await storage.put(id, large)
  expect(Buffer.compare((await storage.read(id)) ?? new Uint8Array(), large)).toBe(0)
})

test('a missing file is undefined, and can be removed', async () => {
  const storage = await openFolderStorage(root)
  expect(await storage.read(id)).toBeUndefined()
  await storage.remove(id)
})

test('half-written files of a killed process are cleared away, fresh ones are not', async () => {
  await openFolderStorage(root)
  const [old, fresh] = [join(root, 'incoming', 'old'), join(root, 'incoming', 'fresh')]
  await writeFile(old, '%PDF')
  await writeFile(fresh, '%PDF')
  await utimes(old, new Date(0), new Date(0))
  await openFolderStorage(root)
  expect(await readdir(join(root, 'incoming'))).toEqual(['fresh'])
})

test('a disk that takes nothing is storage_unavailable', async () => {
  const storage = await openFolderStorage(root)
  // a folder instead of the file cannot be replaced, which fails like a full disk, also for root
  await mkdir(join(root, 'ab', `${id}.pdf`, 'x'), { recursive: true })
  await expect(storage.put(id, pdf)).rejects.toMatchObject({ code: 'storage_unavailable' })
  expect(await readdir(join(root, 'incoming'))).toEqual([])
})
