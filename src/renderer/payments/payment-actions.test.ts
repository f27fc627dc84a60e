import { expect, test } from 'vitest'
import { runCommand } from '../commands/commands.ts'
import { createApp } from '../state/app.ts'
import { unwrap } from '../state/host/unwrap-answer.ts'
import { newInvoice } from '../state/invoice-actions.ts'
import { createMemoryHost } from '../testing/memory-host.ts'
import { markPaid, movePayments, savePayment } from './payment-actions.ts'

/** Creates an issued invoice of 120.50 and a draft. */
async function writeInvoices() {
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
  return { app, issued, draft, rowOf }
}

test('an issued invoice is marked as paid, a draft is skipped, and undo and redo follow', async () => {
  const { app, issued, draft, rowOf } = await writeInvoices()
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

test('keys that follow each other at once take effect one after the other', async () => {
  const { app, issued } = await writeInvoices()
  const payments = await unwrap(app.api.invoicePayments({ id: issued.id }))
  for (const amount of ['5.00', '7.00'])
    await savePayment(app, payments, { date: '2026-11-22', amount, note: '' }, null)
  const amounts = async () =>
    (await unwrap(app.api.invoicePayments({ id: issued.id }))).payments.map(({ amount }) => amount)
  app.openInvoices.show(null)
  for (const command of ['undo', 'undo'] as const) runCommand(app, command)
  await expect.poll(amounts).toEqual([])
  for (const command of ['redo', 'redo', 'undo', 'redo', 'redo'] as const) runCommand(app, command)
  await expect.poll(amounts).toEqual(['5.00', '7.00'])
})

test('Undo of a notification says why it undoes nothing after a later change', async () => {
  const { app, issued, rowOf } = await writeInvoices()
  const notice = () => app.view.store.getState().notice?.text
  await markPaid(app, [issued.id], '2026-11-22')
  const [toast] = app.view.store.getState().toasts
  const payments = await unwrap(app.api.invoicePayments({ id: issued.id }))
  await savePayment(app, payments, { date: '2026-11-22', amount: '5.00', note: '' }, null)

  toast?.action?.run()
  await expect.poll(notice).toMatch('another change of payments was made after it')
  expect((await unwrap(app.api.invoicePayments({ id: issued.id }))).payments).toHaveLength(2)

  await movePayments(app, 'undo')
  toast?.action?.run()
  await expect.poll(() => rowOf(issued.id)?.status).toBe('issued')
  toast?.action?.run()
  await expect.poll(notice).toMatch('it was undone already')
  expect(rowOf(issued.id)?.status).toBe('issued')
})
