import { expect, test } from 'vitest'
import { runCommand } from '../commands/commands.ts'
import { createApp } from '../state/app.ts'
import { newInvoice } from '../state/invoice-actions.ts'
import { createMemoryHost } from '../testing/memory-host.ts'
import { markPaid } from './payment-actions.ts'

test('an issued invoice is marked as paid, a draft is skipped, and undo and redo follow', async () => {
  const host = createMemoryHost()
  host.answerSubmission({ mode: 'live' })
  const app = createApp(host.api)
  await app.hostStore.load()
  await newInvoice(app)
  await newInvoice(app)
  const [issued, draft] = [...host.records.values()]
  if (!issued || !draft) throw new Error('no invoices')
  const items = [{ description: 'Work', quantity: '1', unit_price: '120.50' }]
  host.records.set(issued.id, { ...issued, draft: { ...issued.draft, items } })
  await host.api.submit({ id: issued.id, revision: issued.revision, connectionId: 'practice' })
  await app.hostStore.refreshInvoices()
  const rowOf = (id: string) => app.hostStore.store.getState().invoices.find(row => row.id === id)
  expect(rowOf(issued.id)).toMatchObject({ status: 'issued', outstanding: '120.50' })

  await markPaid(app, [issued.id, draft.id], '2026-11-22')
  expect(rowOf(issued.id)).toMatchObject({ status: 'paid', paid: '120.50', outstanding: '0.00' })
  expect(rowOf(draft.id)).toMatchObject({ status: 'draft' })
  expect(app.view.store.getState().toasts.at(-1)?.text).toBe(
    '1 invoice marked as paid. 1 owes nothing and was left as it is.',
  )

  app.openInvoices.show(null)
  runCommand(app, 'undo')
  await expect.poll(() => rowOf(issued.id)?.status).toBe('issued')
  runCommand(app, 'redo')
  await expect.poll(() => rowOf(issued.id)?.status).toBe('paid')
})
