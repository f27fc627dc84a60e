import { createHash } from 'node:crypto'
import type { Pool } from 'pg'
import { RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible'
import type { MakeCounter } from '../../counter.ts'
import { asStorage } from './storage-error.ts'

/** Counters shared by all instances. Names above the limit are cached per process and cost no query. */
export const countersIn =
  (pool: Pool): MakeCounter =>
  ({ name, points, duration }) => {
    const shared = new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix: name,
      points,
      duration,
    })
    const over = new RateLimiterMemory({ points, duration })

    return {
      penalty: (key, by) => asStorage(() => shared.penalty(hashOf(key), by)),
      reward: (key, by) => asStorage(() => shared.reward(hashOf(key), by)),
      async get(key) {
        const known = await over.get(key)
        if (known !== null && known.msBeforeNext > 0) return known
        const found = await asStorage(() => shared.get(hashOf(key)))
        if (found !== null && found.consumedPoints >= points && found.msBeforeNext > 0) {
          await over.set(key, found.consumedPoints, found.msBeforeNext / 1000)
        }
        return found
      },
    }
  }

/** Addresses and account names are hashed before they are stored. */
const hashOf = (key: string | number): string => createHash('sha256').update(String(key)).digest('base64url')
