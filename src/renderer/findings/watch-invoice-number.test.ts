import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createApp } from '../state/app.ts'
import { setText } from '../state/document/editor-doc.ts'
import { errorsOf, messageAt, suggestedNumber } from '../state/document/field-messages.ts'
import { newInvoice } from '../state/invoice-actions.ts'
import { createMemoryHost } from '../testing/memory-host.ts'
import { watchInvoiceNumber } from './watch-invoice-number.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

async function writeTwo() {
  const host = createMemoryHost()
  const app = createApp(host.api)
  await app.hostStore.load()
  const stop = watchInvoiceNumber(app)
  await newInvoice(app)
  const first = app.openInvoices.current()
  await newInvoice(app)
  if (!first) throw new Error('nothing open')
  const type = (text: string) =>
    app.openInvoices.edit({
      label: 'number',
      coalesceKey: 'invoice_number',
      recipe: setText('invoice_number', text),
    })
  const pause = () => vi.advanceTimersByTimeAsync(1000)
  const current = () => {
    const invoice = app.openInvoices.current()
    if (!invoice) throw new Error('nothing open')
    return invoice
  }
  const questions = () => host.calls.filter(call => call === 'lookUpNumber').length
  await pause()
  return { host, app, stop, type, pause, current, questions, taken: first.doc.draft.invoice_number }
}

test('warns about a duplicate number before blur and suggests an unused one', async () => {
  const { app, type, pause, current, taken } = await writeTwo()
  expect(messageAt(current(), 'invoice_number')).toBeUndefined()
  type(` ${taken}`)
  await pause()
  expect(messageAt(current(), 'invoice_number')).toMatchObject({ severity: 'warning', code: 'number_shared' })
  expect(errorsOf(current())).toEqual([])
  expect(suggestedNumber(current())).toBe('INV-2026-3')
  expect(app.view.store.getState().polite).toContain(taken)
})

test('the warning disappears as soon as the number changes', async () => {
  const { type, pause, current, taken } = await writeTwo()
  type(taken)
  await pause()
  type(`${taken}9`)
  expect(messageAt(current(), 'invoice_number')).toBeUndefined()
  expect(suggestedNumber(current())).toBeUndefined()
})

test('debounces keystrokes and ignores other fields', async () => {
  const { app, type, pause, questions, taken } = await writeTwo()
  const before = questions()
  for (const [index] of [...taken].entries()) type(taken.slice(0, index + 1))
  await pause()
  expect(questions()).toBe(before + 1)
  app.openInvoices.edit({
    label: 'details',
    coalesceKey: 'notes',
    recipe: setText('notes', 'Thank you'),
  })
  await vi.advanceTimersByTimeAsync(400)
  expect(questions()).toBe(before + 1)
})

test('looks up again when the list changes', async () => {
  const { host, app, type, pause, current, taken } = await writeTwo()
  type(taken)
  await pause()
  for (const [id, { draft }] of host.records)
    if (id !== current().id && draft.invoice_number === taken) host.records.delete(id)
  await app.hostStore.refreshInvoices()
  await pause()
  expect(messageAt(current(), 'invoice_number')).toBeUndefined()
})

test('does nothing after it was stopped', async () => {
  const { stop, type, pause, questions, taken } = await writeTwo()
  const before = questions()
  type(taken)
  stop()
  await pause()
  expect(questions()).toBe(before)
})
