import { randomUUID } from 'node:crypto'
import { keyOriginOf } from '#contract/base-url.ts'
import { keysPagePath } from '#contract/connecting.ts'
import type {
  AccountView,
  CheckAnswer,
  Connection,
  ConnectionsView,
  Disconnected,
} from '#contract/connections.ts'
import type { AccountAnswer } from '#contract/service-reads.ts'
import type { ProblemView } from '#contract/submission.ts'
import { AppError } from '#core/errors/app-error.ts'
import type { Events } from '../events.ts'
import type { Ports } from '../ports/ports.ts'
import type { Outcome } from '../ports/services.ts'
import type { StoredConnection } from '../ports/store.ts'
import { type Destinations, type KnownConnection, practiceConnection, practiceId } from './destination.ts'
import type { KeyOrigins } from './key-origins.ts'
import type { Keys } from './keys.ts'
import type { LiveConsents } from './live-consents.ts'
import { canonicalBaseUrl, refusePractice, refuseSameName } from './validate-connection.ts'

export interface ConnectionDeps
  extends Pick<Ports, 'store' | 'generate' | 'accounts' | 'grants' | 'shell' | 'preset'> {
  keys: Keys
  keyOrigins: KeyOrigins
  destinations: Destinations
  liveConsents: LiveConsents
  events: Events
}

export type Connections = ReturnType<typeof createConnections>

const activeName = 'activeConnection'

export function createConnections(deps: ConnectionDeps) {
  const { store, keys, keyOrigins, destinations, liveConsents, events } = deps
  const { generate, accounts, grants, shell, preset } = deps

  const all = (): KnownConnection[] => [practiceConnection, ...store.connections.all()]

  function find(id: string): KnownConnection {
    const connection = all().find(known => known.id === id)
    if (!connection) throw new AppError('no_such_connection')
    return connection
  }

  function active(): KnownConnection {
    const id = store.settings.read(activeName)
    return all().find(known => known.id === id) ?? practiceConnection
  }

  /** Refuses a submission to a connection that is no longer the active one, because the user saw another one. */
  function requireActive(id: string): KnownConnection {
    const connection = active()
    if (connection.id !== id) throw new AppError('connection_changed')
    return connection
  }

  const waitingFor = (id: string): number =>
    store.attempts.open().filter(attempt => attempt.connectionId === id).length

  async function view(): Promise<ConnectionsView> {
    const connections = await Promise.all(
      all().map(async (known): Promise<Connection> => {
        const { status, fingerprint, isOfOtherAddress } = await keys.stored(known)
        return {
          ...known,
          practice: known.id === practiceId,
          waiting: waitingFor(known.id),
          key: status,
          keyOfOtherAddress: isOfOtherAddress,
          liveConsent: liveConsents.find(known, fingerprint)?.givenAt ?? null,
        }
      }),
    )
    const view = { active: active().id, connections, keychain: await keys.keychain() }
    return preset === null ? view : { ...view, preset }
  }

  async function changed(): Promise<ConnectionsView> {
    events.emit({ type: 'connections-changed' })
    return await view()
  }

  function requireEditable(id: string): StoredConnection {
    const connection = find(id)
    if (connection.baseUrl === null)
      throw new AppError('invalid_argument', {
        message: { code: 'connection.practice_fixed' },
      })
    return connection
  }

  function refuseWhileWaiting(id: string): void {
    if (waitingFor(id) > 0)
      throw new AppError('already_submitting', {
        message: { code: 'connection.in_use' },
      })
  }

  function add(connection: StoredConnection): void {
    store.connections.save(connection)
    keyOrigins.entered(connection)
  }

  /** Removes a connection that has no key and was never used. */
  function forget(id: string): void {
    store.connections.remove(id)
    keyOrigins.removed(id)
  }

  /**
   * Revokes only a key that the service made for this computer; a key entered by hand may be used elsewhere. Called before
   * the key is removed: if the program ends in between, the service already rejects the remaining key.
   */
  async function revokeKey(connection: StoredConnection): Promise<Disconnected['revocation']> {
    if ((await keys.stored(connection)).status?.name === undefined) return 'kept'
    refuseWhileWaiting(connection.id)
    try {
      return await grants.revoke((await destinations.of(connection)).access)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      return 'unconfirmed'
    }
  }

  /** Removes a connection with its consent and its key. @param replace stores what takes its place */
  async function end(
    connection: StoredConnection,
    replace: () => void = () => undefined,
  ): Promise<Disconnected['revocation']> {
    refuseWhileWaiting(connection.id)
    const revocation = await revokeKey(connection)
    // While the service was asked, it may have been removed, or a document may have been submitted.
    requireEditable(connection.id)
    refuseWhileWaiting(connection.id)
    liveConsents.withdraw(connection.id)
    replace()
    store.connections.remove(connection.id)
    await forgetKey(connection.id)
    return revocation
  }

  async function forgetKey(id: string): Promise<void> {
    keyOrigins.removed(id)
    try {
      await keys.remove(id)
    } catch (error) {
      // A keychain entry without a connection is harmless, because nothing reads it.
      if (!(error instanceof AppError)) throw error
    }
  }

  return {
    active,
    find,
    requireActive,
    all,
    add,
    forget,
    waitingFor,

    activate(id: string): void {
      store.settings.save(activeName, find(id).id)
    },

    connections: view,

    async useConnection({ id }: { id: string }): Promise<ConnectionsView> {
      store.settings.save(activeName, find(id).id)
      return await changed()
    },

    async saveConnection(
      given: Omit<StoredConnection, 'id'> & { id?: string | undefined },
    ): Promise<Disconnected> {
      const before = given.id === undefined ? undefined : requireEditable(given.id)
      refuseSameName(given, all())
      const baseUrl = canonicalBaseUrl(given.baseUrl)
      refusePractice(baseUrl, destinations.practiceUrl())
      const { name, requestFields } = given
      // A key belongs to one origin. Another origin gets another id, so that it cannot receive the key.
      if (before !== undefined && keyOriginOf(before.baseUrl) !== keyOriginOf(baseUrl)) {
        const revocation = await end(before, () => {
          const id = randomUUID()
          add({ id, name, baseUrl, requestFields })
          if (active().id === before.id) store.settings.save(activeName, id)
        })
        return { view: await changed(), revocation }
      }
      // The consent was for another address or other fields.
      if (before && (before.baseUrl !== baseUrl || before.requestFields !== requestFields))
        liveConsents.withdraw(before.id)
      add({ id: before?.id ?? randomUUID(), name, baseUrl, requestFields })
      return { view: await changed(), revocation: 'kept' }
    },

    async removeConnection({ id }: { id: string }): Promise<Disconnected> {
      const revocation = await end(requireEditable(id))
      return { view: await changed(), revocation }
    },

    async checkConnection({ id }: { id: string }): Promise<CheckAnswer> {
      const connection = find(id)
      const { key, access } = await destinations.of(connection)
      const outcome = await generate.check(access)
      const isIdempotent =
        connection.baseUrl === null || store.attempts.isIdempotent(connection.baseUrl, key.fingerprint)
      return checkAnswerOf(outcome, isIdempotent)
    },

    async readAccount({ id }: { id: string }): Promise<AccountView | null> {
      const connection = find(id)
      if (connection.baseUrl === null || (await keys.stored(connection)).status?.kind !== 'live') return null
      const { access } = await destinations.of(connection)
      const answer = await accounts.read(access)
      if (answer !== undefined)
        events.emit({
          type: 'service-answered',
          connectionId: id,
          state: answer === 'key_refused' ? 'key-rejected' : 'connected',
        })
      return answer === 'key_refused' ? null : accountViewOf(answer)
    },

    async askForKey({ id }: { id: string }): Promise<ConnectionsView> {
      await shell.openKeyWindow(requireEditable(id).id)
      return await changed()
    },

    async removeKey({ id }: { id: string }): Promise<Disconnected> {
      const connection = requireEditable(id)
      const revocation = await revokeKey(connection)
      liveConsents.withdraw(connection.id)
      await keys.remove(id)
      return { view: await changed(), revocation }
    },

    async openKeysPage({ id }: { id: string }): Promise<void> {
      await shell.openExternal(requireEditable(id).baseUrl + keysPagePath)
    },

    async withdrawLiveConsent({ id }: { id: string }): Promise<ConnectionsView> {
      liveConsents.withdraw(find(id).id)
      return await changed()
    },
  }
}

