import { expect, test } from 'vitest'
import {
  attemptOf,
  expectReplies,
  host,
  liveKey,
  made,
  openHostWithManualTimers,
  openHostWithoutTimers,
  reset,
  restart,
  service,
  submission,
  submitOne,
  testKey,
  waitForState,
  withFaultyService,
} from '../testing/faulty-service.ts'
import { lines, writeInvoice } from '../testing/test-invoices.ts'

/** Test submissions bill nothing and never lock an invoice. */
withFaultyService()

const edit = async (id: string) => {
  const { revision, draft } = await host.call('openInvoice', { id })
  return await host.call('saveInvoice', { id, revision, draft: { ...draft, items: [...lines, ...lines] } })
}

test('a test without an answer is given up for the next submission, also after a restart', async () => {
  const { id, connectionId, first } = await submitOne(testKey, reset)
  expect(first.state).toBe('unknown')
  await restart()
  await host.giveKey(connectionId, testKey)
  const { revision } = await edit(id)
  expect(await submission(id)).toMatchObject({ state: 'unknown', payable: '120.00' })

  expectReplies(made)
  const second = await host.call('submit', { id, revision, connectionId })
  expect(second).toMatchObject({ state: 'done', payable: '240.00' })
  expect(second.idempotencyKey).not.toBe(first.idempotencyKey)
  expect(host.ports.store.attempts.find(first.attemptId)?.state).toBe('withdrawn')
  expect(host.ports.store.attempts.open()).toEqual([])
  expect(service.received).toHaveLength(2)
})

test('a live submission after a test without an answer is made once', async () => {
  const { id, revision, confirmed, first } = await submitOne(testKey, reset)
  expect(first.state).toBe('unknown')
  expectReplies(made)
  const live = await host.connect(service.url, liveKey)
  const argument = { id, revision, connectionId: live, confirmed }
  expect(await host.call('submit', argument)).toMatchObject({ state: 'done', mode: 'live' })
  expect((await host.refusal('submit', argument)).code).toBe('not_editable')
  expect(service.received).toHaveLength(2)
})

test('a waiting test is sent as it was submitted, whatever is written meanwhile', async () => {
  await host.close()
  await openHostWithoutTimers()
  const connectionId = await host.connect('http://127.0.0.1:9', testKey)
  const { id, revision } = await writeInvoice(host, { currency: 'EUR' })
  const waiting = await host.call('submit', { id, revision, connectionId })
  expect(waiting.state).toBe('queued')
  const { payload } = attemptOf(id)
  const saved = await edit(id)
  expect((await host.refusal('submit', { id, revision: saved.revision, connectionId })).code).toBe(
    'already_submitting',
  )
  await restart()
  await waitForState(id, 'queued')
  expect(attemptOf(id).payload).toEqual(payload)
  expect(await host.call('cancelSubmission', { id })).toMatchObject({
    state: 'draft',
    revision: saved.revision,
    draft: { items: [...lines, ...lines] },
  })
})

test('an invoice with a test without an answer can be deleted and restored', async () => {
  const { id } = await submitOne(testKey, reset)
  await host.call('deleteInvoice', { id })
  expect(await host.call('restoreInvoice', { id })).toMatchObject({ id, state: 'unknown' })
})

test('a submission that is cancelled before it is sent says so', async () => {
  const connectionId = await host.connect(service.url, testKey)
  const { id, revision } = await writeInvoice(host)
  host.host.onEvent(event => {
    if (event.type === 'invoice-changed' && event.status?.submission?.state === 'queued')
      void host.host.cancelSubmission({ id })
  })
  const { code } = await host.refusal('submit', { id, revision, connectionId })
  expect(code).toBe('submission_cancelled')
  expect(await host.call('openInvoice', { id })).toMatchObject({ state: 'draft', submission: null })
  expect(service.received).toEqual([])
})

test('a draft has no submission that could be cancelled, checked or settled', async () => {
  const { id } = await writeInvoice(host)
  const refusals = [
    await host.refusal('cancelSubmission', { id }),
    await host.refusal('checkAgain', { id }),
    await host.refusal('settleUnknown', { id, found: 'created' }),
  ]
  expect(refusals.map(({ code }) => code)).toEqual(refusals.map(() => 'not_settleable'))
})

test('a test that an error of the program held back is tried again, until the program is closed', async () => {
  const { waits, pass } = await openHostWithManualTimers(() => new Date())
  const { attempts } = host.ports.store
  const { change } = attempts
  let failures = 2
  attempts.change = (id, from, changes) => {
    if (changes.state === 'sending' && failures-- > 0) throw new TypeError()
    return change(id, from, changes)
  }
  const { id, first } = await submitOne(testKey, made)
  expect([first.state, waits().length]).toEqual(['queued', 1])
  pass()
  await expect.poll(() => failures).toBe(0)
  await expect.poll(() => waits().length).toBe(1)
  expect(await submission(id)).toMatchObject({ state: 'queued' })
  await host.close()
  expect(waits()).toEqual([])
  expect(service.received).toEqual([])
})
