import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newInvoice } from '../invoice-list/list-actions.ts'
import { createPage } from '../state/app.ts'
import { setText } from '../state/document/editor-doc.ts'
import { errorsOf, freeNumberOf, messageAt } from '../state/document/field-messages.ts'
import { createMemoryDesk } from '../testing/memory-host.ts'
import { watchNumber } from './watch-invoice-number.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

async function writeTwo() {
  const desk = createMemoryDesk()
  const page = createPage(desk.api)
  await page.desk.load()
  const stop = watchNumber(page)
  await newInvoice(page)
  const first = page.documents.current()
  await newInvoice(page)
  if (!first) throw new Error('nothing open')
  const type = (text: string) =>
    page.documents.edit({
      label: 'edit.number',
      burst: 'invoice_number',
      recipe: setText('invoice_number', text),
    })
  const pause = () => vi.advanceTimersByTimeAsync(1000)
  const current = () => {
    const document = page.documents.current()
    if (!document) throw new Error('nothing open')
    return document
  }
  const questions = () => desk.calls.filter(call => call === 'lookUpNumber').length
  await pause()
  return { desk, page, stop, type, pause, current, questions, taken: first.doc.draft.invoice_number }
}

test('the number of another invoice is said before the field is left, as a warning, with a free one', async () => {
  const { page, type, pause, current, taken } = await writeTwo()
  expect(messageAt(current(), 'invoice_number')).toBeUndefined()
  type(` ${taken}`)
  await pause()
  expect(messageAt(current(), 'invoice_number')).toMatchObject({ severity: 'warning', code: 'number_shared' })
  expect(errorsOf(current())).toEqual([])
  expect(freeNumberOf(current())).toBe('INV-2026-3')
  expect(page.view.store.getState().polite).toContain(taken)
})

test('it goes with the number that it was said of, at once', async () => {
  const { type, pause, current, taken } = await writeTwo()
  type(taken)
  await pause()
  type(`${taken}9`)
  expect(messageAt(current(), 'invoice_number')).toBeUndefined()
  expect(freeNumberOf(current())).toBeUndefined()
})

test('many letters are one question, and the other fields none', async () => {
  const { page, type, pause, questions, taken } = await writeTwo()
  const before = questions()
  for (const [index] of [...taken].entries()) type(taken.slice(0, index + 1))
  await pause()
  expect(questions()).toBe(before + 1)
  page.documents.edit({ label: 'edit.details', burst: 'notes', recipe: setText('notes', 'Thank you') })
  await vi.advanceTimersByTimeAsync(400)
  expect(questions()).toBe(before + 1)
})

test('it is asked again when the list changed: the other one may be gone', async () => {
  const { desk, page, type, pause, current, taken } = await writeTwo()
  type(taken)
  await pause()
  for (const [id, { draft }] of desk.records)
    if (id !== current().id && draft.invoice_number === taken) desk.records.delete(id)
  await page.desk.refreshInvoices()
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
