import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { emptyDraft } from '#core/draft/draft.ts'
import { AppError } from '#core/errors/app-error.ts'
import { json, startFakeService } from '#platform/testing/fake-service.ts'
import { canMountDisks, mountSmallDisk, type SmallDisk } from '#service/testing/small-disk.ts'
import type { Keychain } from '../ports.ts'
import { closeRenderer, openTestDesk, type TestDesk } from '../testing/test-desk.ts'
import { writeInvoice } from '../testing/written.ts'

const key = 'svc_test_fake000000000000000000000000'
const isFull = { code: 'store_unavailable', message: 'The disk is full. Nothing was saved.' }

let disk: SmallDisk
let data: string
let elsewhere: string
let desk: TestDesk
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
  desk = await openTestDesk(data, { keychain }, { chooseSavePath })
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
  await desk.close()
  await service.close()
  await disk.remove()
  rmSync(elsewhere, { recursive: true, force: true })
})
afterAll(closeRenderer)

/** A draft, and an invoice that waits because it could not be recorded that it leaves; then the disk is full. */
async function openOnFullDisk() {
  await open()
  const { connections } = await desk.call('saveConnection', {
    name: 'Example',
    baseUrl: service.url,
    requestFields: 'full',
  })
  const connectionId = connections.at(-1)?.id ?? ''
  await desk.desk.keyDesk(connectionId, { close: () => undefined })('save', { key, sessionOnly: false })
  await desk.call('useConnection', { id: connectionId })
  const draft = await writeInvoice(desk, { invoice_number: 'A-1' })
  const sent = await writeInvoice(desk, { invoice_number: 'A-2' })
  // a stand-in for a failing disk
  desk.ports.store.attempts.change = () => {
    throw new AppError('store_unavailable')
  }
  const { state } = await desk.call('submit', { id: sent.id, revision: sent.revision, connectionId })
  expect(state).toBe('queued')
  await desk.close()
  disk.fillUpTo(0)
  service.received.length = 0
  keyReads = 0
  await open()
  return { connectionId, draft, sent }
}

describe.runIf(canMountDisks)('data that are opened for reading, because the disk is full', () => {
  test('are shown, and the page knows the reason', async () => {
    const { draft } = await openOnFullDisk()
    expect(await desk.call('storeStatus', undefined)).toEqual({ state: 'read_only', reason: 'disk_full' })
    expect(await desk.call('openInvoice', { id: draft.id })).toMatchObject({ draft: draft.draft })
    expect((await desk.call('settings', undefined)).dueDays).toBe(14)
  })

  test('take no submission: it is refused before the key is read, and nothing is sent', async () => {
    const { connectionId, draft, sent } = await openOnFullDisk()
    const { id, revision } = draft
    const invoices = [{ id, revision }]
    for (const refusal of [
      desk.refusal('submit', { id, revision, connectionId }),
      desk.refusal('reviewBatch', { ids: [id], connectionId }),
      desk.refusal('submitBatch', { connectionId, invoices }),
      desk.refusal('checkAgain', { id: sent.id }),
      desk.refusal('settleUnknown', { id: sent.id, found: 'not_created' }),
      desk.refusal('retryDownload', { id: sent.id }),
      desk.refusal('saveInvoice', { id, revision, draft: { ...draft.draft, notes: 'more' } }),
      desk.refusal('createInvoice', {}),
      desk.refusal('saveSettings', { dueDays: 30 }),
    ])
      expect(await refusal).toMatchObject(isFull)
    expect(keyReads).toBe(0)
    // a key that is given now sends nothing that waits
    await desk.desk.keyDesk(connectionId, { close: () => undefined })('save', { key, sessionOnly: true })
    await desk.close()
    expect(posts()).toBe(0)
  })

  test('are exported, and an invoice is saved elsewhere with what was typed since', async () => {
    await openOnFullDisk()
    expect(await desk.call('exportData', undefined)).toEqual({
      path: expect.stringContaining(elsewhere),
    })
    const draft = emptyDraft({ invoice_number: 'A-1', notes: 'typed since' })
    const saved = await desk.call('saveElsewhere', { draft })
    expect(saved?.path).toContain(elsewhere)
  })

  test('are opened for writing once there is room, and what waited goes on', async () => {
    const { draft } = await openOnFullDisk()
    const { id, revision } = draft
    expect(await desk.call('reopenStore', undefined)).toEqual({ state: 'read_only', reason: 'disk_full' })
    disk.grow('16m')
    expect(await desk.call('reopenStore', undefined)).toMatchObject({ state: 'ready', notice: null })
    await desk.call('saveInvoice', { id, revision, draft: { ...draft.draft, notes: 'more' } })
    await desk.until(() => posts() > 0)
  })
})
