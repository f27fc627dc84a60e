import * as oauth from 'oauth4webapi'
import { z } from 'zod'
import type { DeviceGrants, GrantAnswer, GrantProblem } from '#app/ports/services.ts'
import { keyOriginOf } from '#contract/base-url.ts'
import { desktopScopes, oauthClientId } from '#contract/connecting.ts'
import { deliveredKeySchema, oauthPaths } from '#contract/device-grant-api.ts'
import { externalLink } from '#contract/external-link.ts'
import type { Message } from '#core/messages/message.ts'
import { withoutBidiControls, withoutControlCharacters } from '#core/text/control-characters.ts'
import { checkKey, redactKeys } from '#core/text/key.ts'
import { classifyFailure } from './classify-response.ts'
import { type Exchange, exchange } from './exchange.ts'

export interface DeviceGrantOptions {
  connectMs?: number
  totalMs?: number
}

const limitBytes = 64 * 1024
const maxExpiryMs = 30 * 60_000
const minIntervalMs = 1000
const maxIntervalMs = 60_000

const client: oauth.Client = { client_id: oauthClientId }
const noSecret = oauth.None()

/** A failed exchange, or an answer that does not conform to OAuth. */
class GrantError extends Error {
  readonly problem: GrantProblem

  constructor(problem: GrantProblem) {
    super(problem.reason)
    this.problem = problem
  }
}

const failed = (reason: GrantProblem['reason'], message: Message): GrantError =>
  new GrantError({ kind: 'problem', reason, message })

/** The service's own fields about the key, in addition to those of OAuth. */
const keySchema = deliveredKeySchema
  .pick({ mode: true, key_name: true })
  .extend({ access_token: z.string().refine(key => checkKey(key).ok) })

/** A code that a person can read and compare. */
const userCodeSchema = z.string().regex(/^[\p{L}\p{N}-]{1,32}$/u)

/** Format of an access token (RFC 6749, appendix A.12), without spaces. */
const deviceCodeFormat = /^[\x21-\x7e]{1,1024}$/

/** Requests a key with the device grant (RFC 8628), including metadata (RFC 8414) and revocation (RFC 7009). */
export function createDeviceGrants({
  connectMs = 10_000,
  totalMs = 20_000,
}: DeviceGrantOptions = {}): DeviceGrants {
  /** `fetch` for the library: no redirects, no compression, answers of limited length. */
  const fetchWithin =
    (signal: AbortSignal | undefined) =>
    async (url: string, init: oauth.CustomFetchOptions<'GET' | 'POST', unknown>): Promise<Response> =>
      responseOf(
        await exchange({
          url: new URL(url),
          method: init.method,
          headers: init.headers,
          ...(init.body === undefined || init.body === null
            ? {}
            : { body: new TextEncoder().encode(String(init.body)) }),
          limitBytes,
          connectMs,
          totalMs,
          signal,
        }),
      )

  // The library may use http, because the addresses are checked against the base URL, which allows http only to this
  // computer.
  const optionsWith = (signal?: AbortSignal) => ({
    [oauth.customFetch]: fetchWithin(signal),
    [oauth.allowInsecureRequests]: true,
  })

  async function readMetadata(baseUrl: string, signal?: AbortSignal): Promise<oauth.AuthorizationServer> {
    const get = async (url: string) =>
      await fetchWithin(signal)(url, {
        method: 'GET',
        headers: { accept: 'application/json' },
        body: undefined,
        redirect: 'manual',
      })
    let response: Response | undefined
    for (const url of metadataUrls(baseUrl)) {
      response = await get(url)
      if (response.status !== 404) break
    }
    if (response === undefined || isMissing(response.status)) throw unsupported
    if (response.status >= 500 || response.status === 429) throw busy(response.status)
    const metadata = await oauth.processDiscoveryResponse(new URL(baseUrl), response)
    const { device_authorization_endpoint: device, token_endpoint: token } = metadata
    if (device === undefined || token === undefined) throw unsupported
    const origin = keyOriginOf(baseUrl)
    for (const endpoint of [device, token, metadata.revocation_endpoint])
      if (endpoint !== undefined && keyOriginOf(endpoint) !== origin) throw unusable
    return metadata
  }

  return {
    async begin({ baseUrl, computerName, signal }) {
      try {
        const server = await readMetadata(baseUrl, signal)
        const response = await oauth.deviceAuthorizationRequest(
          server,
          client,
          noSecret,
          { scope: desktopScopes, computer_name: computerName },
          optionsWith(signal),
        )
        if (isMissing(response.status)) throw unsupported
        if (response.status >= 500 || response.status === 429) throw busy(response.status)
        const begun = await oauth.processDeviceAuthorizationResponse(server, client, response)
        const page = pageOf(begun.verification_uri, baseUrl)
        const isReadable = userCodeSchema.safeParse(begun.user_code).success
        if (page === undefined || !isReadable || !deviceCodeFormat.test(begun.device_code)) throw unusable
        return {
          kind: 'begun',
          deviceCode: begun.device_code,
          userCode: begun.user_code,
          page,
          pageWithCode: pageOf(begun.verification_uri_complete ?? '', baseUrl, page) ?? page,
          expiresInMs: Math.min(begun.expires_in * 1000, maxExpiryMs),
          intervalMs: Math.min(Math.max((begun.interval ?? 5) * 1000, minIntervalMs), maxIntervalMs),
          poll: pollSignal => poll(server, begun.device_code, pollSignal),
        }
      } catch (error) {
        return problemOf(error)
      }
    },

    async abandon({ baseUrl, deviceCode }) {
      let server: oauth.AuthorizationServer
      try {
        server = await readMetadata(baseUrl)
      } catch (error) {
        return problemOf(error).reason === 'unreachable' ? 'unreachable' : 'settled'
      }
      const answer = await poll(server, deviceCode, undefined)
      if (answer.kind === 'problem' && answer.reason === 'unreachable') return 'unreachable'
      if (answer.kind !== 'granted') return 'settled'
      return (await revoke({ baseUrl, key: answer.key })) === 'revoked' ? 'settled' : 'unreachable'
    },

    revoke,
  }

  async function revoke({
    baseUrl,
    key,
  }: {
    baseUrl: string
    key: string
  }): Promise<'revoked' | 'unconfirmed'> {
    try {
      const server = await readMetadata(baseUrl)
      if (server.revocation_endpoint === undefined) return 'unconfirmed'
      const response = await oauth.revocationRequest(server, client, noSecret, key, optionsWith())
      await oauth.processRevocationResponse(response)
      return 'revoked'
    } catch {
      return 'unconfirmed'
    }
  }

  async function poll(
    server: oauth.AuthorizationServer,
    deviceCode: string,
    signal: AbortSignal | undefined,
  ): Promise<GrantAnswer> {
    try {
      const response = await oauth.deviceCodeGrantRequest(
        server,
        client,
        noSecret,
        deviceCode,
        optionsWith(signal),
      )
      if (response.status >= 500 || response.status === 429) throw busy(response.status)
      const answer = await oauth.processDeviceCodeResponse(server, client, response, {
        recognizedTokenTypes: { api_key: () => {}, 'x-api-key': () => {} },
      })
      const { access_token: key, mode, key_name: name } = keySchema.parse(answer)
      const checked = checkKey(key)
      if (!checked.ok || checked.kind !== mode) throw unusable
      return { kind: 'granted', key, mode, name: lineOf(name) || oauthClientId }
    } catch (error) {
      return error instanceof oauth.ResponseBodyError ? answerOf(error) : problemOf(error)
    }
  }
}

