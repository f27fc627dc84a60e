/** @module-tag extended */

import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { AppError } from '#core/errors/app-error.ts'
import { fillFolder } from '#platform/testing/fill-folder.ts'
import { closeRenderer, openTestHost, type TestHost, temporaryFolder } from '../testing/test-host.ts'

const count = 250
let folder: ReturnType<typeof temporaryFolder>
let host: TestHost
let sources: string[]
beforeEach(async () => {
  folder = temporaryFolder()
  fillFolder(folder.path, count)
  host = await openTestHost(folder.path)
  sources = await host.call('listInvoiceIds', {})
})
afterEach(async () => {
  await host.close()
  folder.remove()
})
afterAll(closeRenderer)

const invoiceCount = async () => (await host.call('listInvoiceIds', {})).length
const argument = () => ({ ids: sources, interval: { every: 1, unit: 'month' } as const, movesTexts: true })

/** Calls `react` after each commit of a part. */
function onPart(react: (part: number) => void): void {
  const { schedules } = host.ports.store
  const apply = schedules.apply
  let part = 0
  schedules.apply = change => {
    const isApplied = apply(change)
    if (change.drafts.length > 0) react(++part)
    return isApplied
  }
}

test('many drafts are created in several commits, between which other operations are answered', async () => {
  const counted: Promise<number>[] = []
  const created: Promise<{ id: string }>[] = []
  onPart(() => {
    counted.push(invoiceCount())
    created.push(host.call('createInvoice', {}))
  })
  const { ids, changeId } = await host.call('createDuplicates', argument())
  expect(ids).toHaveLength(count)
  expect(new Set(await Promise.all(counted)).size).toBe(3)
  await Promise.all(created)
  const rows = await host.call('listInvoices', { limit: 1000 })
  expect(new Set(rows.map(row => row.invoice_number)).size).toBe(rows.length)
  expect(rows).toHaveLength(2 * count + 3)

  await host.call('undoScheduleChange', { changeId })
  expect(await invoiceCount()).toBe(count + 3)
})

test('a failure after the first commit leaves no draft', async () => {
  onPart(part => {
    if (part === 2) throw new AppError('store_unavailable')
  })
  expect(await host.refusal('createDuplicates', argument())).toMatchObject({ code: 'store_unavailable' })
  expect(await invoiceCount()).toBe(count)
})

test('drafts whose creation the end of the process interrupted are withdrawn at the next start', async () => {
  // as after a crash: nothing more can be written
  onPart(part => part === 2 && host.ports.store.close())
  await host.refusal('createDuplicates', argument())
  // ends the timers of the host; its store is closed already
  await host.close().catch(() => undefined)
  host = await openTestHost(folder.path)
  expect(await invoiceCount()).toBeGreaterThan(count)
  await host.until(async () => (await invoiceCount()) === count)
  expect((await host.call('createDuplicates', argument())).ids).toHaveLength(count)
  expect(await invoiceCount()).toBe(2 * count)
})
