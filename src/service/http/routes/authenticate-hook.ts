import type { FastifyReply, FastifyRequest } from 'fastify'
import { headers } from '#contract/generate-api.ts'
import { AppError } from '#core/errors/app-error.ts'
import type { AuditRefusal } from '../../accounts/audit-refusals.ts'
import { authenticate, requireAllowed } from '../../accounts/keys.ts'
import type { Allowance, RateLimits } from '../../limits/rate-limits.ts'
import type { FoundKey, KeyScope, Store } from '../../store/store.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** the authenticated key; null on routes without authentication */
    key: FoundKey | null
  }
}

export interface KeyDeps {
  store: Store
  rateLimits: RateLimits
  auditRefusal: AuditRefusal
  now: () => Date
}

/**
 * Authenticates before the body is read, so that a request without a valid key does not cost reading 2 MB. An
 * address that sends too many invalid keys must wait, but valid keys behind it are not affected. A rejected
 * key does not count against the rate limit of its account, because the finder of an old or limited key could
 * exhaust it.
 * @param scopes required of the key
 */
export function requireKey({ store, rateLimits, auditRefusal, now }: KeyDeps, ...scopes: KeyScope[]) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    request.sentKey = null
    const found = await authenticate(store, keyTextOf(request), now())
    request.sentKey = found.outcome === 'unknown' ? null : found.key
    const origin = { address: request.ip, now: now() }
    try {
      if (found.outcome !== 'active') throw new AppError('invalid_key')
      requireAllowed(found.key, { ...origin, scopes })
    } catch (error) {
      const retryAfter = await rateLimits.countBadKey(request.ip)
      if (retryAfter !== undefined) {
        void reply.header('retry-after', retryAfter)
        throw new AppError('rate_limited', { message: { code: 'rate.invalid_keys', params: { retryAfter } } })
      }
      if (found.outcome === 'revoked') await auditRefusal(found.key, 'revoked_key', origin)
      else if (found.outcome === 'active' && error instanceof AppError)
        await auditRefusal(found.key, error.code, origin)
      throw error
    }
    request.key = found.key
    const allowance = await rateLimits.countRequest(found.key)
    if (allowance !== undefined) applyRateLimit(allowance, reply)
  }
}

/**
 * Finds the account of a request that was rejected before authentication. The answer does not depend on it.
 */
export async function lookUpSentKey(
  request: FastifyRequest,
  { store, now }: Pick<KeyDeps, 'store' | 'now'>,
): Promise<void> {
  try {
    const found = await authenticate(store, keyTextOf(request), now())
    request.sentKey = found.outcome === 'unknown' ? null : found.key
  } catch (error) {
    request.log.warn({ err: error }, 'the key of a refused request was not looked up')
  }
}

function keyTextOf({ headers: sent }: FastifyRequest): string | undefined {
  const header = sent[headers.apiKey.toLowerCase()]
  return typeof header === 'string' ? header : undefined
}

/** The key that {@link requireKey} authenticated. */
export function keyOf({ key }: FastifyRequest): FoundKey {
  if (key === null) throw new AppError('invalid_key')
  return key
}

function applyRateLimit(allowance: Allowance, reply: FastifyReply): void {
  const { isWithin, quota, windowSeconds, remaining, resetSeconds } = allowance
  void reply
    .header(headers.rateLimitPolicy, `"account";q=${quota};w=${windowSeconds}`)
    .header(headers.rateLimit, `"account";r=${remaining};t=${resetSeconds}`)
  if (isWithin) return
  void reply.header('retry-after', resetSeconds)
  const params = { quota, window: windowSeconds, retryAfter: resetSeconds }
  throw new AppError('rate_limited', { message: { code: 'rate.quota', params } })
}
