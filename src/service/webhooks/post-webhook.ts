import type { LookupAddress } from 'node:dns'
import { type RequestOptions, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { systemCodeOf } from '#core/errors/system-error.ts'
import { withTimeout } from '../scheduling/concurrency.ts'
import { resolveName } from './resolve-name.ts'
import { type AllowedTargets, hostOf, isLoopback, isPublicAddress, parseWebhookUrl } from './webhook-url.ts'

export interface PostOptions extends AllowedTargets {
  /** milliseconds for the whole exchange */
  timeout: number
  /** returns every address of a name */
  resolve?: (host: string, options: { signal: AbortSignal }) => Promise<LookupAddress[]>
}

/** Why a try had no answer, shown in the list of deliveries. */
export const postFailures = [
  'unresolved',
  'address_refused',
  'timeout',
  'tls_failed',
  'connection_failed',
] as const
export type PostFailure = (typeof postFailures)[number]

export type PostResult = { status: number } | { failure: PostFailure }

/**
 * Sends a webhook. The name is resolved once, all its addresses are checked, and the connection uses one of
 * these, so that a changed DNS answer (DNS rebinding) has no effect. Redirects are not followed, and the body
 * of the answer is not read.
 */
export async function postWebhook(
  { url, body, headers }: { url: string; body: string; headers: Record<string, string> },
  options: PostOptions,
): Promise<PostResult> {
  const closing = new AbortController()
  try {
    const work = post(new URL(url), { body, headers, signal: closing.signal }, options)
    return await withTimeout(options.timeout, work, () => new FailedPost('timeout'))
  } catch (error) {
    return { failure: error instanceof FailedPost ? error.failure : failureOf(error) }
  } finally {
    closing.abort()
  }
}

class FailedPost extends Error {
  readonly failure: PostFailure
  constructor(failure: PostFailure) {
    super(failure)
    this.failure = failure
  }
}

/** Error codes of Node and OpenSSL for certificates and handshakes. */
function failureOf(error: unknown): PostFailure {
  const code = systemCodeOf(error) ?? ''
  return /CERT|TLS|SSL|SIGNATURE|ISSUER|EPROTO/.test(code) ? 'tls_failed' : 'connection_failed'
}

async function post(
  url: URL,
  { body, headers, signal }: { body: string; headers: Record<string, string>; signal: AbortSignal },
  options: PostOptions,
): Promise<PostResult> {
  // the operator may have changed the allowed addresses since the endpoint was added
  if (parseWebhookUrl(url.href, options) === undefined) throw new FailedPost('address_refused')
  const { resolve = resolveName } = options
  const addresses = await resolve(hostOf(url), { signal }).catch(() => [])
  if (addresses.length === 0) throw new FailedPost('unresolved')
  const isAllowed = ({ address }: LookupAddress) =>
    isPublicAddress(address) || (options.allowsLoopback && isLoopback(address))
  if (!addresses.every(isAllowed)) throw new FailedPost('address_refused')
  signal.throwIfAborted()
  const request = url.protocol === 'http:' ? requestHttp : requestHttps
  const { promise, resolve: answered, reject } = Promise.withResolvers<PostResult>()
  const sent = request(url, {
    method: 'POST',
    // a separate connection, closed after the answer
    agent: false,
    lookup: lookupOf(addresses),
    signal,
    headers: { ...headers, 'content-length': Buffer.byteLength(body) },
  })
  sent.on('error', reject)
  sent.on('response', answer => {
    answered({ status: answer.statusCode ?? 0 })
    answer.on('error', () => undefined)
    sent.destroy()
  })
  sent.end(body)
  return promise
}

/** Returns a lookup function that yields the checked addresses. */
function lookupOf(addresses: readonly LookupAddress[]): NonNullable<RequestOptions['lookup']> {
  return (_host, { all }, callback) => {
    const [first] = addresses
    if (all === true || first === undefined) callback(null, [...addresses])
    else callback(null, first.address, first.family)
  }
}
