import { describe, expect, test, vi } from 'vitest'
import { recoverStore } from '../data/data-actions.ts'
import { newInvoice } from '../invoice-list/list-actions.ts'
import { createMemoryHost } from '../testing/memory-host.ts'
import { createApp, preventUnloadWhileUnsaved, subscribeToHost } from './app.ts'
import { setText } from './document/editor-doc.ts'

async function write() {
  const host = createMemoryHost()
  const app = createApp(host.api)
  await app.hostStore.load()
  await newInvoice(app)
  subscribeToHost(app, () => {})
  const type = (notes: string) =>
    app.openInvoices.edit({ label: 'edit.details', coalesceKey: 'notes', recipe: setText('notes', notes) })
  const tryToUnload = () => {
    const preventDefault = vi.fn()
    preventUnloadWhileUnsaved(app, { preventDefault })
    return preventDefault.mock.calls.length > 0 ? 'asked' : 'left'
  }
  const expectCall = (name: string) => expect.poll(() => host.calls).toContain(name)
  return { host, app, type, tryToUnload, expectCall }
}

describe('a closing window', () => {
  test('acknowledges at once, then saves, then allows closing', async () => {
    const { host, type, expectCall } = await write()
    type('last words')
    host.emit({ type: 'closing' })
    await expectCall('readyToClose')
    const order = ['closingAcknowledged', 'saveInvoice', 'readyToClose']
    expect(host.calls.filter(call => order.includes(call))).toEqual(order)
  })

  test('stays open with a dialog when saving fails, after acknowledging the host', async () => {
    const { host, app, type } = await write()
    host.failSaves('disk is full.')
    type('last words')
    host.emit({ type: 'closing' })
    await expect.poll(() => app.view.store.getState().overlay?.kind).toBe('unsaved')
    expect(host.calls).toContain('closingAcknowledged')
    expect(host.calls).not.toContain('readyToClose')
  })

  test('prevents unloading while edits are unsaved', async () => {
    const { host, app, type, tryToUnload } = await write()
    expect(tryToUnload()).toBe('left')
    type('last words')
    expect(tryToUnload()).toBe('asked')
    await app.openInvoices.autosave.flushAll()
    expect(tryToUnload()).toBe('left')
    host.failSaves('disk is full.')
    type('more')
    await app.openInvoices.autosave.flushAll()
    expect(tryToUnload()).toBe('asked')
  })
})

test('shows the progress of a recovery until it ends', async () => {
  const { host, app } = await write()
  host.api.recoverStore = async () => {
    host.emit({ type: 'recovery-progress', done: 7, total: 40 })
    expect(app.view.store.getState().recoveryProgress).toEqual({ done: 7, total: 40 })
    return { ok: true, value: { state: 'ready', lastBackup: null, notice: null } }
  }
  expect(await recoverStore(app, 'backup')).toBeNull()
  expect(app.view.store.getState().recoveryProgress).toBeNull()
})

test('data of a newer version is view-only', async () => {
  const { host, app, type } = await write()
  expect(type('more')).toBe(true)
  host.setData({ state: 'newer' })
  host.emit({ type: 'store-changed' })
  await expect.poll(() => app.hostStore.store.getState().data?.state).toBe('newer')
  expect(type('still more')).toBe(false)
})
