import { setTimeout as sleep } from 'node:timers/promises'
import { AppError } from '#core/errors/app-error.ts'
import type { StoredKey } from '../store/store.ts'

type Sender = Pick<StoredKey, 'account_id' | 'mode'>

/**
 * A client that asks again at once, whatever Retry-After says, costs its account a pause instead of costing the service the reading
 * of another body.
 */
export interface RefusalPause {
  /**
   * Returns at once for an account that was not refused within the last second, or whose Retry-After is over.
   * @throws AppError rate_limited after the rest of that second, before the body is read
   */
  wait(sender: Sender): Promise<void>
  /** Notes an answer with Retry-After, in seconds, of a full queue. */
  refused(sender: Sender, retryAfter: number): void
}

/** Milliseconds; less than any Retry-After, so that a client that obeys it never meets it. */
const pause = 1_000

/** Requests that wait at once. Further ones are answered without a pause. */
const maxWaiting = 1_000

/** Accounts above which those whose pause is over are forgotten. */
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
