import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '#core/testing/runs.ts'
import { json } from '#platform/testing/fake-service.ts'
import type { Clock } from '../../ports/ports.ts'
import {
  answer,
  echoing,
  expectLookup,
  expectReplies,
  host,
  liveKey,
  lookupCount,
  made,
  openHost,
  openHostWithoutTimers,
  proveService,
  type Reply,
  reset,
  restart,
  service,
  submission,
  submitOne,
  waitForState,
  withFaultyService,
} from '../../testing/faulty-service.ts'
import { writeInvoice } from '../../testing/test-invoices.ts'

/** Submissions with an unknown outcome. */
withFaultyService()

describe('a live invoice whose answer is lost, at a service that may bill twice', () => {
  test('stays unknown, and only the user sends it again', async () => {
    const { id, revision, connectionId, first, confirmed } = await submitOne(
      liveKey,
      reset,
      json(200, answer),
    )
    expect(first).toMatchObject({
      state: 'unknown',
      safeToRepeat: false,
      problem: { code: 'outcome_unknown' },
    })
    const refusal = await host.refusal('checkAgain', { id })
    expect(refusal).toMatchObject({
      code: 'outcome_unknown',
      message: { code: 'submission.not_found' },
    })
    expect((await host.refusal('submit', { id, revision, connectionId, confirmed })).code).toBe(
      'already_submitting',
    )
    await restart()
    await host.giveKey(connectionId, liveKey)
    expect(await submission(id)).toMatchObject({ state: 'unknown' })
    expect((await host.refusal('deleteInvoice', { id })).code).toBe('not_editable')
    expect(service.received).toHaveLength(1)
  })

  test('is done if the user found it in the account', async () => {
    const { id } = await submitOne(liveKey, reset)
    const { state } = await host.call('settleUnknown', { id, found: 'created' })
    expect([state, lookupCount]).toEqual(['done', 0])
    expect((await host.refusal('settleUnknown', { id, found: 'created' })).code).toBe('not_settleable')
  })

  test('cannot be settled while it is being sent', async () => {
    const { id } = await submitOne(liveKey, reset)
    const isAsked = Promise.withResolvers<void>()
    const isAnswered = Promise.withResolvers<void>()
    expectLookup(async (request, response) => {
      isAsked.resolve()
      await isAnswered.promise
      echoing(json(404, { code: 'not_found' }))(request, response)
    })
    const check = host.refusal('checkAgain', { id })
    await isAsked.promise
    for (const found of ['created', 'not_created'] as const)
      expect((await host.refusal('settleUnknown', { id, found })).code).toBe('not_settleable')
    isAnswered.resolve()
    expect((await check).code).toBe('outcome_unknown')
    expect(await submission(id)).toMatchObject({ state: 'unknown' })
  })

  test('is not sent again while its POST is under way', async () => {
    const isPosted = Promise.withResolvers<void>()
    const isAnswered = Promise.withResolvers<void>()
    const submitted = submitOne(liveKey, async (request, response) => {
      isPosted.resolve()
      await isAnswered.promise
      made(request, response)
    })
    await isPosted.promise
    const [{ invoiceId = '' } = {}] = host.ports.store.attempts.open()
    const check = host.call('checkAgain', { id: invoiceId })
    isAnswered.resolve()
    expect((await submitted).first.state).toBe('done')
    expect(await check).toMatchObject({ state: 'done', jobId: 'job_1' })
    expect(service.received).toHaveLength(1)
  })

  test('stores the link from the user without the key in it', async () => {
    const { id } = await submitOne(liveKey, reset)
    const invoiceUrl = `https://files.invalid/a.pdf?key=${liveKey}`
    const changed: (string | undefined)[] = []
    host.host.onEvent(event => {
      if (event.type === 'invoice-changed') changed.push(event.status?.summary.state)
    })
    const record = await host.call('settleUnknown', { id, found: 'created', invoiceUrl })
    expect(record.submission).toMatchObject({ state: 'done', problem: null })
    expect(record.submission?.invoiceUrl).toMatch(/^https:\/\/files\.invalid\/a\.pdf\?key=/)
    expect(record.submission?.invoiceUrl).not.toContain(liveKey)
    expect(Date.parse(record.submission?.finishedAt ?? '')).toBeGreaterThan(0)
    expect(changed).toContain('done')
    await host.until(async () => (await submission(id))?.delivery?.state === 'failed')
  })

  test('becomes a draft if the user did not find it, even if the service does not answer', async () => {
    const timers = new Set<number>()
    const { clock } = host.ports
    await host.close()
    await openHost({
      clock: {
        ...clock,
        after(ms, run) {
          timers.add(ms)
          const cancel = clock.after(ms, () => {
            timers.delete(ms)
            run()
          })
          return () => {
            timers.delete(ms)
            cancel()
          }
        },
      },
    })
    const { id } = await submitOne(liveKey, reset)
    expectLookup(() => undefined)
    expect((await host.call('settleUnknown', { id, found: 'not_created' })).state).toBe('draft')
    const second = await submitOne(liveKey, reset)
    timers.clear()
    expectLookup(echoing(json(404, { code: 'not_found' })))
    expect((await host.call('settleUnknown', { id: second.id, found: 'not_created' })).state).toBe('draft')
    // the wait that the service asked for is over
    expect(Math.max(0, ...timers)).toBeLessThan(1000)
  })

  test('is a draft again with its number and Idempotency-Key if the user did not find it', async () => {
    const { id, revision, connectionId, first, confirmed } = await submitOne(
      liveKey,
      reset,
      json(200, answer),
    )
    const changed: (string | undefined)[] = []
    host.host.onEvent(event => {
      if (event.type === 'invoice-changed') changed.push(event.status?.summary.state)
    })
    const { state } = await host.call('settleUnknown', { id, found: 'not_created' })
    expect([state, changed]).toEqual(['draft', ['draft']])
    const second = await host.call('submit', { id, revision, connectionId, confirmed })
    expect(second).toMatchObject({ state: 'done', idempotencyKey: first.idempotencyKey })
    expect(new Set(service.received.map(request => request.body)).size).toBe(1)
  })
})

