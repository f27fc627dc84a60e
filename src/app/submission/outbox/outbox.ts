import type { ProblemView } from '#contract/submission.ts'
import { createSemaphore } from '#core/concurrency.ts'
import { parseTemplateReference } from '#core/design-values.ts'
import { AppError } from '#core/errors/app-error.ts'
import { sha256Of } from '#node/sha256.ts'
import type { Destination, Destinations } from '../../connections/destination.ts'
import type { Events } from '../../events.ts'
import type { Clock, Log } from '../../ports/ports.ts'
import type { GenerateClient, JobReader, Outcome } from '../../ports/services.ts'
import type { Attempt, AttemptChange, Store } from '../../ports/store.ts'
import { backoffMs, createRetries, maxRetryAfterMs } from '../../retries.ts'
import { withTemplate } from '../../sent-fields.ts'
import { isSafeToRepeat } from '../../submission-view.ts'
import { isIntact } from './freeze.ts'
import { createLookup } from './lookup.ts'
import { interrupted, type NextStep, nextStep } from './next-step.ts'
import { refusalOf, type TemplatePublisher } from './template-publisher.ts'
import { createIdempotencyVerifier } from './verify-idempotency.ts'

export interface OutboxDeps {
  store: Store
  clock: Clock
  log: Log
  events: Events
  generate: GenerateClient
  jobs: JobReader
  destinations: Destinations
  templatePublisher: TemplatePublisher
  /** called when an attempt is done and its PDF can be downloaded */
  onDone(attempt: Pick<Attempt, 'id'>): void
}

export interface Outbox {
  /** sends one POST, or joins the one in flight; resolves when its outcome is stored */
  send(attemptId: string): Promise<void>
  isSending(attemptId: string): boolean
  /** looks up an attempt with an unknown outcome without billing; resolves when the answer is stored */
  lookUp(attemptId: string): Promise<void>
  /** cancels retries of an attempt that was withdrawn or settled by the user */
  forget(attemptId: string): void
  /** retries attempts of a connection whose key was changed */
  wake(connectionId: string): void
  /** resumes attempts of an earlier run */
  resume(): void
  /** cancels retries and lets POSTs in flight end within {@link shutdownGraceMs} */
  close(): Promise<void>
}

/** Grace period of POSTs in flight when the program closes; then they are aborted and their outcome is unknown. */
const shutdownGraceMs = 2000

const maxConcurrentPosts = 8

