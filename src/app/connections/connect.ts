import { randomUUID } from 'node:crypto'
import { keyOriginOf } from '#contract/base-url.ts'
import {
  type ConnectAttempt,
  type ConnectFailure,
  type ConnectState,
  keysPagePath,
} from '#contract/connecting.ts'
import { AppError } from '#core/errors/app-error.ts'
import type { Message } from '#core/messages/message.ts'
import type { Events } from '../events.ts'
import type { Ports } from '../ports/ports.ts'
import type { DeviceGrant, GrantAnswer, GrantedKey } from '../ports/services.ts'
import type { StoredConnection } from '../ports/store.ts'
import type { ConnectIntents } from './connect-intents.ts'
import { connectTargetOf, type StartArgument, type Target } from './connect-target.ts'
import type { Connections } from './connections.ts'
import type { Keys } from './keys.ts'

export interface ConnectDeps
  extends Pick<Ports, 'store' | 'clock' | 'log' | 'grants' | 'accounts' | 'shell' | 'machine' | 'preset'> {
  keys: Keys
  intents: ConnectIntents
  connections: Pick<Connections, 'all' | 'find' | 'add' | 'activate' | 'waitingFor'>
  events: Events
  /** called when the key of a connection was replaced */
  onKey(connectionId: string): Promise<void>
  /** `undefined` until the practice service was started */
  practiceUrl(): string | undefined
}

interface Running extends Target {
  id: string
  state: ConnectState
  grant: DeviceGrant | undefined
  /** id of the intent, whose device code is in the keychain; `undefined` without a keychain */
  intent: string | undefined
  /** aborted when the attempt is cancelled or the program ends; a poll in flight is still answered */
  ends: AbortController
  /** ends the wait between two polls */
  skipWait: () => void
  done: Promise<void>
}

const maxAttempts = 5
/** RFC 8628, 3.5 */
const slowDownMs = 5000
const maxIntervalMs = 60_000
/** Minimum interval between polls while the service cannot be reached. */
const unreachableMs = 5000
/** Time at program end for a poll in flight and for revoking a key that it returns. */
const shutdownGraceMs = 4000

