import { NoAnswerError, ProblemError } from './errors.ts'

export interface RetryOptions {
  /** maximum number of tries; 1 disables retries. 5 by default */
  attempts?: number
  /** milliseconds before the first retry, doubled for each further one. 500 by default */
  firstDelay?: number
  /** maximum milliseconds to wait, whatever the service requests. 30,000 by default */
  maxDelay?: number
}

/**
 * Status codes after which the same request may succeed. 409 means that an equal request is still running.
 */
const repeatable = new Set([408, 429, 500, 502, 503, 504])

const isRepeatable = (error: unknown): boolean =>
  error instanceof NoAnswerError ||
  (error instanceof ProblemError && (repeatable.has(error.status) || error.code === 'idempotency_in_flight'))

/**
 * Retries a request that is safe to repeat, after Retry-After or with exponential backoff and jitter.
 * Rejects with the error of the last try, or with the reason of the signal.
 */
export async function withRetries<T>(
  send: () => Promise<T>,
  { attempts = 5, firstDelay = 500, maxDelay = 30_000 }: RetryOptions,
  signal: AbortSignal | undefined,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await send()
    } catch (error) {
      signal?.throwIfAborted()
      if (attempt >= attempts || !isRepeatable(error)) throw error
      const backoff = firstDelay * 2 ** (attempt - 1) * (0.5 + Math.random() / 2)
      const asked = error instanceof ProblemError ? (error.retryAfter ?? 0) * 1000 : 0
      await sleep(Math.min(Math.max(backoff, asked), maxDelay), signal)
    }
  }
}

export function sleep(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', abort)
      resolve()
    }, milliseconds)
    signal?.addEventListener('abort', abort, { once: true })
  })
}
