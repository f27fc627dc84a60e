import { countInProcess, type MakeCounter } from '../store/counter.ts'
import type { Store, StoredKey } from '../store/store.ts'
import { ignoreUnavailableStorage } from './keys.ts'
import { byKey } from './origins.ts'

/** Seconds. Limits the audit log, which keeps everything, for a client that repeats a refused request. */
const refusalInterval = 60 * 60

/** Records that a key was refused, at most once per hour, key and reason. Never rejects because of storage. */
export type AuditRefusal = (
  key: StoredKey,
  reason: string,
  origin: { address: string; now: Date },
) => Promise<void>

export function createRefusalAudit(store: Store, count: MakeCounter = countInProcess): AuditRefusal {
  const refusals = count({ name: 'audited-refusals', points: 1, duration: refusalInterval })

  async function record(key: StoredKey, reason: string, address: string, now: Date): Promise<void> {
    const name = `${key.id}:${reason}`
    // above the limit, only the cache of the counter is read
    if (((await refusals.get(name))?.consumedPoints ?? 0) >= 1) return
    if ((await refusals.penalty(name)).consumedPoints > 1) return
    await store.recordAudit({
      ...byKey(key.id, address, now),
      action: 'key.refused',
      account_id: key.account_id,
      key_id: key.id,
      detail: { name: key.name, reason },
    })
  }

  return (key, reason, { address, now }) => record(key, reason, address, now).catch(ignoreUnavailableStorage)
}
