import { expect, test } from 'vitest'
import { json, startFakeService } from '#platform/testing/fake-service.ts'
import {
  answer,
  attemptOf,
  echoing,
  expectLookup,
  foundKeys,
  host,
  liveKey,
  lookupCount,
  made,
  openHostWithoutTimers,
  proveService,
  reset,
  service,
  submission,
  submitOne,
  waitForState,
  withFaultyService,
} from '../../testing/faulty-service.ts'

/** A lookup bills nothing; a positive answer settles the outcome. */
withFaultyService()

test('finds a lost answer of an unverified service when the user asks, without another POST', async () => {
  const { id } = await submitOne(liveKey, reset)
  expect(lookupCount).toBe(0)
  expectLookup(echoing(json(200, answer)))
  const changed: (string | undefined)[] = []
  host.host.onEvent(event => {
    if (event.type === 'invoice-changed') changed.push(event.status?.summary.state)
  })
  expect(await host.call('checkAgain', { id })).toMatchObject({
    state: 'done',
    jobId: 'job_1',
    problem: null,
  })
  expect(changed[0]).toBe('done')
  expect(attemptOf(id).inDoubt).toBe(false)
  // the download has begun
  await host.until(async () => (await submission(id))?.delivery?.state === 'failed')
  expect(service.received.filter(({ method }) => method === 'POST')).toHaveLength(1)
})

test.each([
  ['that does not name our Idempotency-Key', json(200, answer)],
  ['that says more than the service does', echoing(json(200, { ...answer, jobs: [] }))],
  ['that lists jobs', echoing(json(200, [answer]))],
  ['that is a web page', echoing((_request, response) => response.end('<html>'))],
  ['that nothing was made so far', echoing(json(404, { code: 'not_found' }))],
  ['that never comes whole', echoing((_request, response) => response.socket?.resetAndDestroy())],
])('an answer %s settles nothing and sends nothing', async (_name, reply) => {
  const { id } = await submitOne(liveKey, reset)
  expectLookup(reply)
  const { code, message } = await host.refusal('checkAgain', { id })
  expect([code, message]).toEqual(['outcome_unknown', { code: 'submission.not_found' }])
  expect(await submission(id)).toMatchObject({ state: 'unknown' })
  expect([lookupCount, service.received.length]).toEqual([1, 1])
})

test('the service corrects a user who settles a created invoice as not created', async () => {
  await host.close()
  // regardless of how late it answers
  await openHostWithoutTimers()
  const { id, revision, connectionId, confirmed } = await submitOne(liveKey, reset)
  expectLookup(echoing(json(200, answer)))
  const record = await host.call('settleUnknown', { id, found: 'not_created' })
  expect(record).toMatchObject({ state: 'done', submission: { jobId: 'job_1' } })
  expect((await host.refusal('submit', { id, revision, connectionId, confirmed })).code).toBe('not_editable')
})

test('does not repeat a POST whose job a verified service finds', async () => {
  await proveService()
  expectLookup(echoing(json(200, answer)))
  const { id } = await submitOne(liveKey, reset)
  await waitForState(id, 'done')
  expect(service.received.filter(({ method }) => method === 'POST')).toHaveLength(2)
})

test('looks up earlier lost answers once the service is verified', async () => {
  const { id, connectionId } = await submitOne(liveKey, reset)
  expect(await submission(id)).toMatchObject({ state: 'unknown', safeToRepeat: false })
  // The same service and key, in another connection.
  await proveService()
  await waitForState(id, 'done')
  expect((await submission(id))?.connectionId).toBe(connectionId)
})

test('verifies a service that finds a job by its Idempotency-Key only', async () => {
  const first = await submitOne(liveKey, reset)
  const second = await submitOne(liveKey, reset, made)
  foundKeys.add(first.first.idempotencyKey)
  await host.call('checkAgain', { id: first.id })
  await waitForState(second.id, 'done')
})

test('a submission does not wait for the verification, and closing aborts it', async () => {
  const { promise: isEnded, resolve: end } = Promise.withResolvers<void>()
  expectLookup((_request, response) => void response.once('close', end))
  const { first } = await submitOne(liveKey, made)
  expect(first.state).toBe('done')
  await expect.poll(() => lookupCount).toBe(1)
  await host.close()
  await isEnded
})

test('a lookup uses only the key of the POST', async () => {
  const { id, connectionId } = await submitOne(liveKey, reset)
  await host.giveKey(connectionId, liveKey.replaceAll('0', '1'))
  expect((await host.refusal('checkAgain', { id })).code).toBe('outcome_unknown')
  expect(lookupCount).toBe(0)
  expect(await submission(id)).toMatchObject({ problem: { code: 'key_changed' } })
})

test('an attempt whose stored address is of another origin is not looked up there', async () => {
  const other = await startFakeService(json(404, {}))
  const { id } = await submitOne(liveKey, reset)
  const { attempts } = host.ports.store
  const { find } = attempts
  attempts.find = attemptId => {
    const attempt = find(attemptId)
    return attempt && { ...attempt, baseUrl: other.url }
  }
  await host.refusal('checkAgain', { id })
  expect((await submission(id))?.problem?.code).toBe('key_of_other_address')
  expect(other.received).toEqual([])
  await other.close()
})
