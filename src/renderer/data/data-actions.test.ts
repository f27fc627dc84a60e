import { describe, expect, it } from 'vitest'
import { runCommand } from '../commands/commands.ts'
import { newInvoice } from '../invoice-list/list-actions.ts'
import { createPage, listen } from '../state/app.ts'
import { setText } from '../state/document/editor-doc.ts'
import { startSubmission } from '../submission/submit-actions.ts'
import { createMemoryDesk } from '../testing/memory-host.ts'
import { saveAgain } from './data-actions.ts'

const refusal = 'The disk is full. Nothing was saved.'

/** A window on data that were opened for reading only. */
async function openReadOnly() {
  const desk = createMemoryDesk()
  const page = createPage(desk.api)
  await page.desk.load()
  await newInvoice(page)
  listen(page, () => {})
  desk.setData({ state: 'read_only', reason: 'disk_full' })
  desk.failSaves(refusal)
  await page.desk.load()
  const type = (notes: string) =>
    page.documents.edit({ label: 'edit.details', burst: 'notes', recipe: setText('notes', notes) })
  const notes = () => [...desk.records.values()][0]?.draft.notes
  const makeRoom = () => {
    desk.setData({ state: 'ready', lastBackup: null, notice: null })
    desk.failSaves(null)
  }
  return { desk, page, type, notes, makeRoom }
}

describe('data that were opened for reading only', () => {
  it('leave what is typed in the window, which does not close without asking', async () => {
    const { desk, page, type } = await openReadOnly()
    expect(type('last words')).toBe(true)
    desk.emit({ type: 'closing' })
    await expect.poll(() => page.view.store.getState().overlay?.kind).toBe('unsaved')
    expect(desk.calls).not.toContain('readyToClose')
    expect(page.documents.current()?.doc.draft.notes).toBe('last words')
  })

  it('take no submission, whatever key there is, and say why', async () => {
    const { desk, page } = await openReadOnly()
    await startSubmission(page)
    expect(page.view.store.getState().notice?.text).toContain('Nothing was submitted.')
    expect(desk.calls).not.toContain('submit')
    expect(desk.calls).not.toContain('askForKey')
  })

  it('offer no command that could only be refused', async () => {
    const { desk, page } = await openReadOnly()
    for (const id of ['new-invoice', 'duplicate-invoice', 'submit', 'import-data']) runCommand(page, id)
    expect(desk.calls.filter(call => call === 'createInvoice')).toHaveLength(1)
    expect(desk.calls).not.toContain('duplicateInvoice')
  })

  it('are opened for writing with "Try again" once there is room, and what was typed is saved', async () => {
    const { page, type, notes, makeRoom } = await openReadOnly()
    type('last words')
    expect(await saveAgain(page)).toBe(false)
    expect(page.view.store.getState().notice?.text).toContain('still full')
    expect(notes()).toBeUndefined()
    makeRoom()
    expect(await saveAgain(page)).toBe(true)
    expect(page.desk.store.getState().data?.state).toBe('ready')
    expect(page.view.store.getState().notice).toBeNull()
    expect(notes()).toBe('last words')
  })

  it('that turn out to be damaged are asked about', async () => {
    const { desk, page } = await openReadOnly()
    desk.setData({ state: 'damaged', reason: 'damaged', backup: null })
    await saveAgain(page)
    expect(page.view.store.getState().overlay?.kind).toBe('recover')
  })
})
