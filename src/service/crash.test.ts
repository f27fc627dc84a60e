import { existsSync, readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createKey } from './keys.ts'
import { openStore } from './open-store.ts'
import { download, post } from './testing/client.ts'
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

test('two services on one data folder: one Idempotency-Key, one job', async () => {
  const key = await newKey('live')
  const services = await Promise.all([spawnService(folder.path), spawnService(folder.path)])
  for (const name of ['first', 'second', 'third']) {
    const sent = { body: numbered(name), headers: { 'idempotency-key': name } }
    const requests = Array.from({ length: 10 }, (_, index) => post(services[index % 2]?.url ?? '', key, sent))
    const answers = await Promise.all(requests)
    expect(new Set(answers.map(answer => answer.status))).toEqual(new Set([200]))
    expect(new Set(answers.map(answer => answer.text)).size).toBe(1)
    // the PDF of whoever lost the race is gone, the one that was answered is there
    const { pathname, search } = new URL(answers[0]?.answer().invoiceUrl ?? '')
    for (const { url } of services)
      expect((await download(url + pathname + search)).length).toBeGreaterThan(100)
  }
  expect(jobs()).toHaveLength(3)
  for (const { child, ended } of services) {
    child.kill()
    expect((await ended).code).toBe(0)
  }
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
