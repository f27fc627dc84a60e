import { existsSync, readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runs } from '#core/testing/runs.ts'
import { createKey } from './accounts/keys.ts'
import { byOperator } from './accounts/origins.ts'
import { openStore } from './backends/open-store.ts'
import { post } from './testing/client.ts'
import { bareInvoice, numbered } from './testing/invoices.ts'
import { killUnderLoad } from './testing/kill-under-load.ts'
import { postgresPrograms, startPostgres } from './testing/postgres.ts'
import { spawnService } from './testing/process.ts'
import { readRecords } from './testing/read-records.ts'
import { temporaryFolder } from './testing/service.ts'

let folder: Awaited<ReturnType<typeof temporaryFolder>>
beforeEach(async () => {
  folder = await temporaryFolder()
})
afterEach(() => folder.remove())

async function newKey(mode: 'live' | 'test'): Promise<string> {
  const store = await openStore(folder.path)
  const { key } = await createKey(store, { mode, name: 'Example', origin: byOperator(new Date()) })
  await store.close()
  return key
}

test('killed under load again and again: each live job is billed once and has its PDF, each answer is kept', async () => {
  const kills = runs(4, 2)
  const report = await killUnderLoad(folder.path, kills)
  expect(report.violations).toEqual([])
  expect(report.kills).toBe(kills)
  expect(report.answered + report.withdrawn).toBeGreaterThanOrEqual(16)
  expect(report.live).toBeGreaterThan(0)
  expect(report.connected).toBeGreaterThan(0)
})

test.runIf(postgresPrograms !== undefined)('killed under load on PostgreSQL: the same', async () => {
  const server = await startPostgres()
  const kills = runs(3, 2)
  const report = await killUnderLoad(folder.path, kills, undefined, await server.newDatabase())
  expect(report.violations).toEqual([])
  expect(report.kills).toBe(kills)
  expect(report.answered + report.withdrawn).toBeGreaterThanOrEqual(16)
  await server.remove()
})

test('a second service on a data folder waits until the first has ended in any way; SIGTERM finishes running requests and does not wait for idle clients', async () => {
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
  expect(readRecords(folder.path)).toHaveLength(4)

  const requests = Array.from({ length: 8 }, (_, index) => post(url, key, { body: numbered(`${index}`) }))
  const { hostname, port } = new URL(url)
  const silent = connect(Number(port), hostname)
  silent.on('error', () => undefined)
  await requests[0]
  child.kill('SIGTERM')
  const statuses = (await Promise.allSettled(requests)).flatMap(result =>
    result.status === 'fulfilled' ? [result.value.status] : [],
  )
  expect((await ended).code).toBe(0)
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect(readRecords(folder.path).filter(({ rows }) => rows === 1)).toHaveLength(4 + statuses.length)
})

test('a second SIGTERM ends it at once; unanswered requests are completed by repeating them', async () => {
  const key = await newKey('live')
  const service = await spawnService(folder.path)
  const items = Array.from({ length: 400 }, () => bareInvoice.items[0])
  const names = Array.from({ length: 12 }, (_, index) => `order-${index}`)
  const ask = (url: string, name: string) =>
    post(url, key, { body: { ...numbered(name), items }, headers: { 'idempotency-key': name } })
  const cutOff = names.map(name => ask(service.url, name))
  const ends = Promise.allSettled(cutOff)
  await cutOff[0]
  service.child.kill('SIGTERM')
  // the shutdown has begun: new connections are refused
  await expect.poll(() => service.stderr()).toContain('stopping')
  service.child.kill('SIGTERM')
  expect((await service.ended).code).toBe(1)
  const met = await ends
  expect(met.some(({ status }) => status === 'rejected')).toBe(true)

  const again = await spawnService(folder.path)
  for (const [index, result] of met.entries()) {
    const { text } = await ask(again.url, names[index] ?? '')
    if (result.status === 'fulfilled') expect(text).toBe(result.value.text)
  }
  again.child.kill('SIGTERM')
  expect((await again.ended).code).toBe(0)
  const books = readRecords(folder.path)
  expect(books.map(({ number }) => number).toSorted()).toEqual(names.toSorted())
  expect(books.filter(({ rows, isWhole }) => rows !== 1 || !isWhole)).toEqual([])
})

test.runIf(process.platform === 'linux')(
  'a service that is killed while it starts leaves no process behind',
  async () => {
    const childrenOf = (pid: number) =>
      readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number)
    const isRunning = (pid: number) => existsSync(`/proc/${pid}`)
    for (const wait of [0, 150]) {
      const service = await spawnService(folder.path)
      // the render processes load their code during this time
      await sleep(wait)
      const children = childrenOf(service.child.pid ?? 0)
      expect(children).not.toEqual([])
      service.child.kill('SIGKILL')
      await service.ended
      await expect.poll(() => children.filter(isRunning)).toEqual([])
    }
  },
)
