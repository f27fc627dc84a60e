import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { bringBack } from '../data/history-actions.ts'
import { createPage } from '../state/app.ts'
import { createMemoryDesk } from '../testing/memory-host.ts'
import { deleteInvoice, newInvoice, restoreInvoice } from './list-actions.ts'

// the focus follows what is drawn, and here nothing is
beforeEach(() => void vi.stubGlobal('requestAnimationFrame', () => 0))
afterEach(() => void vi.unstubAllGlobals())

it.each([
  ['its own undo', restoreInvoice],
  ['the list of deleted invoices', bringBack],
])(
  'a deleted invoice that comes back by %s takes its message with it, and no other',
  async (_way, restore) => {
    const page = createPage(createMemoryDesk().api)
    await page.desk.load()
    await newInvoice(page)
    await newInvoice(page)
    const [one = '', other = ''] = page.desk.store.getState().invoices.map(({ id }) => id)
    await deleteInvoice(page, one)
    await deleteInvoice(page, other)
    const told = () => page.view.store.getState().toasts.map(({ deleted }) => deleted)
    expect(told()).toEqual([one, other])
    await restore(page, one)
    expect(told()).toEqual([other])
  },
)
