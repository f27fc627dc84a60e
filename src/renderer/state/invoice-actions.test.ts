import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { restoreDeleted } from '../data/history-actions.ts'
import { createMemoryHost } from '../testing/memory-host.ts'
import { createApp } from './app.ts'
import { deleteInvoice, newInvoice, openInvoice, restoreInvoice } from './invoice-actions.ts'

// nothing is rendered in these tests, so the focus cannot move
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

test('of two invoices asked for, the last one stays shown, whichever the host answers first', async () => {
  const host = createMemoryHost()
  const waiting = new Map<string, () => void>()
  const app = createApp({
    ...host.api,
    async openInvoice(argument) {
      await new Promise<void>(resolve => waiting.set(argument.id, resolve))
      return host.api.openInvoice(argument)
    },
  })
  await app.hostStore.load()
  await newInvoice(app)
  await newInvoice(app)
  const [one = '', other = ''] = app.hostStore.store.getState().invoices.map(({ id }) => id)
  for (const id of [one, other]) app.openInvoices.close(id)
  const first = openInvoice(app, one)
  await vi.waitFor(() => expect(waiting.has(one)).toBe(true))
  const second = openInvoice(app, other)
  await vi.waitFor(() => expect(waiting.has(other)).toBe(true))
  waiting.get(other)?.()
  await vi.waitFor(() => expect(app.openInvoices.current()?.id).toBe(other))
  waiting.get(one)?.()
  await Promise.all([first, second])
  expect(app.openInvoices.current()?.id).toBe(other)
})