/** Runs attempts to get a key with the device grant (RFC 8628). */
export function createConnect(deps: ConnectDeps) {
  const { store, clock, log, grants, accounts, shell, machine, preset } = deps
  const { keys, intents, connections, events, onKey, practiceUrl } = deps
  const attempts = new Map<string, Running>()

  const viewOf = ({ id, connectionId, name, baseUrl, state }: Running): ConnectAttempt => ({
    id,
    connectionId,
    name,
    baseUrl,
    state,
  })
  const views = (): ConnectAttempt[] => [...attempts.values()].map(viewOf)

  function become(attempt: Running, state: ConnectState): void {
    attempt.state = state
    if (attempts.get(attempt.id) === attempt) events.emit({ type: 'connecting', attempts: views() })
  }

  async function start(argument: StartArgument): Promise<ConnectAttempt> {
    store.dataFile.requireWritable()
    const running = [...attempts.values()].filter(isRunning)
    const same = running.find(
      ({ connectionId }) => connectionId !== null && connectionId === argument.connectionId,
    )
    if (same) return viewOf(same)
    if (running.length >= maxAttempts)
      throw new AppError('invalid_argument', { message: { code: 'connect.too_many' } })
    const target = connectTargetOf(argument, {
      preset,
      connections,
      practiceUrl: practiceUrl(),
      takenNames: running.map(({ name }) => name),
    })
    const keychain = await keys.keychain()
    // Checked first, so that the service makes no key that cannot be stored.
    if (!keychain.available && target.store === 'keychain')
      throw new AppError('keychain_unavailable', { message: keychain.message })
    const attempt: Running = {
      ...target,
      id: randomUUID(),
      state: { step: 'asking' },
      grant: undefined,
      intent: undefined,
      ends: new AbortController(),
      skipWait: () => {},
      done: Promise.resolve(),
    }
    // Ended attempts at the same service are outdated.
    for (const [id, other] of attempts)
      if (!isRunning(other) && keyOriginOf(other.baseUrl) === keyOriginOf(target.baseUrl)) attempts.delete(id)
    attempts.set(attempt.id, attempt)
    become(attempt, attempt.state)
    attempt.done = run(attempt).catch(error => {
      log.write('error', 'connect', { error })
      become(attempt, { step: 'failed', reason: 'unusable', message: { code: 'internal' } })
    })
    return viewOf(attempt)
  }

  async function run(attempt: Running): Promise<void> {
    const { baseUrl, ends } = attempt
    const begun = await grants.begin({
      baseUrl,
      computerName: machine.computerName(),
      signal: ends.signal,
    })
    if (ends.signal.aborted) return
    if (begun.kind === 'problem') {
      fail(attempt, begun.reason, begun.message)
      return
    }
    attempt.grant = begun
    try {
      if (attempt.store === 'keychain') attempt.intent = await intents.add(attempt, begun.deviceCode)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      fail(attempt, 'not_kept', { code: 'connect.no_place', params: { problem: error.reason } })
      return
    }
    const expiresAt = clock.now().getTime() + begun.expiresInMs
    become(attempt, {
      step: 'waiting',
      userCode: begun.userCode,
      page: begun.page,
      expiresAt: new Date(expiresAt).toISOString(),
      isSlowed: false,
      unreachableSince: null,
    })
    await openPage(attempt).catch((error: unknown) => log.write('warn', 'connect page', { error }))
    const granted = await untilAnswered(attempt, begun, expiresAt)
    if (granted !== undefined && !ends.signal.aborted) return await keep(attempt, granted)
    if (await isGivenUp(attempt, begun, granted)) await forgetIntent(attempt)
  }

  /** Whether an attempt that made no connection left no key either. If that is unknown, the next start settles it. */
  async function isGivenUp(
    { baseUrl, state }: Running,
    { deviceCode }: DeviceGrant,
    granted: GrantedKey | undefined,
  ): Promise<boolean> {
    if (granted) return (await grants.revoke({ baseUrl, key: granted.key })) === 'revoked'
    // An unreadable answer may have contained a key.
    const isUnread = state.step === 'failed' && (state.reason === 'unusable' || state.reason === 'redirected')
    return !isUnread || (await grants.abandon({ baseUrl, deviceCode })) === 'settled'
  }

  /** @returns the key, even if the attempt ended meanwhile; `undefined` if there will be none */
  async function untilAnswered(
    attempt: Running,
    grant: DeviceGrant,
    expiresAt: number,
  ): Promise<GrantedKey | undefined> {
    let intervalMs = grant.intervalMs
    let waitMs = intervalMs
    while (true) {
      await wait(attempt, waitMs)
      if (attempt.ends.signal.aborted) return undefined
      // The user may have confirmed during the last interval, so the service is polled once more.
      const isLast = clock.now().getTime() >= expiresAt
      // The poll is not aborted, because its answer may contain a key.
      const answer = await grant.poll()
      if (answer.kind === 'granted') return answer
      if (attempt.ends.signal.aborted) return undefined
      if (isFinal(answer) || isLast) {
        failWith(attempt, isFinal(answer) ? answer : { kind: 'expired' })
        return undefined
      }
      if (answer.kind === 'slow_down') {
        intervalMs = Math.min(intervalMs + slowDownMs, maxIntervalMs)
        changeWaiting(attempt, { isSlowed: true, unreachableSince: null })
      } else if (answer.kind === 'problem')
        changeWaiting(attempt, { unreachableSince: clock.now().toISOString() })
      else changeWaiting(attempt, { unreachableSince: null })
      waitMs = answer.kind === 'problem' ? Math.max(intervalMs, unreachableMs) : intervalMs
      waitMs = Math.min(waitMs, Math.max(expiresAt - clock.now().getTime(), 0))
    }
  }

  function changeWaiting(
    attempt: Running,
    change: { isSlowed?: boolean; unreachableSince: string | null },
  ): void {
    const { state } = attempt
    if (state.step !== 'waiting') return
    // `unreachableSince` is the time of the first failure.
    const unreachableSince =
      change.unreachableSince === null ? null : (state.unreachableSince ?? change.unreachableSince)
    const isSlowed = change.isSlowed ?? state.isSlowed
    if (unreachableSince !== state.unreachableSince || isSlowed !== state.isSlowed)
      become(attempt, { ...state, isSlowed, unreachableSince })
  }

  const wait = (attempt: Running, ms: number): Promise<void> =>
    new Promise(resolve => {
      const cancel = clock.after(ms, resolve)
      attempt.skipWait = () => {
        cancel()
        resolve()
      }
    })

  /**
   * Stores the key in the keychain before a connection refers to it. After a failure, the key is revoked and removed.
   */
  async function keep(attempt: Running, granted: GrantedKey): Promise<void> {
    const { baseUrl } = attempt
    become(attempt, { step: 'keeping' })
    let connectionId: string
    try {
      connectionId =
        attempt.connectionId === null
          ? await addConnection(attempt, granted)
          : await replaceKey(attempt.connectionId, attempt, granted)
    } catch (error) {
      if (!(error instanceof AppError)) log.write('error', 'connect', { error })
      const revocation = await grants.revoke({ baseUrl, key: granted.key })
      await forgetIntent(attempt)
      const reason = revocation === 'revoked' ? 'not_kept' : 'not_revoked'
      const problem: Message = error instanceof AppError ? error.reason : { code: 'internal' }
      fail(attempt, reason, { code: `connect.${reason}`, params: { problem } })
      return
    }
    // Replacing a key does not change the active connection.
    if (attempt.connectionId === null) connections.activate(connectionId)
    const account = await accounts.read({ baseUrl, key: granted.key })
    const isKnown = account !== undefined && account !== 'key_refused'
    become(attempt, {
      step: 'connected',
      connectionId,
      mode: granted.mode,
      keyName: granted.name,
      account: (isKnown && account.name) || null,
    })
    events.emit({ type: 'connections-changed' })
    events.emit({ type: 'service-answered', connectionId, state: 'connected' })
  }

  async function addConnection(attempt: Running, granted: GrantedKey): Promise<string> {
    const { name, baseUrl, store: storage, intent } = attempt
    const id = intent ?? randomUUID()
    const connection: StoredConnection = { id, name, baseUrl, requestFields: 'full' }
    await keys.keep(connection, granted.key, storage, granted.name)
    try {
      connections.add(connection)
    } catch (error) {
      await keys.remove(id).catch(() => undefined)
      // A write that was reported as failed may still be on disk, so the next start checks the intent.
      attempt.intent = undefined
      throw error
    }
    if (intent !== undefined) intents.done(intent)
    return id
  }

  /** Keeps the id of the connection, because waiting submissions keep their Idempotency-Keys with it. */
  async function replaceKey(id: string, attempt: Running, granted: GrantedKey): Promise<string> {
    const { baseUrl, store: storage } = attempt
    const connection = connections.find(id)
    if (connection.baseUrl === null || keyOriginOf(connection.baseUrl) !== keyOriginOf(baseUrl))
      throw new AppError('connection_changed')
    const replaced = await keyToRevoke(connection)
    await keys.keep(connection, granted.key, storage, granted.name)
    await forgetIntent(attempt)
    await onKey(id)
    if (replaced !== undefined && replaced !== granted.key) void grants.revoke({ baseUrl, key: replaced })
    return id
  }

  /** The previous key that the service made for this computer; `undefined` while a waiting submission needs it. */
  async function keyToRevoke(connection: StoredConnection): Promise<string | undefined> {
    const { status } = await keys.stored(connection)
    if (status?.name === undefined || connections.waitingFor(connection.id) > 0) return undefined
    return (await keys.read(connection.id, connection.baseUrl)).access.key
  }

  function fail(attempt: Running, reason: ConnectFailure, message: Message): void {
    become(attempt, { step: 'failed', reason, message })
  }

  function failWith(attempt: Running, answer: Exclude<GrantAnswer, GrantedKey>): void {
    if (answer.kind === 'problem') fail(attempt, answer.reason, answer.message)
    else {
      const reason = answer.kind === 'denied' ? 'denied' : 'expired'
      fail(attempt, reason, { code: `connect.${reason}` })
    }
  }

  async function forgetIntent(attempt: Running): Promise<void> {
    const { intent } = attempt
    attempt.intent = undefined
    if (intent !== undefined) await intents.remove(intent)
  }

  async function openPage({ grant, state, baseUrl }: Running): Promise<void> {
    if (state.step === 'failed') {
      if (state.reason === 'not_revoked') await shell.openExternal(baseUrl + keysPagePath)
    } else if (grant) await shell.openExternal(grant.pageWithCode)
  }

  function find(id: string): Running {
    const attempt = attempts.get(id)
    if (!attempt) throw new AppError('invalid_argument', { message: { code: 'connect.ended' } })
    return attempt
  }

  function end(attempt: Running): void {
    attempt.ends.abort()
    attempt.skipWait()
  }

  return {
    connectAttempts: views,
    startConnecting: start,
    openConnectPage: ({ id }: { id: string }): Promise<void> => openPage(find(id)),
    async copyConnectCode({ id }: { id: string }): Promise<void> {
      const { grant } = find(id)
      if (grant) await shell.copyText(grant.userCode)
    },
    endConnecting({ id }: { id: string }): void {
      const attempt = attempts.get(id)
      if (!attempt || attempt.state.step === 'keeping') return
      attempts.delete(id)
      end(attempt)
      events.emit({ type: 'connecting', attempts: views() })
    },

    /** Revokes a key that a poll in flight still returns, within the grace period. */
    async close(): Promise<void> {
      const running = [...attempts.values()]
      if (running.length === 0) return
      for (const attempt of running) end(attempt)
      const ended = Promise.allSettled(running.map(({ done }) => done))
      await new Promise<void>(resolve => {
        const cancel = clock.after(shutdownGraceMs, resolve)
        void ended.then(() => {
          cancel()
          resolve()
        })
      })
    },
  }
}

const isRunning = ({ state }: Running): boolean => state.step !== 'connected' && state.step !== 'failed'

/** Whether the answer ends the attempt: all except "pending", "slow down" and "unreachable". */
const isFinal = (answer: Exclude<GrantAnswer, GrantedKey>): boolean =>
  answer.kind === 'expired' ||
  answer.kind === 'denied' ||
  (answer.kind === 'problem' && answer.reason !== 'unreachable')
