import type { RateLimiterRes } from 'rate-limiter-flexible'
import { countInProcess, type MakeCounter } from '../store/counter.ts'
import type { StoredKey } from '../store/store.ts'
import { addressGroup } from './address-group.ts'
import type { RateLimitOptions } from './rate-limit-options.ts'

export interface RateLimits {
  /** counts one request of the key's account and mode; `undefined` without a limit */
  countRequest(key: StoredKey): Promise<Allowance | undefined>
  /** seconds for which keys from this address are rejected unseen, after too many bad ones */
  blockedSeconds(address: string): Promise<number | undefined>
  countBadKey(address: string): Promise<void>
}

/** Quota, window, remaining requests and reset time (draft-ietf-httpapi-ratelimit-headers). */
export interface Allowance {
  isWithin: boolean
  quota: number
  windowSeconds: number
  remaining: number
  resetSeconds: number
}

export function createRateLimits(
  { requests, badKeys, windowSeconds: duration }: RateLimitOptions,
  count: MakeCounter = countInProcess,
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
    async blockedSeconds(address) {
      const counted = await ofAddress.get(addressGroup(address))
      return counted && counted.consumedPoints >= badKeys ? secondsOf(counted) : undefined
    },
    async countBadKey(address) {
      await ofAddress.penalty(addressGroup(address))
    },
  }
}

const secondsOf = ({ msBeforeNext }: RateLimiterRes) => Math.max(1, Math.ceil(msBeforeNext / 1000))
