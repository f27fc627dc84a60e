import { existsSync, readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createKey } from './keys.ts'
import { openStore } from './open-store.ts'
import { post } from './testing/client.ts'
import { numbered } from './testing/invoices.ts'
import { killUnderLoad } from './testing/kill-under-load.ts'
import { spawnService } from './testing/process.ts'
import { temporaryFolder } from './testing/service.ts'

let folder: Awaited<ReturnType<typeof temporaryFolder>>
beforeEach(async () => {
  folder = await temporaryFolder()
})
afterEach(() => folder.remove())

async function newKey(mode: 'live' | 'test'): Promise<string> {
  const store = await openStore(folder.path)
  const { key } = await createKey(store, { mode, name: 'Example', now: new Date() })
  await store.close()
  return key
}

/** Every job on file, and whether its PDF is there and whole. */
function jobs(): { id: string; mode: string; billed: boolean; whole: boolean }[] {
  const database = new DatabaseSync(join(folder.path, 'service.db'))
  const rows = database
    .prepare('SELECT jobs.*, ledger.id AS row FROM jobs LEFT JOIN ledger ON ledger.job_id = jobs.id')
    .all()
  database.close()
  return rows.map(({ id, mode, file_id, row }) => {
    const path = join(folder.path, 'files', String(file_id).slice(0, 2), `${file_id}.pdf`)
    const whole = existsSync(path) && /%%EOF\s*$/.test(readFileSync(path, 'latin1'))
    return { id: String(id), mode: String(mode), billed: row !== null, whole }
  })
}

test('killed under load again and again: each live job is billed once and has its PDF, each answer is kept', async () => {
  const report = await killUnderLoad(folder.path, 4)
  expect(report.violations).toEqual([])
  expect(report.kills).toBe(4)
  expect(report.answered).toBeGreaterThanOrEqual(16)
  expect(report.live).toBeGreaterThan(0)
})

test('a second service on a data folder waits for the first to end, however it ends', async () => {
  const first = await spawnService(folder.path)
  let isServing = false
  const second = spawnService(folder.path).finally(() => {
    isServing = true
  })
  const key = await newKey('live')
  for (const name of ['first', 'second', 'third'])
    expect((await post(first.url, key, { body: numbered(name) })).status).toBe(200)
  expect(isServing).toBe(false)
  first.child.kill('SIGKILL')
  await first.ended
  const { url, child, ended } = await second
  expect((await post(url, key)).status).toBe(200)
  expect(jobs()).toHaveLength(4)
  child.kill()
  expect((await ended).code).toBe(0)
})

test('SIGTERM lets what is in flight finish, and waits for no one who says nothing', async () => {
  const key = await newKey('live')
  const service = await spawnService(folder.path)
  const requests = Array.from({ length: 8 }, (_, index) =>
    post(service.url, key, { body: numbered(`${index}`) }),
  )
  const { hostname, port } = new URL(service.url)
  const silent = connect(Number(port), hostname)
  silent.on('error', () => undefined)
  await requests[0]
  service.child.kill('SIGTERM')
  const statuses = (await Promise.allSettled(requests)).flatMap(result =>
    result.status === 'fulfilled' ? [result.value.status] : [],
  )
  expect((await service.ended).code).toBe(0)
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect(jobs().filter(job => job.billed)).toHaveLength(statuses.length)
})

test.runIf(process.platform === 'linux')(
  'a service that is killed while it starts leaves no process behind',
  async () => {
    const childrenOf = (pid: number) =>
      readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number)
    const isRunning = (pid: number) => existsSync(`/proc/${pid}`)
    for (const wait of [0, 150]) {
      const service = await spawnService(folder.path)
      // the render processes load their code for about as long as this takes
      await sleep(wait)
      const children = childrenOf(service.child.pid ?? 0)
      expect(children).not.toEqual([])
      service.child.kill('SIGKILL')
      await service.ended
      await expect.poll(() => children.filter(isRunning), { timeout: 20_000 }).toEqual([])
    }
  },
)
