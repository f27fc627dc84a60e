import type { ProblemView } from '#contract/submission.ts'
import { AppError } from '#core/errors/app-error.ts'
import type { Destination, Destinations } from '../../connections/destination.ts'
import type { Events } from '../../events.ts'
import type { Attempt, AttemptChange, Clock, Log, Store } from '../../ports.ts'
import type { GenerateClient, JobReader, Outcome } from '../../service-ports.ts'
import { isAsFrozen } from '../freeze.ts'
import { isSafeToRepeat } from '../submission-view.ts'
import { backoffMs, longestWaitMs } from './backoff.ts'
import { createLookup } from './lookup.ts'
import { interrupted, type NextStep, nextStep } from './next-step.ts'
import { createRetries } from './retries.ts'
import { createSemaphore } from './semaphore.ts'
import { createIdempotencyVerifier } from './verify-idempotency.ts'

export interface OutboxParts {
  store: Store
  clock: Clock
  log: Log
  events: Events
  generate: GenerateClient
  jobs: JobReader
  destinations: Destinations
  /** an attempt is done: its PDF can be fetched */
  onDone(attempt: Pick<Attempt, 'id'>): void
}

export interface Outbox {
  /** one POST of this attempt, or the one that is under way; resolves when its outcome is stored */
  send(attemptId: string): Promise<void>
  isSending(attemptId: string): boolean
  /** asks whether an attempt whose outcome is unknown made its invoice, which bills nothing; resolves when it is stored */
  lookUp(attemptId: string): Promise<void>
  /** it was taken back or settled by a person: nothing is tried again */
  forget(attemptId: string): void
  /** a key was changed: what waits for one is tried again */
  wake(connectionId: string): void
  /** what an earlier run left behind */
  resume(): void
  /** stops waiting, and gives what is under way a moment to end */
  close(): Promise<void>
}

/** How long a POST may still take when the program is to close; then it is broken off and its outcome is unknown. */
const lastMs = 2000

/** POSTs at once */
const mostAtOnce = 8