function accountViewOf(answer: AccountAnswer | undefined): AccountView | null {
  if (answer === undefined || answer.mode !== 'live' || answer.billed === null) return null
  const { plan, billed, monthlyCap, price, key } = answer
  const view = { plan: plan.name, used: billed, cap: monthlyCap, price: price || null }
  if (key === undefined || key.monthlyCap === null || key.billed === null) return view
  const isReachedFirst = monthlyCap === null || key.monthlyCap - key.billed < monthlyCap - billed
  return isReachedFirst ? { ...view, used: key.billed, cap: key.monthlyCap, isOfComputer: true } : view
}

/** A service that rejects the empty request with 400 or 422 has accepted the key. */
export function checkAnswerOf(outcome: Outcome, isIdempotent: boolean): CheckAnswer {
  if (outcome.kind === 'done') return { ok: false, problem: notTheService(null) }
  const { problem } = outcome
  if (outcome.kind === 'refused' && (problem.status === 400 || problem.status === 422))
    return { ok: true, idempotent: isIdempotent }
  // The check cannot be billed, so messages about billing do not apply.
  if (outcome.kind === 'unknown') return { ok: false, problem: notTheService(problem.status) }
  return { ok: false, problem }
}

const notTheService = (status: number | null): ProblemView => ({
  code: 'unexpected_answer',
  message:
    status === null
      ? { code: 'connection.not_the_service' }
      : { code: 'connection.other_answer', params: { status } },
  status,
  requestId: null,
  fields: [],
})