describe('an invoice whose answer is lost, at a service that is known to be idempotent', () => {
  test('is retried automatically with the same payload and Idempotency-Key', async () => {
    await proveService()
    const { id } = await submitOne(liveKey, reset, reset, made)
    await waitForState(id, 'done')
    const [, ...asked] = service.received
    expect(asked).toHaveLength(3)
    expect(new Set(asked.map(request => request.body)).size).toBe(1)
    expect(new Set(asked.map(request => request.headers['idempotency-key'])).size).toBe(1)
  })

  test('is retried five times quickly and then slowly, and the user may retry', async () => {
    await proveService()
    const { id } = await submitOne(liveKey, reset, reset, reset, reset, reset, made)
    await host.until(() => service.received.length === 6)
    await waitForState(id, 'unknown')
    expect(await submission(id)).toMatchObject({ safeToRepeat: true })
    expect(await host.call('checkAgain', { id })).toMatchObject({ state: 'done', jobId: 'job_1' })
  })

  test('is not refused by a refused retry', async () => {
    await proveService()
    const { id } = await submitOne(liveKey, reset, json(401, {}))
    await host.until(() => service.received.length === 3)
    await waitForState(id, 'unknown')
    expect(await submission(id)).toMatchObject({
      state: 'unknown',
      problem: { message: { code: 'unknown.still' } },
    })
  })
})

