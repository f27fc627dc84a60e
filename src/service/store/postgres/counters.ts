import { createHash } from 'node:crypto'
import type { Pool } from 'pg'
import { RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible'
import type { MakeCounter } from '../../limits/counter.ts'
import { asStorage } from './storage-error.ts'

/** Counts that all instances share. Who is over a limit is remembered here until its window ends, and costs no query. */
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

/** The database learns neither addresses nor what was typed as an account. */
const hashOf = (key: string | number): string => createHash('sha256').update(String(key)).digest('base64url')
