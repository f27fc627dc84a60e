import { describe, expect, test, vi } from 'vitest'
import { recoverStore } from '../data/data-actions.ts'
import { createMemoryHost, type MemoryHost } from '../testing/memory-host.ts'
import { createApp, preventUnloadWhileUnsaved, subscribeToHost } from './app.ts'
import { type Recipe, setText } from './document/editor-doc.ts'
import { newInvoice, openInvoice } from './invoice-actions.ts'

async function write() {
  const host = createMemoryHost()
  const app = createApp(host.api)
  await app.hostStore.load()
  await newInvoice(app)
  subscribeToHost(app, () => {})
  const type = (notes: string) =>
    app.openInvoices.edit({ label: 'details', coalesceKey: 'notes', recipe: setText('notes', notes) })
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

test('the row of an edited invoice keeps its edits after the invoice was evicted', async () => {
  const { host, app } = await write()
  for (let count = 0; count < 302; count++) await host.api.createInvoice({})
  await app.hostStore.refreshInvoices()
  await app.hostStore.loadMore()
  const ids = app.hostStore.store.getState().invoices.map(({ id }) => id)
  for (const id of ids) {
    await openInvoice(app, id)
    const rename: Recipe = doc => {
      doc.draft.buyer = { name: `Example ${id}` }
    }
    app.openInvoices.edit({ label: 'details', coalesceKey: null, recipe: rename })
    await app.openInvoices.autosave.flush(id)
  }
  const evicted = ids.filter(id => app.openInvoices.find(id) === undefined)
  expect(evicted).not.toEqual([])
  const { invoices } = app.hostStore.store.getState()
  for (const id of evicted)
    expect(invoices.find(row => row.id === id)).toMatchObject({ customer: `Example ${id}`, state: 'draft' })
})

describe('an event of an invoice', () => {
  const submit = (host: MemoryHost, id: string) =>
    host.api.submit({ id, revision: host.records.get(id)?.revision ?? 0, connectionId: 'practice' })

  test('updates the invoice and its row in the list without a request', async () => {
    const { host, app } = await write()
    const { id } = app.openInvoices.current() ?? { id: '' }
    await newInvoice(app)
    host.calls.length = 0
    await submit(host, id)
    expect(host.calls).toEqual(['submit'])
    expect(app.openInvoices.find(id)).toMatchObject({ state: 'done', submission: { invoiceId: id } })
    const [first, second] = app.hostStore.store.getState().invoices
    expect([first, second].find(row => row?.id === id)).toMatchObject({ state: 'done', mode: 'test' })
  })

  test('updates the item of the submitted batch, and not that of an earlier attempt', async () => {
    const { host, app } = await write()
    const { id, revision } = app.openInvoices.current() ?? { id: '', revision: 0 }
    host.answerSubmission({ state: 'queued' })
    const begun = await host.api.submitBatch({ connectionId: 'practice', invoices: [{ id, revision }] })
    if (begun.ok) app.hostStore.setBatch(begun.value)
    const states = () => app.hostStore.store.getState().batch?.items.map(({ state }) => state)
    expect(states()).toEqual(['queued'])
    await host.api.cancelSubmission({ id })
    expect(states()).toEqual(['cancelled'])
    host.answerSubmission({ state: 'done' })
    await submit(host, id)
    expect(states()).toEqual(['cancelled'])
    expect(app.openInvoices.find(id)?.state).toBe('done')
  })

  test('reads the invoice and the list again if the host could not read the status', async () => {
    const { host, app, expectCall } = await write()
    const { id } = app.openInvoices.current() ?? { id: '' }
    host.calls.length = 0
    host.emit({ type: 'invoice-changed', id, status: null })
    await expectCall('listInvoices')
    expect(host.calls).toEqual(expect.arrayContaining(['listInvoices', 'openInvoice']))
  })

  test('shows the document that the minimal request sent instead of the one written', async () => {
    const { host, app } = await write()
    const record = host.records.get(app.openInvoices.current()?.id ?? '')
    const [summary] = app.hostStore.store.getState().invoices
    const { connections } = app.hostStore.store.getState()
    if (!record || !summary || !connections) throw new Error('no record')
    await submit(host, record.id)
    const { submission, draft } = host.records.get(record.id) ?? record
    if (!submission) throw new Error('no submission')
    const live = { ...submission, mode: 'live' } as const
    const known = connections.connections.map(each => ({ ...each, requestFields: 'documented' as const }))
    app.hostStore.setConnections({ ...connections, connections: known })
    host.records.set(record.id, {
      ...record,
      submission: live,
      draft: { ...draft, currency: 'EUR', notes: '' },
    })
    const { revision } = record
    host.emit({ type: 'invoice-changed', id: record.id, status: { revision, submission: live, summary } })
    await expect
      .poll(() => app.openInvoices.find(record.id)?.doc.draft)
      .toMatchObject({ currency: 'EUR', notes: '' })
  })

  test('reads an open invoice again if the host has another draft', async () => {
    const { host, app } = await write()
    const record = host.records.get(app.openInvoices.current()?.id ?? '')
    if (!record) throw new Error('no record')
    const [summary] = app.hostStore.store.getState().invoices
    if (!summary) throw new Error('no row')
    host.records.set(record.id, { ...record, revision: 9, draft: { ...record.draft, notes: 'theirs' } })
    host.emit({
      type: 'invoice-changed',
      id: record.id,
      status: { revision: 9, submission: null, summary },
    })
    await expect.poll(() => app.openInvoices.find(record.id)?.doc.draft.notes).toBe('theirs')
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