describe('an invoice whose answer was lost', () => {
  const day = 24 * 60 * 60 * 1000
  let shifted = 0
  const shiftedClock = (): Clock => ({
    ...host.ports.clock,
    now: () => new Date(Date.now() + shifted),
  })

  /** Loses the answer of a verified service just before the program closes, so that nothing is retried. */
  async function loseAnswer() {
    shifted = 0
    await host.close()
    await openHostWithoutTimers()
    await proveService()
    const lost = await submitOne(liveKey, reset, made)
    expect(lost.first).toMatchObject({ state: 'unknown', safeToRepeat: true })
    const posts = service.received.length
    await host.close()
    return { ...lost, posts }
  }

  async function openAfter(days: number, connectionId: string) {
    shifted = days * day
    await openHost({ clock: shiftedClock() })
    await host.giveKey(connectionId, liveKey)
  }

  test.each([29, -1])('is not retried after the retention of the service: %i days later', async days => {
    const { id, posts, connectionId } = await loseAnswer()
    await openAfter(days, connectionId)
    expect(await submission(id)).toMatchObject({ state: 'unknown', safeToRepeat: false })
    expect((await host.refusal('checkAgain', { id })).code).toBe('outcome_unknown')
    expect(service.received).toHaveLength(posts)
  })

  test('is still retried after 28 days', async () => {
    const { id, connectionId } = await loseAnswer()
    await openAfter(28, connectionId)
    expect(await host.call('checkAgain', { id })).toMatchObject({ state: 'done' })
  })

  test('has the age of its Idempotency-Key, including earlier attempts', async () => {
    const { id, revision, connectionId, confirmed, posts } = await loseAnswer()
    shifted = 20 * day
    // Timers of this host must not run before it is closed.
    await openHost({ clock: { ...shiftedClock(), after: () => () => undefined } })
    expectReplies(reset)
    await host.call('settleUnknown', { id, found: 'not_created' })
    await host.giveKey(connectionId, liveKey)
    await host.call('submit', { id, revision, connectionId, confirmed })
    await host.close()
    await openAfter(31, connectionId)
    expect(await submission(id)).toMatchObject({ state: 'unknown', safeToRepeat: false })
    expect(service.received).toHaveLength(posts + 1)
  })

  test('explains what to do after its key was replaced', async () => {
    const { id, connectionId } = await loseAnswer()
    shifted = 0
    await openHost({ clock: shiftedClock() })
    await host.giveKey(connectionId, liveKey.replaceAll('0', '1'))
    const { problem } = await host.call('checkAgain', { id })
    expect(problem).toMatchObject({
      code: 'key_changed',
      message: { code: 'submission.key_changed_unknown' },
    })
    expect((await host.call('settleUnknown', { id, found: 'not_created' })).state).toBe('draft')
  })

  test('is not retried because a gateway reflected the headers of a check', async () => {
    expectReplies(echoing(json(400, {})))
    const connectionId = await host.connect(service.url, liveKey)
    expect(await host.call('checkConnection', { id: connectionId })).toEqual({ ok: true, idempotent: false })
    expectReplies(reset)
    const { id, revision, draft } = await writeInvoice(host, { currency: 'EUR' })
    const confirmed = { invoice_number: draft.invoice_number, payable: '120.00', currency: 'EUR' }
    const lost = await host.call('submit', { id, revision, connectionId, confirmed })
    expect(lost).toMatchObject({ state: 'unknown', safeToRepeat: false })
  })

  test('is unknown, not "sending", after an unexpected error behind the POST', async () => {
    await host.close()
    const generate = {
      ...host.ports.generate,
      generate: async () => {
        throw new TypeError('a bug of ours')
      },
    }
    await openHost({ generate })
    const { first } = await submitOne(liveKey)
    expect(first).toMatchObject({ state: 'unknown', safeToRepeat: false })
  })
})

test('a service without idempotency gets one POST per decision of the user', async () => {
  const misbehaviours: Record<string, Reply> = {
    reset,
    500: json(500, {}),
    html: (_request, response) => response.end('<html>'),
    redirect: json(302, {}, { Location: 'http://127.0.0.1:1/' }),
    429: json(429, {}),
    'busy for a moment': json(503, {}, { 'Retry-After': '0' }),
    ok: json(200, answer),
    'ok behind a gateway that echoes headers': echoing(json(200, answer)),
  }
  expectLookup(echoing(json(404, {})))
  const steps = ['checkAgain', 'submit', 'restart', 'wake'] as const
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...Object.keys(misbehaviours)),
      fc.array(fc.constantFrom(...steps), { maxLength: 4 }),
      async (name, moves) => {
        const before = service.received.length
        const reply = misbehaviours[name] ?? reset
        const { id, revision, connectionId, confirmed } = await submitOne(liveKey, reply)
        for (const move of moves) {
          if (move === 'restart') await restart()
          else if (move === 'wake') await host.giveKey(connectionId, liveKey)
          else if (move === 'submit') await host.refusal('submit', { id, revision, connectionId, confirmed })
          else if (!name.startsWith('ok')) await host.refusal('checkAgain', { id })
        }
        expect(service.received.length - before).toBe(1)
      },
    ),
    { numRuns: runs(20, 8) },
  )
})