export function createOutbox(parts: OutboxParts): Outbox {
  const { store, clock, log, events, generate, destinations, onDone } = parts
  const lookUp = createLookup(parts)
  const verifyService = createIdempotencyVerifier(parts)
  const sending = new Map<string, Promise<void>>()
  const retries = createRetries(clock, attemptId => {
    // a look-up that is under way is not the POST that is due
    if (sending.has(attemptId)) retries.later(attemptId, 0)
    else void start(attemptId, { isDue: true })
  })
  /** connections whose key was refused, until they get another */
  const refusedKeys = new Map<string, string>()
  const stop = new AbortController()
  const semaphore = createSemaphore(mostAtOnce)

  function start(attemptId: string, when: { isDue: boolean }): Promise<void> {
    if (!sending.has(attemptId)) retries.stop(attemptId)
    return alone(attemptId, () => semaphore.take(() => post(attemptId, when), !when.isDue))
  }

  /** One thing at a time for each attempt: who asks for another gets the one that is under way. */
  function alone(attemptId: string, work: () => Promise<void>): Promise<void> {
    const underWay = sending.get(attemptId)
    if (underWay) return underWay
    if (stop.signal.aborted) return Promise.resolve()
    const run = work()
      .catch(error => {
        log.write('error', 'submission', { error })
        // past a failing store all goes on; what may be a mistake of ours is not repeated where it could bill
        resumeOne(attemptId, { mayRepeat: error instanceof AppError })
      })
      .finally(() => sending.delete(attemptId))
    sending.set(attemptId, run)
    return run
  }

  async function post(attemptId: string, { isDue }: { isDue: boolean }): Promise<void> {
    const before = findOpen(attemptId)
    if (!before || !mayLeave(before)) return
    if (!isAsFrozen(before)) return refuseChanged(before)
    const wait = isDue ? 0 : waitLeft(before)
    if (wait > 0) return retries.later(attemptId, wait)
    const destination = await cumulativeAdvances(before)
    if (!destination || stop.signal.aborted) return
    if (await isFound(before, destination)) return
    const attempt = leave(before)
    if (!attempt) return tell(before)
    const outcome = await generate.generate({
      baseUrl: destination.baseUrl,
      key: destination.key.key,
      idempotencyKey: before.idempotencyKey,
      payload: before.payload,
      signal: stop.signal,
    })
    if (outcome.kind === 'key_refused') refusedKeys.set(attempt.connectionId, destination.key.fingerprint)
    const next = await untilStored(() => settle(attempt, outcome))
    tell(attempt)
    if (next.retryAfterMs !== null) retries.later(attempt.id, next.retryAfterMs)
    else retries.forget(attempt.id)
    if (next.change.state !== 'done') return
    onDone(attempt)
    void verify(attempt, destination)
  }

  async function ask(attemptId: string): Promise<void> {
    const attempt = findOpen(attemptId)
    if (attempt?.state !== 'unknown') return
    if (!isAsFrozen(attempt)) return refuseChanged(attempt)
    const destination = await cumulativeAdvances(attempt)
    if (destination) await isFound(attempt, destination)
  }

  /** Nothing of it may leave, neither the invoice nor, to an address that may have changed, the key. */
  function refuseChanged(attempt: Attempt): void {
    const isSent = store.attempts.mayBeSent(attempt.id)
    const error = new AppError(
      'stored_data_changed',
      isSent ? { message: { code: 'submission.data_changed_sent' } } : {},
    )
    const change: AttemptChange = isSent
      ? { state: 'unknown', inDoubt: true }
      : { state: 'refused', finishedAt: clock.now().toISOString() }
    store.attempts.change(attempt.id, attempt.state, { ...change, problem: problemOf(error) })
    retries.forget(attempt.id)
    tell(attempt)
    // the damage that was found is reported
    events.emit({ type: 'store-changed' })
  }

  /** What is in doubt is looked for before it is sent again. */
  async function isFound(attempt: Attempt, destination: Destination): Promise<boolean> {
    if (attempt.state !== 'unknown' || !(await lookUp(attempt, destination, stop.signal))) return false
    retries.forget(attempt.id)
    tell(attempt)
    onDone(attempt)
    void verify(attempt, destination)
    return true
  }

  /** An attempt that is `sending` while nobody sends it was broken off: its outcome is unknown. */
  function findOpen(attemptId: string): Attempt | undefined {
    const attempt = store.attempts.find(attemptId)
    if (attempt?.state !== 'sending') return attempt
    store.attempts.change(attempt.id, 'sending', interrupted(attempt))
    tell(attempt)
    return store.attempts.find(attemptId)
  }

  function settle(attempt: Attempt, outcome: Outcome): NextStep {
    const now = clock.now()
    const safeToRepeat = isSafeToRepeat(store, attempt, now)
    const next = nextStep(attempt, outcome, { safeToRepeat, now: now.toISOString() })
    store.attempts.change(attempt.id, 'sending', next.change)
    return next
  }

  /** Runs in the background once the invoice is done; what fails is tried again after the next one. */
  async function verify(attempt: Attempt, destination: Destination): Promise<void> {
    try {
      if (await verifyService(attempt.id, destination, stop.signal)) resumeDoubts(attempt)
    } catch (error) {
      log.write('error', 'idempotency not verified', { error })
    }
  }

  /** What was lost at this service before it was known not to bill twice can be asked for from now on. */
  function resumeDoubts({ baseUrl, keyFingerprint }: Attempt): void {
    for (const { id, ...other } of store.attempts.open())
      if (other.state === 'unknown' && other.baseUrl === baseUrl && other.keyFingerprint === keyFingerprint)
        resumeOne(id, { mayRepeat: true })
  }

  /** An answer is a receipt: whatever keeps it from being written, it is held, and not forgotten. */
  async function untilStored<Value>(step: () => Value): Promise<Value> {
    for (let failed = 0; ; failed++) {
      try {
        return step()
      } catch (error) {
        if (stop.signal.aborted) throw error
        log.write('error', 'outcome not stored yet', { error })
      }
      await new Promise<void>(resolve => {
        clock.after(backoffMs(failed), resolve)
        stop.signal.addEventListener('abort', () => resolve(), { once: true })
      })
    }
  }

  /** Where this attempt may go now. What is in the way is stored for the page, and the attempt waits. */
  async function cumulativeAdvances(attempt: Attempt): Promise<Destination | undefined> {
    try {
      const destination = await destinations.of({ id: attempt.connectionId, baseUrl: attempt.baseUrl })
      refuseOtherKey(attempt, destination)
      return destination
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      store.attempts.change(attempt.id, attempt.state, { problem: problemOf(error) })
      tell(attempt)
      if (error.code === 'practice_failed' || error.code === 'keychain_unavailable')
        retries.later(attempt.id, 0)
      return undefined
    }
  }

  /** Frozen with one key, sent with that one: a test invoice never becomes a live one by a changed connection. */
  function refuseOtherKey(attempt: Attempt, { key }: Destination): void {
    if (key.kind !== attempt.mode || (attempt.baseUrl !== null && key.fingerprint !== attempt.keyFingerprint))
      throw new AppError(
        'key_changed',
        attempt.state === 'unknown' ? { message: { code: 'submission.key_changed_unknown' } } : {},
      )
    if (refusedKeys.get(attempt.connectionId) === key.fingerprint) throw new AppError('key_refused')
  }

  const mayLeave = (attempt: Attempt): boolean =>
    attempt.state === 'queued' || (attempt.state === 'unknown' && isSafeToRepeat(store, attempt, clock.now()))

  /** The last thing before the first byte: from here on a crash means that the outcome is unknown. */
  function leave(before: Attempt): Attempt | undefined {
    const { id, state } = before
    try {
      const change = { state: 'sending', problem: null } as const
      if (!mayLeave(before) || !store.attempts.change(id, state, change)) return undefined
    } catch (error) {
      // the journal knows another invoice with this number that was billed or may have been
      if (!(error instanceof AppError) || error.code !== 'number_taken') throw error
      const end = { state: 'refused', finishedAt: clock.now().toISOString() } as const
      // what may have been billed before stays in doubt
      store.attempts.change(id, state, { ...(state === 'queued' && end), problem: problemOf(error) })
      return undefined
    }
    tell(before)
    return store.attempts.find(id)
  }

  /** Of what the service asked for; a longer one than it may ask for means that the clock was set back. */
  function waitLeft({ retryAt }: Attempt): number {
    const left = retryAt === null ? 0 : Date.parse(retryAt) - clock.now().getTime()
    return left > 0 && left <= longestWaitMs ? left : 0
  }

  const tell = (attempt: Attempt) => events.emit({ type: 'invoice-changed', id: attempt.invoiceId })

  /** Never throws: one attempt that cannot be read or written must not stop the others, or the start. */
  function resumeOne(attemptId: string, { mayRepeat }: { mayRepeat: boolean }): void {
    if (stop.signal.aborted) return
    try {
      const attempt = findOpen(attemptId)
      if (attempt?.state === 'queued' || (attempt && mayRepeat && mayLeave(attempt)))
        retries.later(attemptId, waitLeft(attempt))
    } catch (error) {
      log.write('error', 'resume', { error })
      retries.later(attemptId, 0)
    }
  }

  return {
    send: attemptId => start(attemptId, { isDue: false }),
    isSending: attemptId => sending.has(attemptId),
    lookUp: attemptId => alone(attemptId, () => ask(attemptId)),
    forget: retries.forget,
    wake(connectionId) {
      refusedKeys.delete(connectionId)
      for (const attempt of store.attempts.open())
        if (attempt.connectionId === connectionId && mayLeave(attempt))
          void start(attempt.id, { isDue: false })
    },
    resume() {
      for (const attempt of store.attempts.open()) resumeOne(attempt.id, { mayRepeat: true })
    },
    async close() {
      retries.close()
      semaphore.close()
      const ended = Promise.allSettled(sending.values())
      const breakOff = clock.after(lastMs, () => stop.abort())
      await ended
      breakOff()
      stop.abort()
    },
  }
}

const problemOf = (error: AppError): ProblemView => ({
  code: error.code,
  message: error.reason,
  status: null,
  requestId: null,
  fields: [],
})