/**
 * RFC 8414 puts the path of the base URL after the well-known path; the second URL is for proxies that forward only
 * what is below the base path.
 */
function metadataUrls(baseUrl: string): string[] {
  const { origin, pathname } = new URL(baseUrl)
  const path = pathname.replace(/\/+$/, '')
  return path === ''
    ? [origin + oauthPaths.metadata]
    : [origin + oauthPaths.metadata + path, origin + path + oauthPaths.metadata]
}

/** A page that may be opened in the browser. The page with the code must have the origin of the page without it. */
function pageOf(text: string, baseUrl: string, other?: string): string | undefined {
  if (text === '') return undefined
  const link = externalLink(URL.parse(text, `${baseUrl}/`)?.href ?? '')
  return link !== undefined && (other === undefined || keyOriginOf(link) === keyOriginOf(other))
    ? link
    : undefined
}

function responseOf(result: Exchange): Response {
  if (result.kind === 'failed')
    throw failed('unreachable', classifyFailure({ ...result, sent: false }).problem.message)
  const { status, headers } = result
  if (status >= 300 && status < 400) throw failed('redirected', { code: 'connect.redirected' })
  if (status < 200 || status > 599 || result.isTruncated) throw unusable
  const isEmpty = status === 204 || status === 205
  return new Response(isEmpty ? null : Buffer.from(result.body), {
    status,
    headers: { 'content-type': headers['content-type'] ?? '' },
  })
}

const unusable = failed('unusable', { code: 'connect.unusable' })
const unsupported = failed('unsupported', { code: 'connect.unsupported' })
const busy = (status: number) => failed('unreachable', { code: 'connect.busy', params: { status } })

const isMissing = (status: number): boolean => status === 404 || status === 405 || status === 501

/** Maps the errors of RFC 8628; all others mean that the code is invalid. */
function answerOf({ error }: oauth.ResponseBodyError): GrantAnswer {
  switch (error) {
    case 'authorization_pending':
      return { kind: 'pending' }
    case 'slow_down':
      return { kind: 'slow_down' }
    case 'expired_token':
    case 'invalid_grant':
      return { kind: 'expired' }
    case 'access_denied':
      return { kind: 'denied' }
    default:
      return unusable.problem
  }
}

/** Messages of the library's errors are not shown, because they may quote the answer. */
const problemOf = (error: unknown): GrantProblem =>
  error instanceof GrantError
    ? error.problem
    : error instanceof oauth.ResponseBodyError && error.error === 'unauthorized_client'
      ? unsupported.problem
      : unusable.problem

/** One line of displayed text from a service. */
const lineOf = (text: string): string =>
  withoutBidiControls(withoutControlCharacters(redactKeys(text)).replaceAll('\n', ' '))
    .trim()
    .slice(0, 100)
