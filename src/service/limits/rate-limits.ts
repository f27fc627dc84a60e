import type { RateLimiterRes } from 'rate-limiter-flexible'
import type { StoredKey } from '../store/store.ts'
import { addressGroup } from './address-group.ts'
import { countHere, type MakeCounter } from './counter.ts'
import type { RateLimitOptions } from './rate-limit-options.ts'

/** How much one caller may ask. */
export interface RateLimits {
  /** counts one request of the key's account, live and test apart; `undefined` where there is no limit */
  countRequest(key: StoredKey): Promise<Allowance | undefined>
  /** seconds for which not even the store is asked about a key from this address, because so many were bad */
  lockedOut(address: string): Promise<number | undefined>
  countBadKey(address: string): Promise<void>
}

/** In the words of draft-ietf-httpapi-ratelimit-headers: a quota for a window, what remains, and until when. */
export interface Allowance {
  isWithin: boolean
  quota: number
  windowSeconds: number
  remaining: number
  resetSeconds: number
}

export function createRateLimits(
  { requests, badKeys, windowSeconds: duration }: RateLimitOptions,
  count: MakeCounter = countHere,
): RateLimits {
  const ofAccount = count({ name: 'requests', points: requests, duration })
  const ofAddress = count({ name: 'bad-keys', points: badKeys, duration })

  return {
    async countRequest({ account_id, mode }) {
      if (requests === 0) return undefined
      const counted = await ofAccount.penalty(`${mode}:${account_id}`)
      return {
        isWithin: counted.consumedPoints <= requests,
        quota: requests,
        windowSeconds: duration,
        remaining: counted.remainingPoints,
        resetSeconds: secondsOf(counted),
      }
    },
    async lockedOut(address) {
      const counted = await ofAddress.get(addressGroup(address))
      return counted && counted.consumedPoints >= badKeys ? secondsOf(counted) : undefined
    },
    async countBadKey(address) {
      await ofAddress.penalty(addressGroup(address))
    },
  }
}

const secondsOf = ({ msBeforeNext }: RateLimiterRes) => Math.max(1, Math.ceil(msBeforeNext / 1000))
