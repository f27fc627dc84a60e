import { expect, test } from 'vitest'
import { json } from '#platform/testing/fake-service.ts'
import {
  answer,
  comesTo,
  echoing,
  expectLookup,
  foundKeys,
  host,
  liveKey,
  lookUps,
  made,
  openHostWithoutTimers,
  proveService,
  reset,
  restart,
  service,
  submission,
  submitOne,
  withFaultyService,
} from '../../testing/faulty-service.ts'

/** A question bills nothing, and a yes ends the doubt. */
withFaultyService()

test('a lost answer of a service that nobody knows yet is found when a person asks, without another POST', async () => {
  const { id } = await submitOne(liveKey, reset)
  expect(lookUps).toBe(0)
  expectLookup(echoing(json(200, answer)))
  expect(await host.call('checkAgain', { id })).toMatchObject({
    state: 'done',
    jobId: 'job_1',
    problem: null,
  })
  expect(service.received.filter(({ method }) => method === 'POST')).toHaveLength(1)
})

test.each([
  ['that does not name our Idempotency-Key', json(200, answer)],
  ['that says more than the service does', echoing(json(200, { ...answer, jobs: [] }))],
  ['that lists jobs', echoing(json(200, [answer]))],
  ['that is a web page', echoing((_request, response) => response.end('<html>'))],
  ['that nothing was made so far', echoing(json(404, { code: 'not_found' }))],
  ['that never comes whole', echoing((_request, response) => response.socket?.resetAndDestroy())],
])('an answer %s settles nothing, and nothing is sent again', async (_name, reply) => {
  const { id } = await submitOne(liveKey, reset)
  expectLookup(reply)
  const { code, message } = await host.refusal('checkAgain', { id })
  expect([code, message]).toEqual(['outcome_unknown', { code: 'submission.not_found' }])
  expect(await submission(id)).toMatchObject({ state: 'unknown' })
  expect([lookUps, service.received.length]).toEqual([1, 1])
})

test('who says that it was not created is corrected by a service that has it', async () => {
  await host.close()
  // however late it answers
  await openHostWithoutTimers()
  const { id, revision, connectionId, confirmed } = await submitOne(liveKey, reset)
  expectLookup(echoing(json(200, answer)))
  const record = await host.call('settleUnknown', { id, found: 'not_created' })
  expect(record).toMatchObject({ state: 'done', submission: { jobId: 'job_1' } })
  expect((await host.refusal('submit', { id, revision, connectionId, confirmed })).code).toBe('not_editable')
})

test('what a known service has already is not sent a second time', async () => {
  await proveService()
  expectLookup(echoing(json(200, answer)))
  const { id } = await submitOne(liveKey, reset)
  await comesTo(id, 'done')
  expect(service.received.filter(({ method }) => method === 'POST')).toHaveLength(2)
})

test('what was lost before the service was known is asked for by itself once it is', async () => {
  const { id, connectionId } = await submitOne(liveKey, reset)
  expect(await submission(id)).toMatchObject({ state: 'unknown', safeToRepeat: false })
  // the same service and key, by another connection
  await proveService()
  await comesTo(id, 'done')
  expect((await submission(id))?.connectionId).toBe(connectionId)
})

test('a service that finds an invoice by its Idempotency-Key, and none by another, is known from then on', async () => {
  const first = await submitOne(liveKey, reset)
  const second = await submitOne(liveKey, reset, made)
  foundKeys.add(first.first.idempotencyKey)
  await host.call('checkAgain', { id: first.id })
  await comesTo(second.id, 'done')
})

test('a service that finds an invoice by whatever Idempotency-Key is not known, and nothing is sent again', async () => {
  const first = await submitOne(liveKey, reset)
  const second = await submitOne(liveKey, reset, echoing(json(200, answer)))
  expectLookup(echoing(json(200, answer)))
  await host.call('checkAgain', { id: first.id })
  await expect.poll(() => lookUps).toBe(3)
  await restart()
  await host.giveKey(second.connectionId, liveKey)
  expect(await submission(second.id)).toMatchObject({ state: 'unknown', safeToRepeat: false })
  expect(service.received).toHaveLength(2)
})

test('a submission does not wait for what shows whether the service bills twice, and closing ends it', async () => {
  const { promise: isEnded, resolve: end } = Promise.withResolvers<void>()
  expectLookup((_request, response) => void response.once('close', end))
  const { first } = await submitOne(liveKey, made)
  expect(first.state).toBe('done')
  await expect.poll(() => lookUps).toBe(1)
  await host.close()
  await isEnded
})

test('a question goes nowhere with another key than the POST had', async () => {
  const { id, connectionId } = await submitOne(liveKey, reset)
  await host.giveKey(connectionId, liveKey.replaceAll('0', '1'))
  expect((await host.refusal('checkAgain', { id })).code).toBe('outcome_unknown')
  expect(lookUps).toBe(0)
  expect(await submission(id)).toMatchObject({ problem: { code: 'key_changed' } })
})
