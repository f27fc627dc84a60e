import { Buffer } from 'node:buffer'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import type { HostEvent } from '#contract/operations/desktop-api.ts'
import { closeRenderer, openTestHost, type TestHost, temporaryFolder } from '../testing/test-host.ts'

let folder: ReturnType<typeof temporaryFolder>
let host: TestHost
beforeEach(async () => {
  folder = temporaryFolder()
  host = await openTestHost(folder.path)
})
afterEach(async () => {
  await host.close()
  folder.remove()
})
afterAll(closeRenderer)

test('an import reports its rows, and changes nothing once it was cancelled', async () => {
  const text = `name\n${Array.from({ length: 1000 }, (_, row) => `Example ${row}`).join('\n')}\n`
  const table = { kind: 'customers' as const, bytes: Buffer.from(text).toString('base64') }
  const reported: HostEvent[] = []
  host.host.onEvent(event => {
    if (event.type === 'progress') reported.push(event)
  })
  const { fingerprint } = await host.call('planRecordImport', table)
  expect(reported.at(0)).toEqual({ type: 'progress', work: 'import', done: 0, total: 1000 })
  expect(reported.at(-1)).toMatchObject({ done: 900 })

  const refusal = host.refusal('applyRecordImport', { ...table, fingerprint })
  await host.call('cancelWork', { work: 'import' })
  expect((await refusal).code).toBe('work_cancelled')
  expect(await host.call('planRecordImport', table)).toMatchObject({ counts: { new: 1000 } })
  expect(await host.call('applyRecordImport', { ...table, fingerprint })).toMatchObject({ created: 1000 })
})

test('an import reads the titles of the window in another language, and its words for yes', async () => {
  const bytes = Buffer.from('Name des Kunden;Tage bis zur Fälligkeit;archived\nA;14;ja\n').toString('base64')
  const plan = await host.call('planRecordImport', { kind: 'customers', bytes })
  expect(plan).toMatchObject({ counts: { new: 1 }, ignoredColumns: [] })
})
