import type { Generation } from '../store/jobs.ts'
import type { Origin } from '../store/origin.ts'
import { noLimits, type Plan, type PlanLimits } from '../store/plans.ts'
import type { FoundKey, Session, StoredKey } from '../store/store.ts'
import type { UserStore } from '../store/users.ts'
import type { DeliveryClaim } from '../store/webhook-store.ts'

/** Keys as stored, without a service. */

export const time = '2026-11-21T10:00:00.000Z'
export const later = (days: number): string =>
  new Date(Date.parse(time) + days * 24 * 60 * 60 * 1000).toISOString()

export const hashOf = (byte: number): Uint8Array => new Uint8Array(32).fill(byte)

export const origin: Origin = { at: time, actor: 'operator', actor_id: 'example', address: null }

export const keyOf = (id: string, of: Partial<StoredKey> = {}): StoredKey => ({
  id,
  account_id: 'default',
  mode: 'live',
  name: 'Example',
  computer: null,
  last4: 'fill',
  created_at: time,
  last_used_at: null,
  revoked_at: null,
  expires_at: null,
  scopes: ['generate', 'read'],
  addresses: [],
  own_cap: null,
  ...of,
})

/** Result of preparing an invoice, for tests that do not depend on it. */
export const noFacts = {
  ...{ pages: null, currency: null, total: null, payable: null },
  template_version: null,
} as const

interface Made {
  idempotencyKey?: string
  at?: string
  number?: string
  template?: string
  bytes?: number
  digest?: Uint8Array
}

/** A generation made with the key. */
export function generationOf(id: string, by: StoredKey, made: Made = {}): Generation {
  const {
    idempotencyKey,
    at = time,
    number = '1',
    template = 'minimal',
    bytes = 1000,
    digest = hashOf(1),
  } = made
  return {
    job: {
      id,
      account_id: by.account_id,
      key_id: by.id,
      mode: by.mode,
      template,
      invoice_number: number,
      file_id: `file of ${id}`,
      e_invoice: null,
      ...noFacts,
      created_at: at,
    },
    bytes,
    digest,
    fingerprint: `fingerprint of ${id}`,
    answer: `answer of ${id}`,
    idempotency: idempotencyKey === undefined ? null : { key: idempotencyKey, expires_at: later(30) },
  }
}

export const planOf = (id: string, limits: Partial<PlanLimits> = {}): Plan => ({
  ...noLimits,
  id,
  name: 'Example',
  created_at: time,
  price: null,
  ...limits,
})

/** A key as found by a request. */
export const foundKeyOf = (key: StoredKey, limits: Partial<PlanLimits> = {}): FoundKey => ({
  ...key,
  suspended_at: null,
  plan: { ...noLimits, ...limits },
})

/** A session of the user who signs in with the account's id; adds the user if necessary. */
export async function sessionFor(store: UserStore, accountId: string): Promise<Session> {
  await store.offerPassword(accountId, 'hash', origin)
  const found = await store.findSignIn(accountId)
  if (found === undefined) throw new Error(`nobody signs in with ${accountId}`)
  return { account_id: accountId, user_id: found.user.id, created_at: time, last_seen_at: time }
}

/** A claim of webhook deliveries by a process that sends none yet, with this many slots per pool. */
export const claimOf = (now: string, leaseUntil: string, count = 100): DeliveryClaim => ({
  ...{ now, leaseUntil, sending: [], except: [] },
  free: { 'live prompt': count, 'live slow': count, 'test prompt': count, 'test slow': count },
})
