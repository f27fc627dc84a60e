import { describe, expect, test } from 'vitest'
import { runCommand } from '../commands/commands.ts'
import { createApp, subscribeToHost } from '../state/app.ts'
import { setText } from '../state/document/editor-doc.ts'
import { newInvoice } from '../state/invoice-actions.ts'
import { startSubmission } from '../submission/submit-actions.ts'
import { createMemoryHost } from '../testing/memory-host.ts'
import { retrySave } from './data-actions.ts'

const refusal = 'The disk is full. Nothing was saved.'

async function openReadOnly() {
  const host = createMemoryHost()
  const app = createApp(host.api)
  await app.hostStore.load()
  await newInvoice(app)
  subscribeToHost(app, () => {})
  host.setData({ state: 'read_only', reason: 'disk_full' })
  host.failSaves(refusal)
  await app.hostStore.load()
  const type = (notes: string) =>
    app.openInvoices.edit({ label: 'details', coalesceKey: 'notes', recipe: setText('notes', notes) })
  const notes = () => [...host.records.values()][0]?.draft.notes
  const makeRoom = () => {
    host.setData({ state: 'ready', lastBackup: null, notice: null })
    host.failSaves(null)
  }
  return { host, app, type, notes, makeRoom }
}

describe('read-only data', () => {
  test('keeps typed text in the window, which asks before closing', async () => {
    const { host, app, type } = await openReadOnly()
    expect(type('last words')).toBe(true)
    host.emit({ type: 'closing' })
    await expect.poll(() => app.view.store.getState().overlay?.kind).toBe('unsaved')
    expect(host.calls).not.toContain('readyToClose')
    expect(app.openInvoices.current()?.doc.draft.notes).toBe('last words')
  })

  test('accepts no submission with any key and gives the reason', async () => {
    const { host, app } = await openReadOnly()
    await startSubmission(app)
    expect(app.view.store.getState().notice?.text).toContain('Nothing was submitted.')
    expect(host.calls).not.toContain('submit')
    expect(host.calls).not.toContain('askForKey')
  })

  test('disables commands that would fail', async () => {
    const { host, app } = await openReadOnly()
    for (const id of ['new-invoice', 'duplicate-invoice', 'submit', 'import-data']) runCommand(app, id)
    expect(host.calls.filter(call => call === 'createInvoice')).toHaveLength(1)
    expect(host.calls).not.toContain('duplicateInvoice')
  })

  test('is opened for writing by "Try again" once there is disk space, and typed text is saved', async () => {
    const { app, type, notes, makeRoom } = await openReadOnly()
    type('last words')
    expect(await retrySave(app)).toBe(false)
    expect(app.view.store.getState().notice?.text).toContain('still full')
    expect(notes()).toBeUndefined()
    makeRoom()
    expect(await retrySave(app)).toBe(true)
    expect(app.hostStore.store.getState().data?.state).toBe('ready')
    expect(app.view.store.getState().notice).toBeNull()
    expect(notes()).toBe('last words')
  })

  test('opens the recovery dialog if it turns out to be damaged', async () => {
    const { host, app } = await openReadOnly()
    host.setData({ state: 'damaged', reason: 'damaged', backup: null })
    await retrySave(app)
    expect(app.view.store.getState().overlay?.kind).toBe('recover')
  })
})
