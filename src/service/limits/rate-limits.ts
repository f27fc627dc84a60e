import type { RateLimiterRes } from 'rate-limiter-flexible'
import { countInProcess, type MakeCounter } from '../store/counter.ts'
import type { FoundKey } from '../store/store.ts'
import { addressGroup, siteGroup } from './address-list.ts'
import type { RateLimitOptions } from './request-limits.ts'

export interface RateLimits {
  /**
   * counts a request of the key's account and mode within the limit of its plan; `undefined` without a limit
   */
  countRequest(key: FoundKey): Promise<Allowance | undefined>
  /** counts an invalid key; returns the seconds to wait above the limit of this address */
  countBadKey(address: string): Promise<number | undefined>
  /**
   * counts a request of a computer without a key; returns the seconds to wait above the limit of its address
   * or site
   */
  countConnecting(address: string, asks: 'for a code' | 'for its key'): Promise<number | undefined>
  /** counts a change of a template; returns the seconds to wait above the limit of the account */
  countTemplateChange(accountId: string): Promise<number | undefined>
}

/** Template changes per account and hour, because each adds a permanent entry to the audit log. */
const templateChangesPerHour = 200

/** Quota, window, remaining requests and reset time (draft-ietf-httpapi-ratelimit-headers). */
export interface Allowance {
  isWithin: boolean
  quota: number
  windowSeconds: number
  remaining: number
  resetSeconds: number
}

export function createRateLimits(
  { requests, badKeys, windowSeconds: duration }: Omit<RateLimitOptions, 'passwordPauseSeconds'>,
  count: MakeCounter = countInProcess,
): RateLimits {
  const ofAccount = count({ name: 'requests', points: requests, duration })
  const asking = connectingLimits.map(limit => ({ ...limit, counter: count(limit) }))
  const ofAddress = count({ name: 'bad-keys', points: badKeys, duration })

  const ofTemplates = count({ name: 'templates', points: templateChangesPerHour, duration: 3600 })

  return {
    async countRequest({ account_id, mode, plan: { requests_per_minute } }) {
      const quota = requests_per_minute === null ? requests : Math.ceil((requests_per_minute * duration) / 60)
      if (quota === 0) return undefined
      const counted = await ofAccount.penalty(`${mode}:${account_id}`)
      return {
        isWithin: counted.consumedPoints <= quota,
        quota,
        windowSeconds: duration,
        remaining: Math.max(0, quota - counted.consumedPoints),
        resetSeconds: secondsOf(counted),
      }
    },
    async countBadKey(address) {
      const group = addressGroup(address)
      // addresses above the limit are cached per process, so that their requests write nothing
      const counted = await ofAddress.get(group)
      if (counted && counted.consumedPoints >= badKeys) return secondsOf(counted)
      await ofAddress.penalty(group)
      return undefined
    },
    async countConnecting(address, asks) {
      for (const { of, group, points, counter } of asking) {
        if (of !== asks) continue
        const counted = await counter.penalty(group(address))
        if (counted.consumedPoints > points) return secondsOf(counted)
      }
      return undefined
    },
    async countTemplateChange(accountId) {
      const counted = await ofTemplates.penalty(accountId)
      return counted.consumedPoints > templateChangesPerHour ? secondsOf(counted) : undefined
    },
  }
}

/**
 * A code is valid for half an hour and polled every five seconds; users behind one address may connect
 * several computers at once.
 */
const connectingLimits = [
  { of: 'for a code', name: 'codes-from', group: addressGroup, points: 20, duration: 10 * 60 },
  { of: 'for a code', name: 'codes-from-site', group: siteGroup, points: 60, duration: 10 * 60 },
  { of: 'for its key', name: 'polls-from', group: addressGroup, points: 120, duration: 60 },
] as const

const secondsOf = ({ msBeforeNext }: RateLimiterRes) => Math.max(1, Math.ceil(msBeforeNext / 1000))
