import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newInvoice } from '../invoice-list/list-actions.ts'
import { createApp } from '../state/app.ts'
import { setText } from '../state/document/editor-doc.ts'
import { errorsOf, messageAt, suggestedNumber } from '../state/document/field-messages.ts'
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
      label: 'edit.number',
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

test('the number of another invoice is said before the field is left, as a warning, with a free one', async () => {
  const { app, type, pause, current, taken } = await writeTwo()
  expect(messageAt(current(), 'invoice_number')).toBeUndefined()
  type(` ${taken}`)
  await pause()
  expect(messageAt(current(), 'invoice_number')).toMatchObject({ severity: 'warning', code: 'number_shared' })
  expect(errorsOf(current())).toEqual([])
  expect(suggestedNumber(current())).toBe('INV-2026-3')
  expect(app.view.store.getState().polite).toContain(taken)
})

test('it goes with the number that it was said of, at once', async () => {
  const { type, pause, current, taken } = await writeTwo()
  type(taken)
  await pause()
  type(`${taken}9`)
  expect(messageAt(current(), 'invoice_number')).toBeUndefined()
  expect(suggestedNumber(current())).toBeUndefined()
})

test('many letters are one question, and the other fields none', async () => {
  const { app, type, pause, questions, taken } = await writeTwo()
  const before = questions()
  for (const [index] of [...taken].entries()) type(taken.slice(0, index + 1))
  await pause()
  expect(questions()).toBe(before + 1)
  app.openInvoices.edit({
    label: 'edit.details',
    coalesceKey: 'notes',
    recipe: setText('notes', 'Thank you'),
  })
  await vi.advanceTimersByTimeAsync(400)
  expect(questions()).toBe(before + 1)
})

test('it is asked again when the list changed: the other one may be gone', async () => {
  const { host, app, type, pause, current, taken } = await writeTwo()
  type(taken)
  await pause()
  for (const [id, { draft }] of host.records)
    if (id !== current().id && draft.invoice_number === taken) host.records.delete(id)
  await app.hostStore.refreshInvoices()
  await pause()
  expect(messageAt(current(), 'invoice_number')).toBeUndefined()
})

test('nothing is asked once the window is left', async () => {
  const { stop, type, pause, questions, taken } = await writeTwo()
  const before = questions()
  type(taken)
  stop()
  await pause()
  expect(questions()).toBe(before)
})
