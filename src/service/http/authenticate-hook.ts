import type { FastifyReply, FastifyRequest } from 'fastify'
import { headers } from '#contract/generate-api.ts'
import { AppError } from '#core/app-error.ts'
import { authenticate } from '../keys.ts'
import type { Allowance, RateLimits } from '../limits/rate-limits.ts'
import type { Store, StoredKey } from '../store/store.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** the key that opened this route; null on routes that need none */
    key: StoredKey | null
  }
}

export interface KeyParts {
  store: Store
  rateLimits: RateLimits
  now: () => Date
}

/**
 * Runs before the body is read, so that nobody without a key makes the service read 2 MB, and nobody who tries keys
 * makes the store look for them.
 */
export function requireKey({ store, rateLimits, now }: KeyParts) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const locked = await rateLimits.lockedOut(request.ip)
    if (locked !== undefined) {
      void reply.header('retry-after', locked)
      const message = `Too many keys from this address were not in force. Try again in ${seconds(locked)}.`
      throw new AppError('rate_limited', { message })
    }
    const header = request.headers[headers.apiKey.toLowerCase()]
    const text = typeof header === 'string' ? header : undefined
    request.key = (await authenticate(store, text, now())) ?? null
    if (request.key === null) {
      await rateLimits.countBadKey(request.ip)
      throw new AppError('invalid_key')
    }
    const allowance = await rateLimits.countRequest(request.key)
    if (allowance !== undefined) announce(allowance, reply)
  }
}

/** The key that {@link requireKey} let in. */
export function keyOf({ key }: FastifyRequest): StoredKey {
  if (key === null) throw new AppError('invalid_key')
  return key
}

function announce(allowance: Allowance, reply: FastifyReply): void {
  const { isWithin, quota, windowSeconds, remaining, resetSeconds } = allowance
  void reply
    .header(headers.rateLimitPolicy, `"account";q=${quota};w=${windowSeconds}`)
    .header(headers.rateLimit, `"account";r=${remaining};t=${resetSeconds}`)
  if (isWithin) return
  void reply.header('retry-after', resetSeconds)
  const message = `This account may make ${quota} requests in ${seconds(windowSeconds)}. Try again in ${seconds(resetSeconds)}.`
  throw new AppError('rate_limited', { message })
}

const seconds = (count: number) => (count === 1 ? 'a second' : `${count} seconds`)
