import { setTimeout as sleep } from 'node:timers/promises'
import { AppError } from '#core/errors/app-error.ts'
import type { StoredKey } from '../store/store.ts'

type Sender = Pick<StoredKey, 'account_id' | 'mode'>

/** Delays an account whose client ignores Retry-After, before another body is read. */
export interface RefusalPause {
  /**
   * Returns at once, unless the account was rejected within the last second and its Retry-After is not over.
   * @throws AppError rate_limited after the rest of that second, before the body is read
   */
  wait(sender: Sender): Promise<void>
  /** Records an answer of a full queue with Retry-After, in seconds. */
  refused(sender: Sender, retryAfter: number): void
}

/** Milliseconds; less than any Retry-After, so that a client that respects it is never delayed. */
const pause = 1_000

/** Maximum delayed requests. Further ones are rejected at once. */
const maxWaiting = 1_000

/** Number of accounts above which those without a pause are evicted. */
const maxAccounts = 1_000

export function createRefusalPause(): RefusalPause {
  const refusals = new Map<string, { pausedUntil: number; retryAt: number }>()
  const nameOf = ({ account_id, mode }: Sender) => `${mode} ${account_id}`
  let waiting = 0

  return {
    async wait(sender) {
      const refusal = refusals.get(nameOf(sender))
      if (refusal === undefined) return
      const left = refusal.pausedUntil - performance.now()
      if (left <= 0) {
        refusals.delete(nameOf(sender))
        return
      }
      if (waiting < maxWaiting) {
        waiting += 1
        await sleep(left)
        waiting -= 1
      }
      const now = performance.now()
      refusal.pausedUntil = Math.min(now + pause, refusal.retryAt)
      const retryAfter = Math.max(1, Math.ceil((refusal.retryAt - now) / 1000))
      throw new AppError('rate_limited', {
        message: { code: 'rate.waiting', params: { retryAfter } },
        retryAfter,
      })
    },
    refused(sender, retryAfter) {
      const now = performance.now()
      refusals.set(nameOf(sender), { pausedUntil: now + pause, retryAt: now + retryAfter * 1000 })
      if (refusals.size <= maxAccounts) return
      for (const [name, { pausedUntil }] of refusals) if (pausedUntil <= now) refusals.delete(name)
    },
  }
}
