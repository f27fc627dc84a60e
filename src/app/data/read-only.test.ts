/** @module-tag extended */

import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { emptyDraft } from '#core/draft/draft.ts'
import { AppError } from '#core/errors/app-error.ts'
import { json, startFakeService } from '#platform/testing/fake-service.ts'
import { canMountDisks, mountSmallDisk, type SmallDisk } from '#service/testing/small-disk.ts'
import type { Keychain } from '../ports/ports.ts'
import { closeRenderer, openTestHost, type TestHost } from '../testing/test-host.ts'
import { writeInvoice } from '../testing/test-invoices.ts'

const key = 'svc_test_fake000000000000000000000000'
const isFull = { code: 'store_unavailable', message: { code: 'store.disk_full' } }

let disk: SmallDisk
let data: string
let elsewhere: string
let host: TestHost
let service: Awaited<ReturnType<typeof startFakeService>>
let keys: Map<string, string>
let keyReads: number

const keychain: Keychain = {
  status: async () => ({ available: true, name: 'Keyring' }),
  read: async account => {
    keyReads += 1
    return keys.get(account) ?? null
  },
  save: async (account, value) => void keys.set(account, value),
  remove: async account => void keys.delete(account),
}

const open = async () => {
  const chooseSavePath = async (name: string) => join(elsewhere, name)
  host = await openTestHost(data, { keychain }, { chooseSavePath })
}

const posts = () => service.received.filter(({ method }) => method === 'POST').length

beforeEach(async () => {
  if (!canMountDisks) return
  disk = await mountSmallDisk('4m')
  data = join(disk.path, 'data')
  elsewhere = `${disk.path}-elsewhere`
  mkdirSync(elsewhere)
  keys = new Map()
  keyReads = 0
  service = await startFakeService(json(429, {}))
})
afterEach(async () => {
  if (!canMountDisks) return
  await host.close()
  await service.close()
  await disk.remove()
  rmSync(elsewhere, { recursive: true, force: true })
})
afterAll(closeRenderer)

/** Creates a draft and a waiting submission, then fills the disk. */
async function openOnFullDisk() {
  await open()
  const { view } = await host.call('saveConnection', {
    name: 'Example',
    baseUrl: service.url,
    requestFields: 'full',
  })
  const connectionId = view.connections.at(-1)?.id ?? ''
  await host.host.openKeyWindow(connectionId, { close: () => undefined })('save', {
    key,
    sessionOnly: false,
    isUntried: true,
  })
  await host.call('useConnection', { id: connectionId })
  const draft = await writeInvoice(host, { invoice_number: 'A-1' })
  const sent = await writeInvoice(host, { invoice_number: 'A-2' })
  // Simulates a failing disk.
  host.ports.store.attempts.change = () => {
    throw new AppError('store_unavailable')
  }
  const { state } = await host.call('submit', { id: sent.id, revision: sent.revision, connectionId })
  expect(state).toBe('queued')
  await host.close()
  disk.fillUpTo(0)
  service.received.length = 0
  keyReads = 0
  await open()
  return { connectionId, draft, sent }
}

describe.runIf(canMountDisks)('data opened read-only because the disk is full', () => {
  test('is shown with the reason', async () => {
    const { draft } = await openOnFullDisk()
    expect(await host.call('storeStatus', undefined)).toEqual({ state: 'read_only', reason: 'disk_full' })
    expect(await host.call('openInvoice', { id: draft.id })).toMatchObject({ draft: draft.draft })
    expect((await host.call('settings', undefined)).dueDays).toBe(14)
  })

  test('rejects a submission before the key is read', async () => {
    const { connectionId, draft, sent } = await openOnFullDisk()
    const { id, revision } = draft
    const invoices = [{ id, revision }]
    for (const refusal of [
      host.refusal('submit', { id, revision, connectionId }),
      host.refusal('reviewBatch', { ids: [id], connectionId }),
      host.refusal('submitBatch', { connectionId, invoices }),
      host.refusal('checkAgain', { id: sent.id }),
      host.refusal('settleUnknown', { id: sent.id, found: 'not_created' }),
      host.refusal('retryDownload', { id: sent.id }),
      host.refusal('saveInvoice', { id, revision, draft: { ...draft.draft, notes: 'more' } }),
      host.refusal('createInvoice', {}),
      host.refusal('saveSettings', { dueDays: 30 }),
    ])
      expect(await refusal).toMatchObject(isFull)
    expect(keyReads).toBe(0)
    // Entering a key must not send waiting submissions.
    await host.host.openKeyWindow(connectionId, { close: () => undefined })('save', {
      key,
      sessionOnly: true,
      isUntried: true,
    })
    await host.close()
    expect(posts()).toBe(0)
  })

  test('can be exported, and unsaved changes can be written elsewhere', async () => {
    await openOnFullDisk()
    expect(await host.call('exportData', undefined)).toEqual({
      path: expect.stringContaining(elsewhere),
      missing: [],
    })
    const draft = emptyDraft({ invoice_number: 'A-1', notes: 'typed since' })
    const saved = await host.call('saveElsewhere', { draft })
    expect(saved?.path).toContain(elsewhere)
  })

  test('is opened for writing once there is space, and waiting submissions are resumed', async () => {
    const { draft } = await openOnFullDisk()
    const { id, revision } = draft
    expect(await host.call('reopenStore', undefined)).toEqual({ state: 'read_only', reason: 'disk_full' })
    disk.grow('16m')
    expect(await host.call('reopenStore', undefined)).toMatchObject({ state: 'ready', notice: null })
    await host.call('saveInvoice', { id, revision, draft: { ...draft.draft, notes: 'more' } })
    await host.until(() => posts() > 0)
  })
})
