import { describe, expect, it, vi } from 'vitest'
import { recoverStore } from '../data/data-actions.ts'
import { newInvoice } from '../invoice-list/list-actions.ts'
import { createMemoryDesk } from '../testing/memory-host.ts'
import { createPage, holdWhileUnsaved, listen } from './app.ts'
import { setText } from './document/editor-doc.ts'

async function write() {
  const desk = createMemoryDesk()
  const page = createPage(desk.api)
  await page.desk.load()
  await newInvoice(page)
  listen(page, () => {})
  const type = (notes: string) =>
    page.documents.edit({ label: 'edit.details', burst: 'notes', recipe: setText('notes', notes) })
  const tryToLeave = () => {
    const preventDefault = vi.fn()
    holdWhileUnsaved(page, { preventDefault })
    return preventDefault.mock.calls.length > 0 ? 'asked' : 'left'
  }
  const called = (name: string) => expect.poll(() => desk.calls).toContain(name)
  return { desk, page, type, tryToLeave, called }
}

describe('a window that is closed', () => {
  it('says at once that somebody is there, then saves, then lets go', async () => {
    const { desk, type, called } = await write()
    type('last words')
    desk.emit({ type: 'closing' })
    await called('readyToClose')
    const order = ['closingHeard', 'saveInvoice', 'readyToClose']
    expect(desk.calls.filter(call => order.includes(call))).toEqual(order)
  })

  it('stays with a question when the disk refuses, and the host knows that it is being answered', async () => {
    const { desk, page, type } = await write()
    desk.failSaves('disk is full.')
    type('last words')
    desk.emit({ type: 'closing' })
    await expect.poll(() => page.view.store.getState().overlay?.kind).toBe('unsaved')
    expect(desk.calls).toContain('closingHeard')
    expect(desk.calls).not.toContain('readyToClose')
  })

  it('does not take unsaved words with it without asking', async () => {
    const { desk, page, type, tryToLeave } = await write()
    expect(tryToLeave()).toBe('left')
    type('last words')
    expect(tryToLeave()).toBe('asked')
    await page.documents.autosave.flushAll()
    expect(tryToLeave()).toBe('left')
    desk.failSaves('disk is full.')
    type('more')
    await page.documents.autosave.flushAll()
    expect(tryToLeave()).toBe('asked')
  })
})

it('says how far a recovery is for as long as it takes', async () => {
  const { desk, page } = await write()
  desk.api.recoverStore = async () => {
    desk.emit({ type: 'recovery-progress', done: 7, total: 40 })
    expect(page.view.store.getState().recovering).toEqual({ done: 7, total: 40 })
    return { ok: true, value: { state: 'ready', lastBackup: null, notice: null } }
  }
  expect(await recoverStore(page, 'backup')).toBeNull()
  expect(page.view.store.getState().recovering).toBeNull()
})

it('what a newer version wrote is shown and takes no change', async () => {
  const { desk, page, type } = await write()
  expect(type('more')).toBe(true)
  desk.setData({ state: 'newer' })
  desk.emit({ type: 'store-changed' })
  await expect.poll(() => page.desk.store.getState().data?.state).toBe('newer')
  expect(type('still more')).toBe(false)
})