export function createOutbox(deps: OutboxDeps): Outbox {
  const { store, clock, log, events, generate, destinations, templatePublisher, onDone } = deps
  const lookUp = createLookup(deps)
  const verifyService = createIdempotencyVerifier(deps)
  const sending = new Map<string, Promise<void>>()
  const retries = createRetries(clock, attemptId => {
    // A lookup in flight must not replace the due POST, so the POST is scheduled again.
    if (sending.has(attemptId)) retries.later(attemptId, 0)
    else void start(attemptId, { isDue: true })
  })
  /** fingerprint of the refused key by connection */
  const refusedKeys = new Map<string, string>()
  const stop = new AbortController()
  // Waiting submissions must not overload a service that becomes available.
  const semaphore = createSemaphore(maxConcurrentPosts)

  function start(attemptId: string, when: { isDue: boolean }): Promise<void> {
    if (!sending.has(attemptId)) retries.stop(attemptId)
    return runExclusively(attemptId, () => semaphore.take(() => post(attemptId, when), !when.isDue))
  }

  /** Runs one task per attempt at a time; further callers join the running one. */
  function runExclusively(attemptId: string, work: () => Promise<void>): Promise<void> {
    const running = sending.get(attemptId)
    if (running) return running
    if (stop.signal.aborted) return Promise.resolve()
    const run = work()
      .catch(error => {
        log.write('error', 'submission', { error })
        // Retries after an error of the store. After an unexpected error, nothing that could be billed is repeated.
        resumeOne(attemptId, { mayRepeat: error instanceof AppError })
      })
      .finally(() => sending.delete(attemptId))
    sending.set(attemptId, run)
    return run
  }

  async function post(attemptId: string, { isDue }: { isDue: boolean }): Promise<void> {
    const found = findOpen(attemptId)
    if (!found) return
    if (isOpen(found) && isUnproven(found)) return rejectDamaged(found)
    if (!maySend(found)) return
    if (!isIntact(found)) return rejectDamaged(found)
    const wait = isDue ? 0 : remainingWait(found)
    if (wait > 0) return retries.later(attemptId, wait)
    const destination = await resolveDestination(found)
    if (!destination || stop.signal.aborted) return
    const before = await withNamedVersion(found, destination)
    if (!before || stop.signal.aborted) return
    if (await isDoneByLookup(before, destination)) return
    const attempt = markSending(before)
    if (!attempt) return notifyChanged(before)
    const outcome = await generate.generate({
      ...destination.access,
      idempotencyKey: before.idempotencyKey,
      payload: before.payload,
      signal: stop.signal,
    })
    if (outcome.kind === 'key_refused') refusedKeys.set(attempt.connectionId, destination.key.fingerprint)
    const next = await untilStored(() => settle(attempt, templateGone(attempt, outcome, destination)))
    notifyChanged(attempt)
    if (next.retryAfterMs !== null) retries.later(attempt.id, next.retryAfterMs)
    else retries.forget(attempt.id)
    if (next.change.state !== 'done') return
    onDone(attempt)
    void verify(attempt, destination)
  }

  /**
   * Publishes the custom template of an attempt that was frozen while the service did not answer, and stores the
   * version in the attempt.
   * @returns `undefined` if the attempt waits or was refused
   */
  async function withNamedVersion(attempt: Attempt, destination: Destination): Promise<Attempt | undefined> {
    const { id, template, templateSha256, connectionId } = attempt
    if (templateSha256 === null || parseTemplateReference(template).version !== null) return attempt
    const content = store.templates.content(templateSha256)
    if (content === undefined) return refuse(attempt, fileMissing(template))
    const own = { name: template, file: { sha256: templateSha256, content } }
    const result = await templatePublisher.name(own, { connectionId, destination }, stop.signal)
    if (stop.signal.aborted) return undefined
    if ('named' in result) {
      const isNamed = store.attempts.nameVersion(id, namedVersion(attempt, result.named))
      // The attempt may have been withdrawn in the meantime.
      return isNamed ? store.attempts.find(id) : undefined
    }
    if (result.kind === 'retry_later') {
      const retryAfterMs = result.afterMs ?? 0
      const isLong = retryAfterMs > maxRetryAfterMs
      if (isLong) return refuse(attempt, { ...result.problem, message: { code: 'busy.long' } })
      if (store.attempts.change(id, 'queued', { problem: result.problem })) retries.later(id, retryAfterMs)
      notifyChanged(attempt)
      return undefined
    }
    if (result.kind === 'key_refused') refusedKeys.set(connectionId, destination.key.fingerprint)
    return refuse(
      attempt,
      result.kind === 'key_refused' ? result.problem : problemOf(refusalOf(template, result)),
    )
  }

  function namedVersion(attempt: Attempt, template: string) {
    const payload = withTemplate(attempt.payload, template)
    const payloadSha256 = sha256Of(payload)
    const idempotencyKey =
      store.attempts.idempotencyKey({ ...attempt, payloadSha256 }) ?? attempt.idempotencyKey
    return { template, payload, payloadSha256, idempotencyKey }
  }

  /** Ends an attempt that was never sent. */
  function refuse(attempt: Attempt, problem: ProblemView): undefined {
    const finishedAt = clock.now().toISOString()
    store.attempts.change(attempt.id, 'queued', { state: 'refused', problem, finishedAt })
    retries.forget(attempt.id)
    notifyChanged(attempt)
  }

  /**
   * Forgets a template version that the service no longer has, so that the next submission by the user publishes it
   * again.
   */
  function templateGone(attempt: Attempt, outcome: Outcome, destination: Destination): Outcome {
    const { template, templateSha256, connectionId } = attempt
    if (outcome.kind !== 'refused' || templateSha256 === null) return outcome
    if (!outcome.problem.fields.some(({ path }) => path === 'template')) return outcome
    const keyFingerprint = destination.key.fingerprint
    store.templates.forgetPublished({ connectionId, keyFingerprint, sha256: templateSha256 })
    const message = { code: 'own_template.version_gone', params: { template } } as const
    return { ...outcome, problem: { ...outcome.problem, message, fields: [] } }
  }

  async function lookUpUnknown(attemptId: string): Promise<void> {
    const attempt = findOpen(attemptId)
    if (attempt?.state !== 'unknown') return
    if (!isIntact(attempt) || isUnproven(attempt)) return rejectDamaged(attempt)
    const destination = await resolveDestination(attempt)
    if (destination) await isDoneByLookup(attempt, destination)
  }

  /**
   * Whether the attempt differs from the frozen one, or is queued and not confirmed by the journal of this computer;
   * then nothing is sent, and the user settles it.
   */
  const isUnproven = ({ id, state }: Attempt): boolean =>
    store.attempts.isChanged(id) || (state === 'queued' && !store.attempts.isConfirmedHere(id))

  /** Sends nothing, because the stored payload, or the address that would receive the key, may be damaged. */
  function rejectDamaged(attempt: Attempt): void {
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
    notifyChanged(attempt)
    // The status of the store changed, because it now includes the damage.
    events.emit({ type: 'store-changed' })
  }

  /** Looks up an attempt with an unknown outcome before it is sent again. */
  async function isDoneByLookup(attempt: Attempt, destination: Destination): Promise<boolean> {
    if (attempt.state !== 'unknown' || !(await lookUp(attempt, destination, stop.signal))) return false
    retries.forget(attempt.id)
    notifyChanged(attempt)
    onDone(attempt)
    void verify(attempt, destination)
    return true
  }

  /** An attempt in the state `sending` without a POST in flight was interrupted: its outcome is unknown. */
  function findOpen(attemptId: string): Attempt | undefined {
    const attempt = store.attempts.find(attemptId)
    if (attempt?.state !== 'sending') return attempt
    store.attempts.change(attempt.id, 'sending', interrupted(attempt))
    notifyChanged(attempt)
    return store.attempts.find(attemptId)
  }

  function settle(attempt: Attempt, outcome: Outcome): NextStep {
    const now = clock.now()
    const safeToRepeat = isSafeToRepeat(store, attempt, now)
    const next = nextStep(attempt, outcome, { safeToRepeat, now: now.toISOString() })
    store.attempts.change(attempt.id, 'sending', next.change)
    return next
  }

  /** Runs in the background after a done attempt; a failure is retried after the next one. */
  async function verify(attempt: Attempt, destination: Destination): Promise<void> {
    try {
      if (await verifyService(attempt.id, destination, stop.signal)) resumeUnknown(attempt)
    } catch (error) {
      log.write('error', 'idempotency not verified', { error })
    }
  }

  /** Retries unknown outcomes of a service that is now known to be idempotent. */
  function resumeUnknown({ baseUrl, keyFingerprint }: Attempt): void {
    for (const { id, ...other } of store.attempts.open())
      if (other.state === 'unknown' && other.baseUrl === baseUrl && other.keyFingerprint === keyFingerprint)
        resumeOne(id, { mayRepeat: true })
  }

  /** Retries storing an outcome until it succeeds, because the answer is the only receipt. */
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

  /** Base URL and key of an attempt; stores an error for the page and lets the attempt wait. */
  async function resolveDestination(attempt: Attempt): Promise<Destination | undefined> {
    try {
      const destination = await destinations.of({ id: attempt.connectionId, baseUrl: attempt.baseUrl })
      refuseOtherKey(attempt, destination)
      return destination
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      store.attempts.change(attempt.id, attempt.state, { problem: problemOf(error) })
      notifyChanged(attempt)
      if (error.code === 'practice_failed' || error.code === 'keychain_unavailable')
        retries.later(attempt.id, 0)
      return undefined
    }
  }

  /** An attempt is sent only with the key that it was frozen with, so a test invoice never becomes a live one. */
  function refuseOtherKey(attempt: Attempt, { key }: Destination): void {
    if (key.kind !== attempt.mode || (attempt.baseUrl !== null && key.fingerprint !== attempt.keyFingerprint))
      throw new AppError(
        'key_changed',
        attempt.state === 'unknown' ? { message: { code: 'submission.key_changed_unknown' } } : {},
      )
    if (refusedKeys.get(attempt.connectionId) === key.fingerprint) throw new AppError('key_refused')
  }

  const maySend = (attempt: Attempt): boolean =>
    attempt.state === 'queued'
      ? store.attempts.isConfirmedHere(attempt.id)
      : attempt.state === 'unknown' && isSafeToRepeat(store, attempt, clock.now())

  /** Stores the state `sending` before the first byte is sent: after a crash the outcome is then unknown. */
  function markSending(before: Attempt): Attempt | undefined {
    const { id, state } = before
    try {
      const change = { state: 'sending', problem: null } as const
      if (!maySend(before) || !store.attempts.change(id, state, change)) return undefined
    } catch (error) {
      // The journal contains another invoice with this number that may have been billed.
      if (!(error instanceof AppError) || error.code !== 'number_taken') throw error
      const end = { state: 'refused', finishedAt: clock.now().toISOString() } as const
      // An attempt that may have been billed stays unknown.
      store.attempts.change(id, state, { ...(state === 'queued' && end), problem: problemOf(error) })
      return undefined
    }
    notifyChanged(before)
    return store.attempts.find(id)
  }

  /**
   * Remaining wait that the service asked for in ms; 0 if it exceeds the maximum, because then the clock was set back.
   */
  function remainingWait({ retryAt }: Attempt): number {
    const left = retryAt === null ? 0 : Date.parse(retryAt) - clock.now().getTime()
    return left > 0 && left <= maxRetryAfterMs ? left : 0
  }

  const notifyChanged = (attempt: Attempt) => events.invoiceChanged(attempt.invoiceId)

  /** Never throws, so that one unreadable attempt does not prevent the start. */
  function resumeOne(attemptId: string, { mayRepeat }: { mayRepeat: boolean }): void {
    if (stop.signal.aborted) return
    try {
      const attempt = findOpen(attemptId)
      if (attempt?.state === 'queued' || (attempt && mayRepeat && maySend(attempt)))
        retries.later(attemptId, remainingWait(attempt))
    } catch (error) {
      log.write('error', 'resume', { error })
      retries.later(attemptId, 0)
    }
  }

  return {
    send: attemptId => start(attemptId, { isDue: false }),
    isSending: attemptId => sending.has(attemptId),
    lookUp: attemptId => runExclusively(attemptId, () => lookUpUnknown(attemptId)),
    forget: retries.forget,
    wake(connectionId) {
      refusedKeys.delete(connectionId)
      for (const attempt of store.attempts.open())
        if (attempt.connectionId === connectionId && maySend(attempt))
          void start(attempt.id, { isDue: false })
    },
    resume() {
      for (const attempt of store.attempts.open()) resumeOne(attempt.id, { mayRepeat: true })
    },
    async close() {
      retries.close()
      semaphore.close()
      const ended = Promise.allSettled(sending.values())
      const breakOff = clock.after(shutdownGraceMs, () => stop.abort())
      await ended
      breakOff()
      stop.abort()
    },
  }
}

const isOpen = ({ state }: Attempt): boolean => state === 'queued' || state === 'unknown'

const problemOf = (error: AppError): ProblemView => ({
  code: error.code,
  message: error.reason,
  status: null,
  requestId: null,
  fields: [],
})

const fileMissing = (name: string): ProblemView =>
  problemOf(
    new AppError('template_unavailable', {
      message: { code: 'own_template.file_missing', params: { name } },
    }),
  )
