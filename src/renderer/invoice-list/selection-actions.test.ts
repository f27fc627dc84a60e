import { afterEach, expect, test, vi } from 'vitest'
import { createApp } from '../state/app.ts'
import { createMemoryHost } from '../testing/memory-host.ts'
import { watchHiddenSelection } from './hidden-selection.ts'
import { deleteSelected, selectAllDrafts, selectAllShown } from './selection-actions.ts'

async function withInvoices(count: number) {
  const host = createMemoryHost()
  for (let made = 0; made < count; made++) await host.api.createInvoice({})
  const app = createApp(host.api)
  await app.hostStore.load()
  const view = () => app.view.store.getState()
  return { host, app, view, ids: [...host.records.keys()] }
}

afterEach(() => {
  vi.useRealTimers()
})

test('many invoices are deleted and restored in portions', async () => {
  const { host, app, view, ids } = await withInvoices(250)
  await deleteSelected(app, ids)
  expect(host.calls.filter(call => call === 'deleteInvoices')).toHaveLength(3)
  expect(host.records.size).toBe(0)
  expect(app.hostStore.store.getState().invoices).toEqual([])
  const [toast] = view().toasts
  expect(toast).toMatchObject({ text: '250 documents deleted.', action: { label: 'Undo' } })
  toast?.action?.run()
  await expect.poll(() => view().polite).toBe('250 documents are back.')
  expect(host.calls.filter(call => call === 'restoreInvoices')).toHaveLength(3)
  expect(host.records.size).toBe(250)
})

test('progress is shown for long work, and Cancel keeps the completed part', async () => {
  const { host, app, view, ids } = await withInvoices(250)
  const { deleteInvoices } = host.api
  const second = Promise.withResolvers<void>()
  host.api.deleteInvoices = async argument => {
    if (argument.ids.includes(ids[100] ?? '')) await second.promise
    return await deleteInvoices(argument)
  }
  vi.useFakeTimers()
  const done = deleteSelected(app, ids)
  await vi.advanceTimersByTimeAsync(1000)
  expect(view().progress.invoices).toEqual({ done: 100, total: 250 })
  const [toast] = view().toasts
  expect(toast).toMatchObject({
    text: 'Deleting documents…',
    progressOf: 'invoices',
    action: { label: 'Cancel' },
  })
  toast?.action?.run()
  second.resolve()
  await done
  expect(view().toasts.map(({ text }) => text)).toEqual(['200 documents deleted.'])
  expect(host.records.size).toBe(50)
})

test('says which documents were kept, and why, and undoes the others', async () => {
  const { host, app, view, ids } = await withInvoices(6)
  const reason = { code: 'submission.issued_kept' } as const
  const kept = ids.slice(0, 4).map((id, index) => ({ id, invoice_number: `INV-${index}`, reason }))
  const { deleteInvoices } = host.api
  host.api.deleteInvoices = async argument => {
    const answer = await deleteInvoices({ ids: argument.ids.slice(4) })
    return answer.ok ? { ok: true, value: { ...answer.value, kept: 4, skipped: kept } } : answer
  }
  await deleteSelected(app, ids)
  expect(view().toasts).toMatchObject([
    {
      text: '2 documents deleted. 4 were kept (INV-0, INV-1, INV-2, …). Issued documents stay in the books. Credit or correct them instead of deleting them.',
      action: { label: 'Undo' },
    },
  ])
})

test('a portion that fails leaves Undo for the others', async () => {
  const { host, app, view, ids } = await withInvoices(250)
  const { deleteInvoices } = host.api
  host.api.deleteInvoices = async argument =>
    argument.ids.includes(ids[100] ?? '')
      ? { ok: false, error: { code: 'store_unavailable', message: { code: 'store_unavailable' } } }
      : await deleteInvoices(argument)
  await deleteSelected(app, ids)
  expect(view().toasts).toMatchObject([{ text: '100 documents deleted.', action: { label: 'Undo' } }])
  expect(view().notice).not.toBeNull()
  expect(host.records.size).toBe(150)
})

test('a search deselects the invoices that it hides, loaded or not, and says so', async () => {
  const { app, view, ids } = await withInvoices(450)
  const stop = watchHiddenSelection(app)
  await selectAllShown(app)
  expect(view().selection?.ids.size).toBe(450)
  app.hostStore.setSearch('INV-2026-4')
  await expect.poll(() => view().selection?.ids.size).toBe(62)
  expect(view().polite).toContain('388 were deselected')
  app.hostStore.setSearch('INV-2026')
  await expect.poll(() => app.hostStore.store.getState().isCurrent).toBe(true)
  expect(view().selection?.ids.size).toBe(62)
  stop()
  expect(ids).toHaveLength(450)
})

test('all drafts are those that the search leaves, as their count says', async () => {
  const { app, view } = await withInvoices(5)
  app.hostStore.setSearch('INV-2026-3')
  app.hostStore.setFilter({ statuses: ['paid'] })
  await selectAllDrafts(app)
  expect(view().selection?.ids.size).toBe(1)
  await expect.poll(() => app.hostStore.store.getState().invoices.length).toBe(1)
})
