import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  type AuthorizationMetadata,
  type DeliveredKey,
  type DeviceAuthorization,
  deviceCodeGrant,
  type OAuthError,
  oauthPaths,
} from '#contract/device-grant-api.ts'
import { AppError } from '#core/errors/app-error.ts'
import {
  askForKey,
  type Fetched,
  fetchKey,
  grantSeconds,
  isClient,
  parseScopes,
  pollSeconds,
  revokeOwnKey,
  shownUserCode,
} from '../../accounts/device-grants.ts'
import { keyScopes } from '../../store/store.ts'
import type { KeyDeps } from './authenticate-hook.ts'
import { sendJson } from './json.ts'

/** Page on which people enter a code. */
export const connectPath = '/connect'

export interface OAuthDeps extends Pick<KeyDeps, 'store' | 'rateLimits' | 'now'> {
  baseUrl: () => string
}

/** Bytes; far more than any of the forms. */
const longestForm = 4 * 1024

/**
 * The device authorization grant (RFC 8628) with its metadata (RFC 8414), by which a computer gets a key that
 * nobody sees.
 */
export function addOAuthRoutes(app: FastifyInstance, deps: OAuthDeps): void {
  const { baseUrl } = deps
  app.get(oauthPaths.metadata, async (_request, reply) =>
    sendJson(reply, JSON.stringify(metadataOf(baseUrl()))),
  )
  // where the base URL has a path, RFC 8414 puts the path after the well-known one
  app.get(`${oauthPaths.metadata}/*`, async (request, reply) => {
    const path = new URL(baseUrl()).pathname.replace(/\/$/, '')
    if (path === '' || request.url.split('?', 1)[0] !== oauthPaths.metadata + path)
      throw new AppError('not_found')
    return sendJson(reply, JSON.stringify(metadataOf(baseUrl())))
  })
  app.register(async forms => {
    forms.removeAllContentTypeParsers()
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: longestForm },
      async (_request: unknown, body: string | Buffer) => new URLSearchParams(String(body)),
    )
    addDeviceAuthorization(forms, deps)
    addToken(forms, deps)
    addRevocation(forms, deps)
  })
}

const metadataOf = (baseUrl: string): AuthorizationMetadata => ({
  issuer: baseUrl,
  device_authorization_endpoint: baseUrl + oauthPaths.deviceAuthorization,
  token_endpoint: baseUrl + oauthPaths.token,
  revocation_endpoint: baseUrl + oauthPaths.revoke,
  grant_types_supported: [deviceCodeGrant],
  // there is no authorization endpoint
  response_types_supported: [],
  scopes_supported: [...keyScopes],
  token_endpoint_auth_methods_supported: ['none'],
  revocation_endpoint_auth_methods_supported: ['none'],
  service_documentation: `${baseUrl}/dashboard/reference`,
})

function addDeviceAuthorization(
  forms: FastifyInstance,
  { store, rateLimits, baseUrl, now }: OAuthDeps,
): void {
  forms.post(oauthPaths.deviceAuthorization, async (request, reply) => {
    const fields = fieldsOf(request)
    if (Array.isArray(fields)) return refuse(reply, fields)
    const { scope = '', computer_name: computer = '' } = fields
    const scopes = parseScopes(scope)
    if (scopes.length === 0) return refuse(reply, ['invalid_scope', 'This service knows none of the scopes.'])
    const retryAfter = await rateLimits.countConnecting(request.ip, 'for a code')
    if (retryAfter !== undefined) return refuseForNow(reply, 429, retryAfter)
    const asked = await askForKey(store, { computer, scopes, address: request.ip, now: now() })
    if (asked === undefined) return refuseForNow(reply, 503, 60)
    const page = baseUrl() + connectPath
    const userCode = shownUserCode(asked.userCode)
    return sendJson(
      reply,
      JSON.stringify({
        device_code: asked.deviceCode,
        user_code: userCode,
        verification_uri: page,
        verification_uri_complete: `${page}?user_code=${userCode}`,
        ...{ expires_in: grantSeconds, interval: pollSeconds },
      } satisfies DeviceAuthorization),
    )
  })
}

