/** @module-tag extended */

import { cpSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { fillFolder } from '#platform/testing/fill-folder.ts'
import { fillPayments } from '#platform/testing/fill-payments.ts'
import { closeRenderer, openTestHost, type TestHost, temporaryFolder } from '../testing/test-host.ts'

const date = '2026-11-21'
let folder: ReturnType<typeof temporaryFolder>
let host: TestHost
let ids: string[]
/** Filled once and copied for each test, because filling takes longer than a test. */
const filled = temporaryFolder()
beforeAll(() => {
  fillFolder(filled.path, 1500)
  fillPayments(filled.path)
})
afterAll(filled.remove)
beforeEach(async () => {
  folder = temporaryFolder()
  cpSync(filled.path, folder.path, { recursive: true })
  host = await openTestHost(folder.path)
  ids = await outstanding()
})
afterEach(async () => {
  await host.close()
  folder.remove()
})
afterAll(closeRenderer)

const outstanding = () => host.call('listInvoiceIds', { balance: 'outstanding' })
const paidToday = () =>
  host.call('listInvoiceIds', { paid: { from: date, to: date } }).then(found => found.length)

/** Calls `react` with the number of completed invoices at each progress report. */
const onProgress = (react: (done: number) => void) =>
  host.host.onEvent(event => {
    if (event.type === 'progress' && event.work === 'payments') react(event.done)
  })

test('many invoices are marked as paid in several commits, between which other operations are answered', async () => {
  expect(ids.length).toBeGreaterThan(500)
  const reported: number[] = []
  onProgress(done => reported.push(done))
  const marking = host.call('markPaid', { ids, date })
  const answers: number[] = []
  for (let count = 0; count < 2; count++) answers.push(await paidToday())
  expect(answers.some(count => count > 0 && count < ids.length)).toBe(true)
  const { change, skipped } = await marking
  expect(reported.length).toBeGreaterThan(2)
  expect(change?.paymentIds).toHaveLength(ids.length)
  expect(skipped).toEqual([])
  expect(await outstanding()).toEqual([])

  const undone = await host.call('undoPaymentChange', { changeId: change?.changeId ?? '' })
  expect(await outstanding()).toHaveLength(ids.length)
  expect(await paidToday()).toBe(0)
  await host.call('undoPaymentChange', { changeId: undone.changeId })
  expect(await paidToday()).toBe(ids.length)
})

test('a cancelled change, and a cancelled undo, leave everything as it was', async () => {
  let cancelAt = 400
  onProgress(done => done >= cancelAt && void host.call('cancelWork', { work: 'payments' }))
  expect(await host.refusal('markPaid', { ids, date })).toMatchObject({ code: 'work_cancelled' })
  expect(await outstanding()).toEqual(ids)
  expect(await paidToday()).toBe(0)

  cancelAt = Number.POSITIVE_INFINITY
  const { change } = await host.call('markPaid', { ids, date })
  const argument = { changeId: change?.changeId ?? '' }
  cancelAt = 400
  expect(await host.refusal('undoPaymentChange', argument)).toMatchObject({ code: 'work_cancelled' })
  expect(await paidToday()).toBe(ids.length)
  cancelAt = Number.POSITIVE_INFINITY
  await host.call('undoPaymentChange', argument)
  expect(await outstanding()).toEqual(ids)
})

test('a change that the end of the process interrupts is rolled back at the next start', async () => {
  let isClosed = false
  onProgress(done => {
    if (done >= 400 && !isClosed) {
      isClosed = true
      // as after a crash: nothing more can be written
      host.ports.store.close()
    }
  })
  await host.refusal('markPaid', { ids, date })
  // ends the timers of the host; its store is closed already
  await host.close().catch(() => undefined)
  host = await openTestHost(folder.path)
  expect(await paidToday()).toBeGreaterThan(0)
  await host.until(async () => (await paidToday()) === 0)
  expect(await outstanding()).toEqual(ids)
})

test('a payment of someone else during a change is not rolled back', async () => {
  const [first = ''] = ids
  let isPaid = false
  onProgress(done => {
    if (done < 400) return
    if (!isPaid) {
      isPaid = true
      host.host.recordPayments({ payments: [{ invoiceId: first, date, amount: '1.00' as never }] })
    }
    void host.call('cancelWork', { work: 'payments' })
  })
  await host.refusal('markPaid', { ids, date })
  const { payments } = await host.call('invoicePayments', { id: first })
  expect(payments.filter(payment => payment.date === date)).toMatchObject([{ amount: '1.00' }])
  expect(await paidToday()).toBe(1)
})
