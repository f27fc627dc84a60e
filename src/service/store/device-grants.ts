import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { Mode } from '#core/text/key.ts'
import type { Origin } from './origin.ts'

/** The request of a computer for a key, and the decision of a dashboard user (RFC 8628). */
export interface DeviceGrant {
  id: string
  /** code that the user compares or types, without hyphen */
  user_code: string
  /** name that the computer gives itself */
  computer: string
  /** requested scopes of the key */
  scopes: readonly string[]
  /** IP address of the computer */
  address: string
  created_at: string
  expires_at: string
  /** `null` before the decision */
  decision: 'confirmed' | 'denied' | null
  decided_at: string | null
  /** id of the user who decided */
  account_id: string | null
  user_id: string | null
  decided_from: string | null
  /** restrictions of the key */
  mode: Mode | null
  monthly_cap: number | null
  /** `null` until the key is delivered */
  key_id: string | null
}

export type NewDeviceGrant = Pick<
  DeviceGrant,
  'id' | 'user_code' | 'computer' | 'scopes' | 'address' | 'created_at' | 'expires_at'
>

/** The decision about a computer. */
export type DeviceDecision = { account_id: string } & (
  | { is: 'confirmed'; mode: Mode; monthly_cap: number | null }
  | { is: 'denied' }
)

/** A confirmed grant whose key is created now. */
export type ConfirmedGrant = DeviceGrant & {
  account_id: string
  user_id: string
  decided_from: string
  mode: Mode
}

/**
 * Answer to a poll. `used`: the key was delivered before.
 * `denied` also if the account or the user who confirmed may no longer create keys.
 */
export type PolledGrant<Key> = 'unknown' | 'expired' | 'denied' | 'pending' | 'too early' | 'used' | Key

export const newDeviceGrantId = (): string => `dev_${randomBytes(10).toString('hex')}`

export const deviceGrantRow = z.object({
  id: z.string(),
  user_code: z.string(),
  computer: z.string(),
  scopes: z.string().transform(text => text.split(' ')),
  address: z.string(),
  created_at: z.string(),
  expires_at: z.string(),
  decision: z.enum(['confirmed', 'denied']).nullable(),
  decided_at: z.string().nullable(),
  account_id: z.string().nullable(),
  user_id: z.string().nullable(),
  decided_from: z.string().nullable(),
  mode: z.enum(['live', 'test']).nullable(),
  // PostgreSQL's driver returns bigint as text
  monthly_cap: z.coerce.number().nullable(),
  key_id: z.string().nullable(),
}) satisfies z.ZodType<DeviceGrant>

export const deviceGrantColumns = `id, user_code, computer, scopes, address, created_at, expires_at, decision, decided_at,
  account_id, user_id, decided_from, mode, monthly_cap, key_id`

/** @typeParam Key a stored key */
export interface DeviceGrantStore<Key> {
  /**
   * @param code SHA-256 of the device code
   * @param interval seconds between polls
   * @returns false if another grant has the same user code
   */
  addDeviceGrant(grant: NewDeviceGrant, code: Uint8Array, interval: number): Promise<boolean>
  /** number of grants that have not expired */
  countDeviceGrants(now: string): Promise<number>
  /** also finds a decided grant; `undefined` after its expiry */
  findDeviceGrant(userCode: string, now: string): Promise<DeviceGrant | undefined>
  /**
   * Records a decision once.
   * @param until extends the validity at least until this time, so that the computer can fetch the key
   * @returns false if the grant is decided or has expired
   */
  decideDeviceGrant(
    userCode: string,
    decision: DeviceDecision,
    of: { origin: Origin; until: string },
  ): Promise<boolean>
  /**
   * Answers a poll, and creates the key of a confirmed grant once, in the same transaction. Polling too early
   * increases the interval. A second poll after the delivery revokes a key that was never used, because it
   * may have been lost.
   * @param code SHA-256 of the device code
   * @param make returns the key to add
   */
  pollDeviceGrant(
    code: Uint8Array,
    by: { now: string; address: string },
    make: (grant: ConfirmedGrant) => { key: Key; hash: Uint8Array },
  ): Promise<PolledGrant<Key>>
  /** Removes up to a few hundred grants that expired before this time. @returns their number */
  forgetDeviceGrants(before: string): Promise<number>
}
