import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { restoreDeleted } from '../data/history-actions.ts'
import { createMemoryHost } from '../testing/memory-host.ts'
import { createApp } from './app.ts'
import { deleteInvoice, newInvoice, restoreInvoice } from './invoice-actions.ts'

// nothing is rendered in these tests, so the focus cannot follow
beforeEach(() => void vi.stubGlobal('requestAnimationFrame', (run: () => void) => queueMicrotask(run)))
afterEach(() => void vi.unstubAllGlobals())

test.each([
  ['the toast', restoreInvoice],
  ['the deleted-invoices dialog', restoreDeleted],
])('restoring a deleted invoice by %s dismisses its own toast only', async (_way, restore) => {
  const app = createApp(createMemoryHost().api)
  await app.hostStore.load()
  await newInvoice(app)
  await newInvoice(app)
  const [one = '', other = ''] = app.hostStore.store.getState().invoices.map(({ id }) => id)
  await deleteInvoice(app, one)
  await deleteInvoice(app, other)
  const toastIds = () => app.view.store.getState().toasts.map(({ deletedInvoiceId: deleted }) => deleted)
  expect(toastIds()).toEqual([one, other])
  await restore(app, one)
  expect(toastIds()).toEqual([other])
})
