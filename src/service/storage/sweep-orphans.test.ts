import { readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { get, post } from '../testing/client.ts'
import { readPdfs, readRecords } from '../testing/read-records.ts'
import { startTestService, temporaryFolder } from '../testing/service.ts'
import { standInRenderer } from '../testing/stand-in-renderer.ts'

const day = 24 * 60 * 60 * 1000
const daysAgo = (days: number) => new Date(Date.now() - days * day)

let folder: Awaited<ReturnType<typeof temporaryFolder>>
beforeEach(async () => {
  folder = await temporaryFolder()
})
afterEach(() => folder.remove())

const start = (now = new Date()) =>
  startTestService(folder.path, { renderer: standInRenderer(), now: () => now })
const pathOf = (id: string) => join(folder.path, 'files', id.slice(0, 2), `${id}.pdf`)
const aside = () => readdir(join(folder.path, 'files', 'orphans')).catch(() => [])

test('a PDF without a job is set aside after a day and removed after a month more; one with a job stays', async () => {
  const first = await start()
  const { invoiceUrl } = (await post(first.url, await first.newKey('live'))).answer()
  await first.close()
  const named = readRecords(folder.path)[0]?.fileId ?? ''
  const [old, recent] = ['ab'.repeat(16), 'cd'.repeat(16)]
  for (const id of [old, recent]) await writeFile(pathOf(id), '%PDF-1.7 of a process that was killed')
  for (const id of [old, named]) await utimes(pathOf(id), daysAgo(400), daysAgo(400))

  const second = await start()
  await expect.poll(aside).toEqual([`${old}.pdf`])
  await expect
    .poll(() => get(second.url, '/metrics').then(({ text }) => text))
    .toMatch(/^billwright_orphans_set_aside_total 1$/m)
  expect(readPdfs(folder.path).toSorted()).toEqual([old, recent, named].toSorted())
  expect((await fetch(second.url + new URL(invoiceUrl).pathname + new URL(invoiceUrl).search)).status).toBe(
    200,
  )
  await second.close()

  // kept for a month, removed by a start after it
  const third = await start(new Date(Date.now() + 29 * day))
  await expect.poll(aside).toEqual([`${old}.pdf`, `${recent}.pdf`])
  await third.close()
  const fourth = await start(new Date(Date.now() + 31 * day))
  await expect.poll(aside).toEqual([])
  await fourth.close()
  expect(readPdfs(folder.path)).toEqual([named])
})

test('closing does not wait for the sweep, and the sweep touches nothing that is no PDF', async () => {
  const first = await start()
  await first.close()
  const strange = join(folder.path, 'files', 'ab', 'notes.txt')
  await writeFile(strange, 'somebody left this here')
  await utimes(strange, daysAgo(400), daysAgo(400))
  const second = await start()
  await second.close()
  expect(await readdir(join(folder.path, 'files', 'ab'))).toEqual(['notes.txt'])
})
