import { z } from 'zod'
import { deviceDecided, keyCreated, keyRevoked } from '../../audit-events.ts'
import type { Database, Rows } from '../../database.ts'
import {
  type ConfirmedGrant,
  deviceGrantColumns as columns,
  type DeviceGrant,
  type DeviceGrantStore,
  deviceGrantRow,
  type PolledGrant,
} from '../../device-grants.ts'
import { keyColumns, keyRow } from '../../rows.ts'
import type { StoredKey } from '../../store.ts'
import { lockKey } from '../../transaction-locks.ts'
import { includesRole, roles } from '../../users.ts'
import { appendAudit } from './audit.ts'
import { addKeyRow } from './keys.ts'

const countRow = z.object({ count: z.coerce.number() })
const polledRow = z.object({ interval_seconds: z.number(), last_polled_at: z.string().nullable() })
const roleRow = z.object({ role: z.enum(roles) })

/** Seconds by which a computer that asks too early waits longer (RFC 8628, section 3.5), and the longest wait. */
const slower = { by: 5, atMost: 60 }

/** Milliseconds by which a question may come early, because the network is not equally fast each time. */
const tolerance = 1000

export function deviceGrantsIn({ rows, change }: Database): DeviceGrantStore<StoredKey> {
  return {
    async addDeviceGrant(grant, code, interval) {
      const { id, user_code, computer, scopes, address, created_at, expires_at } = grant
      const text = `
        INSERT INTO device_grants (id, user_code, computer, scopes, address, created_at, expires_at, code, interval_seconds)
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT (user_code) DO NOTHING RETURNING id`
      const values = [id, user_code, computer, scopes.join(' '), address, created_at, expires_at]
      return (await rows(text, [...values, code, interval])).length > 0
    },
    async countDeviceGrants(now) {
      const [row] = await rows('SELECT count(*) AS count FROM device_grants WHERE expires_at > $1', [now])
      return countRow.parse(row).count
    },
    async findDeviceGrant(userCode, now) {
      const text = `SELECT ${columns} FROM device_grants WHERE user_code = $1 AND expires_at > $2`
      return deviceGrantRow.optional().parse((await rows(text, [userCode, now]))[0])
    },
    decideDeviceGrant: (userCode, decision, { origin, until }) =>
      change(async rows => {
        const { is, account_id } = decision
        const { mode, monthly_cap } = is === 'confirmed' ? decision : { mode: null, monthly_cap: null }
        const text = `
          UPDATE device_grants SET decision = $1, decided_at = $2, account_id = $3, user_id = $4, decided_from = $5,
            mode = $6, monthly_cap = $7, expires_at = CASE WHEN expires_at < $8 THEN $8 ELSE expires_at END
          WHERE user_code = $9 AND decision IS NULL AND expires_at > $2 RETURNING ${columns}`
        const who = [account_id, origin.actor_id, origin.address]
        const values = [is, origin.at, ...who, mode, monthly_cap, until, userCode]
        const decided = deviceGrantRow.optional().parse((await rows(text, values))[0])
        if (decided === undefined) return false
        await appendAudit(rows, deviceDecided(decided, account_id, origin))
        return true
      }),
    pollDeviceGrant: (code, by, make) => change(rows => poll(rows, code, by, make)),
    async forgetDeviceGrants(before) {
      const { isAmong, batchLength, skipLocked } = rows.dialect
      const expired = `device_grants WHERE expires_at <= $1 LIMIT ${batchLength} ${skipLocked}`
      const text = `DELETE FROM device_grants WHERE ${isAmong('id', expired)} RETURNING id`
      return (await rows(text, [before])).length
    },
  }
}

async function poll(
  rows: Rows,
  code: Uint8Array,
  by: { now: string; address: string },
  make: Parameters<DeviceGrantStore<StoredKey>['pollDeviceGrant']>[2],
): Promise<PolledGrant<StoredKey>> {
  const text = `
    SELECT ${columns}, interval_seconds, last_polled_at FROM device_grants WHERE code = $1 ${rows.dialect.forUpdate}`
  const [row] = await rows(text, [code])
  const grant = deviceGrantRow.optional().parse(row)
  if (grant === undefined) return 'unknown'
  if (grant.key_id !== null) {
    await revokeUnused(rows, grant.key_id, by)
    return 'used'
  }
  if (grant.expires_at <= by.now) return 'expired'
  if (grant.decision === 'denied') return 'denied'
  if (!isConfirmed(grant)) return paced(rows, grant, polledRow.parse(row), by.now)
  if (!(await mayMakeKeys(rows, grant))) return 'denied'

  const { key, hash } = make(grant)
  await addKeyRow(rows, key, hash)
  const of = { actor: 'dashboard', actor_id: grant.user_id, address: grant.decided_from } as const
  await appendAudit(rows, keyCreated(key, { at: by.now, ...of }))
  await rows('UPDATE device_grants SET key_id = $1 WHERE id = $2', [key.id, grant.id])
  return key
}

const isConfirmed = (grant: DeviceGrant): grant is ConfirmedGrant => grant.decision === 'confirmed'

async function paced(
  rows: Rows,
  { id }: DeviceGrant,
  { interval_seconds, last_polled_at }: z.output<typeof polledRow>,
  now: string,
): Promise<'too early' | 'pending'> {
  const since = last_polled_at === null ? Infinity : Date.parse(now) - Date.parse(last_polled_at)
  const isEarly = since < interval_seconds * 1000 - tolerance
  const interval = isEarly ? Math.min(interval_seconds + slower.by, slower.atMost) : interval_seconds
  const text = 'UPDATE device_grants SET last_polled_at = $1, interval_seconds = $2 WHERE id = $3'
  await rows(text, [now, interval, id])
  return isEarly ? 'too early' : 'pending'
}

/** The person may have been removed, or the account suspended, since the confirmation. */
async function mayMakeKeys(rows: Rows, { user_id, account_id }: ConfirmedGrant): Promise<boolean> {
  const text = `
    SELECT role FROM users WHERE id = $1 AND account_id = $2 AND EXISTS (
      SELECT 1 FROM accounts WHERE id = $2 AND suspended_at IS NULL AND deleted_at IS NULL) ${rows.dialect.forShare}`
  const found = roleRow.optional().parse((await rows(text, [user_id, account_id]))[0])
  return found !== undefined && includesRole(found.role, 'developer')
}

async function revokeUnused(rows: Rows, id: string, by: { now: string; address: string }): Promise<void> {
  await lockKey(rows, id)
  const text = `
    UPDATE keys SET revoked_at = $1 WHERE id = $2 AND revoked_at IS NULL AND last_used_at IS NULL
    RETURNING ${keyColumns}`
  const revoked = keyRow.optional().parse((await rows(text, [by.now, id]))[0])
  if (revoked === undefined) return
  const origin = { at: by.now, actor: 'key', actor_id: id, address: by.address } as const
  await appendAudit(rows, keyRevoked(revoked, origin))
}