type Refusal = [error: OAuthError['error'], description: string]

const refusals: Record<Exclude<Fetched['is'], 'delivered'>, Refusal> = {
  pending: ['authorization_pending', 'Nobody has confirmed the code yet.'],
  'too early': ['slow_down', 'Wait five seconds longer between two questions from now on.'],
  denied: ['access_denied', 'Somebody denied the code, or whoever confirmed it may not make keys any more.'],
  expired: ['expired_token', 'The code has expired. Ask for a new one.'],
  used: ['invalid_grant', 'The key was delivered before. Ask for a new code.'],
  unknown: ['invalid_grant', 'There is no such device code. Ask for a new one.'],
}

function addToken(forms: FastifyInstance, { store, rateLimits, now }: OAuthDeps): void {
  forms.post(oauthPaths.token, async (request, reply) => {
    const fields = fieldsOf(request)
    if (Array.isArray(fields)) return refuse(reply, fields)
    const { grant_type: type, device_code: code } = fields
    if (type === undefined) return refuse(reply, ['invalid_request', 'grant_type is missing.'])
    if (type !== deviceCodeGrant)
      return refuse(reply, [
        'unsupported_grant_type',
        `This service knows the grant ${deviceCodeGrant} only.`,
      ])
    if (code === undefined) return refuse(reply, ['invalid_request', 'device_code is missing.'])
    const retryAfter = await rateLimits.countConnecting(request.ip, 'for its key')
    if (retryAfter !== undefined) return refuseForNow(reply, 429, retryAfter)
    const fetched = await fetchKey(store, code, { address: request.ip, now: now() })
    if (fetched.is !== 'delivered') return refuse(reply, refusals[fetched.is])
    const { id, name, mode, scopes } = fetched.stored
    return sendJson(
      reply,
      JSON.stringify({
        access_token: fetched.key,
        // a bearer token by definition, although it is sent in its own header
        token_type: 'Bearer',
        scope: scopes.join(' '),
        ...{ mode, key_id: id, key_name: name },
      } satisfies DeliveredKey),
    )
  })
}

function addRevocation(forms: FastifyInstance, { store, rateLimits, now }: OAuthDeps): void {
  forms.post(oauthPaths.revoke, async (request, reply) => {
    const fields = fieldsOf(request)
    if (Array.isArray(fields)) return refuse(reply, fields)
    if (fields.token === undefined) return refuse(reply, ['invalid_request', 'token is missing.'])
    const revoked = await revokeOwnKey(store, fields.token, { address: request.ip, now: now() })
    if (revoked === 'foreign')
      return refuse(reply, [
        'unauthorized_client',
        'This key was not made for a computer. Whoever manages the keys of the account revokes it in the dashboard.',
      ])
    if (revoked === 'unknown') {
      const retryAfter = await rateLimits.countBadKey(request.ip)
      if (retryAfter !== undefined) return refuseForNow(reply, 429, retryAfter)
    }
    return sendJson(reply, '{}')
  })
}

type Fields = Partial<Record<string, string>>

/**
 * Empty fields count as absent (RFC 6749, section 3.1). @returns a refusal for a form without a known client
 */
function fieldsOf({ body }: FastifyRequest): Fields | Refusal {
  const given = (body instanceof URLSearchParams ? [...body] : []).filter(([, value]) => value !== '')
  if (new Set(given.map(([name]) => name)).size < given.length)
    return ['invalid_request', 'A field is repeated.']
  const fields: Fields = Object.fromEntries(given)
  if (fields.client_id === undefined) return ['invalid_request', 'client_id is missing.']
  return isClient(fields.client_id) ? fields : ['invalid_client', 'This service knows no such client.']
}

const refuse = (reply: FastifyReply, [error, error_description]: Refusal, status = 400): FastifyReply =>
  sendJson(reply.code(status), JSON.stringify({ error, error_description } satisfies OAuthError))

const refuseForNow = (reply: FastifyReply, status: 429 | 503, retryAfter: number): FastifyReply =>
  refuse(
    reply.header('retry-after', retryAfter),
    ['temporarily_unavailable', `Too many computers are connecting. Try again in ${retryAfter} seconds.`],
    status,
  )
