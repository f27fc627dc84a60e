import type { ProblemView } from '#contract/desktop-api.ts'
import { AppError } from '#core/app-error.ts'
import { backoffMs } from './backoff.ts'
import type { Destination, Destinations } from './destination.ts'
import type { Events } from './events.ts'
import { interrupted, type NextStep, nextStep } from './outcome.ts'
import type { Attempt, Clock, GenerateClient, Log, Outcome, Store } from './ports.ts'
import { isSafeToRepeat } from './submission-view.ts'

export interface OutboxParts {
  store: Store
  clock: Clock
  log: Log
  events: Events
  generate: GenerateClient
  destinations: Destinations
  /** an attempt is done: its PDF can be fetched */
  onDone(attempt: Attempt): void
}

export interface Outbox {
  /** one POST of this attempt, or the one that is under way; resolves when its outcome is stored */
  send(attemptId: string): Promise<void>
  isSending(attemptId: string): boolean
  /** a key was changed: what waits for one is tried again */
  wake(connectionId: string): void
  /** what an earlier run left behind */
  resume(): void
  /** stops waiting, and gives what is under way a moment to end */
  close(): Promise<void>
}

/** How long a POST may still take when the program is to close; then it is broken off and its outcome is unknown. */
const lastMs = 2000

export function createOutbox(parts: OutboxParts): Outbox {
  const { store, clock, log, events, generate, destinations, onDone } = parts
  const sending = new Map<string, Promise<void>>()
  const timers = new Map<string, () => void>()
  const failures = new Map<string, number>()
  /** connections whose key was refused, until they get another */
  const refusedKeys = new Map<string, string>()
  const stop = new AbortController()

  function send(attemptId: string): Promise<void> {
    const underWay = sending.get(attemptId)
    if (underWay) return underWay
    if (stop.signal.aborted) return Promise.resolve()
    timers.get(attemptId)?.()
    timers.delete(attemptId)
    const run = post(attemptId)
      .catch(error => {
        log.write('error', 'submission', { error })
        if (error instanceof AppError) retry(attemptId, 0)
      })
      .finally(() => sending.delete(attemptId))
    sending.set(attemptId, run)
    return run
  }

  async function post(attemptId: string): Promise<void> {
    const before = store.attempts.find(attemptId)
    if (!before) return
    const destination = await reach(before)
    if (!destination || stop.signal.aborted) return
    const attempt = leave(before)
    if (!attempt) return
    const outcome = await generate.generate({
      baseUrl: destination.baseUrl,
      key: destination.key.key,
      idempotencyKey: attempt.idempotencyKey,
      payload: attempt.payload,
      signal: stop.signal,
    })
    if (outcome.kind === 'key_refused') refusedKeys.set(attempt.connectionId, destination.key.fingerprint)
    const next = await untilStored(() => settle(attempt, outcome))
    tell(attempt)
    if (next.retryAfterMs !== null) retry(attempt.id, next.retryAfterMs)
    else failures.delete(attempt.id)
    const after = store.attempts.find(attempt.id)
    if (after?.state === 'done') onDone(after)
  }

  function settle(attempt: Attempt, outcome: Outcome): NextStep {
    const now = clock.now().toISOString()
    if (outcome.idempotent && attempt.baseUrl !== null)
      store.attempts.rememberIdempotent(attempt.baseUrl, attempt.keyFingerprint, now)
    const next = nextStep(attempt, outcome, { safeToRepeat: isSafeToRepeat(store, attempt), now })
    store.attempts.change(attempt.id, 'sending', next.change)
    return next
  }

  /** An answer is a receipt: while the disk is full it is held, and not forgotten. */
  async function untilStored<Value>(step: () => Value): Promise<Value> {
    for (let failed = 0; ; failed++) {
      try {
        return step()
      } catch (error) {
        if (!(error instanceof AppError) || stop.signal.aborted) throw error
        log.write('error', 'outcome not stored yet', { error })
      }
      await new Promise<void>(resolve => {
        clock.after(backoffMs(failed), resolve)
        stop.signal.addEventListener('abort', () => resolve(), { once: true })
      })
    }
  }

  /** Where this attempt may go now. What is in the way is stored for the page, and the attempt waits. */
  async function reach(attempt: Attempt): Promise<Destination | undefined> {
    try {
      const destination = await destinations.of({ id: attempt.connectionId, baseUrl: attempt.baseUrl })
      refuseOtherKey(attempt, destination)
      return destination
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      store.attempts.change(attempt.id, attempt.state, { problem: problemOf(error) })
      tell(attempt)
      if (error.code === 'practice_failed' || error.code === 'keychain_unavailable') retry(attempt.id, 0)
      return undefined
    }
  }

  /** Frozen with one key, sent with that one: a test invoice never becomes a live one by a changed connection. */
  function refuseOtherKey(attempt: Attempt, { key }: Destination): void {
    if (key.kind !== attempt.mode || (attempt.baseUrl !== null && key.fingerprint !== attempt.keyFingerprint))
      throw new AppError('key_changed')
    if (refusedKeys.get(attempt.connectionId) === key.fingerprint) throw new AppError('key_refused')
  }

  /** The last thing before the first byte: from here on a crash means that the outcome is unknown. */
  function leave(before: Attempt): Attempt | undefined {
    const isOpen = before.state === 'queued' || (before.state === 'unknown' && isSafeToRepeat(store, before))
    if (!isOpen || !store.attempts.change(before.id, before.state, { state: 'sending', problem: null }))
      return undefined
    tell(before)
    return store.attempts.find(before.id)
  }

  function retry(attemptId: string, atLeastMs: number): void {
    if (stop.signal.aborted) return
    const failed = failures.get(attemptId) ?? 0
    failures.set(attemptId, failed + 1)
    const wait = Math.max(atLeastMs, backoffMs(failed))
    timers.get(attemptId)?.()
    timers.set(
      attemptId,
      clock.after(wait, () => void send(attemptId)),
    )
  }

  const tell = (attempt: Attempt) => events.emit({ type: 'invoice-changed', id: attempt.invoiceId })

  function resumeOne(attempt: Attempt): void {
    if (attempt.state === 'sending') {
      store.attempts.change(attempt.id, 'sending', interrupted(attempt))
      tell(attempt)
    }
    if (attempt.state === 'queued' || isSafeToRepeat(store, attempt)) retry(attempt.id, 0)
  }

  return {
    send,
    isSending: attemptId => sending.has(attemptId),
    wake(connectionId) {
      refusedKeys.delete(connectionId)
      for (const attempt of store.attempts.open())
        if (attempt.connectionId === connectionId && attempt.state === 'queued') void send(attempt.id)
    },
    resume() {
      for (const attempt of store.attempts.open()) resumeOne(attempt)
    },
    async close() {
      for (const cancel of timers.values()) cancel()
      timers.clear()
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
  message: error.message,
  status: null,
  requestId: null,
  fields: [],
})
