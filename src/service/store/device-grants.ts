import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { Mode } from '#core/text/key.ts'
import type { Origin } from './origin.ts'

/** A computer that asks for a key, and what somebody signed in to the dashboard decides (RFC 8628). */
export interface DeviceGrant {
  id: string
  /** what a person compares or types, without hyphen */
  user_code: string
  /** name that the computer gives itself */
  computer: string
  /** of the key, as they were asked for */
  scopes: readonly string[]
  /** IP address that asks */
  address: string
  created_at: string
  expires_at: string
  /** `null` until somebody decides */
  decision: 'confirmed' | 'denied' | null
  decided_at: string | null
  /** of the person who decides */
  account_id: string | null
  user_id: string | null
  decided_from: string | null
  /** of the key */
  mode: Mode | null
  monthly_cap: number | null
  /** `null` until the key is delivered */
  key_id: string | null
}

export type NewDeviceGrant = Pick<
  DeviceGrant,
  'id' | 'user_code' | 'computer' | 'scopes' | 'address' | 'created_at' | 'expires_at'
>

/** What somebody decides about a computer. */
export type DeviceDecision = { account_id: string } & (
  | { is: 'confirmed'; mode: Mode; monthly_cap: number | null }
  | { is: 'denied' }
)

/** A grant whose key is to be made now. */
export type ConfirmedGrant = DeviceGrant & {
  account_id: string
  user_id: string
  decided_from: string
  mode: Mode
}

/**
 * What a computer that asks for its key is answered. `used`: the key was delivered before.
 * `denied` also when the account or the person who confirmed may not make keys any more.
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
   * @param interval seconds between two questions of the computer
   * @returns whether it was added: its user code is not that of another grant
   */
  addDeviceGrant(grant: NewDeviceGrant, code: Uint8Array, interval: number): Promise<boolean>
  /** those that have not expired */
  countDeviceGrants(now: string): Promise<number>
  /** also one that is decided; `undefined` when it has expired */
  findDeviceGrant(userCode: string, now: string): Promise<DeviceGrant | undefined>
  /**
   * Records a decision once.
   * @param until the grant is valid until then at least, so that the computer gets to know what was confirmed
   * @returns whether it was recorded: the grant is not decided and has not expired
   */
  decideDeviceGrant(
    userCode: string,
    decision: DeviceDecision,
    of: { origin: Origin; until: string },
  ): Promise<boolean>
  /**
   * Answers the computer, and makes the key of a confirmed grant in the same transaction, once. A computer that asks too early
   * waits longer from then on. If it asks again after the delivery and the key was never used, nobody is known to have
   * the key: it is revoked.
   * @param code SHA-256 of the device code
   * @param make the key to be added
   */
  pollDeviceGrant(
    code: Uint8Array,
    by: { now: string; address: string },
    make: (grant: ConfirmedGrant) => { key: Key; hash: Uint8Array },
  ): Promise<PolledGrant<Key>>
  /** Removes up to some hundred that expired before this time. @returns how many */
  forgetDeviceGrants(before: string): Promise<number>
}
