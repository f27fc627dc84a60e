import type { FastifyRequest } from 'fastify'
import { headers } from '#contract/generate-api.ts'
import { AppError } from '#core/app-error.ts'
import { authenticate } from '../keys.ts'
import type { Store, StoredKey } from '../store.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** the key that opened this route; null on routes that need none */
    key: StoredKey | null
  }
}

/** Runs before the body is read, so that nobody without a key makes the service read 2 MB. */
export function requireKey(store: Store, now: () => Date): (request: FastifyRequest) => Promise<void> {
  return async request => {
    const header = request.headers[headers.apiKey.toLowerCase()]
    const text = typeof header === 'string' ? header : undefined
    request.key = (await authenticate(store, text, now())) ?? null
    if (request.key === null) throw new AppError('invalid_key')
  }
}
