import { NoAnswerError, ProblemError } from './errors.ts'
import type { Problem } from './types.ts'

export interface Connection {
  /** without a trailing slash */
  baseUrl: string
  apiKey: string
  fetch: typeof globalThis.fetch
  /** milliseconds per try */
  timeout: number
}

export interface Sent {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  body?: string
  idempotencyKey?: string | undefined
  prefer?: string | undefined
  ifMatch?: string | undefined
  signal?: AbortSignal | undefined
}

/** @returns the normalised base URL. Throws TypeError for an address to which a key must not be sent. */
export function checkBaseUrl(text: string): string {
  const url = new URL(text)
  const isLocal = /^(localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname)
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLocal))
    throw new TypeError('The base URL must be https, or http on this computer.')
  if (url.username || url.password || url.search || url.hash)
    throw new TypeError('The base URL must have no user, query or fragment.')
  return url.href.replace(/\/+$/, '')
}

/**
 * Sends one request and reads the whole answer.
 * Rejects with {@link ProblemError}, {@link NoAnswerError} or the reason of the signal; with TypeError if
 * nothing was sent.
 */
export async function send<T>(
  { baseUrl, apiKey, fetch, timeout }: Connection,
  { method = 'GET', path, body, idempotencyKey, prefer, ifMatch, signal }: Sent,
  read: (response: Response) => Promise<T>,
): Promise<T> {
  checkIdempotencyKey(idempotencyKey)
  const limit = AbortSignal.timeout(timeout)
  try {
    const response = await fetch(baseUrl + path, {
      method,
      headers: {
        'x-api-key': apiKey,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
        ...(prefer !== undefined && { prefer }),
        ...(ifMatch !== undefined && { 'if-match': ifMatch }),
      },
      ...(body !== undefined && { body }),
      // a redirect would send the key to another address
      redirect: 'error',
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    })
    if (response.ok) return await read(response)
    throw new ProblemError(response, problemIn(await response.text()))
  } catch (error) {
    signal?.throwIfAborted()
    throw error instanceof ProblemError ? error : new NoAnswerError(idempotencyKey, error)
  }
}

/**
 * Checked here, because fetch rejects such a header like a failed connection, which would count as an unknown
 * outcome.
 */
function checkIdempotencyKey(text: string | undefined): void {
  if (text !== undefined && !/^[\x21-\x7e]{1,255}$/.test(text))
    throw new TypeError('The Idempotency-Key must be 1 to 255 characters of visible ASCII.')
}

function problemIn(text: string): Partial<Problem> {
  try {
    const parsed: unknown = JSON.parse(text)
    return typeof parsed === 'object' && parsed !== null ? parsed : {}
  } catch {
    return {}
  }
}
