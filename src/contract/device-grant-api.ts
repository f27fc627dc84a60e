import { z } from 'zod'

/** Paths of the device grant (RFC 8628), of its metadata (RFC 8414) and of revocation (RFC 7009). */

export const oauthPaths = {
  metadata: '/.well-known/oauth-authorization-server',
  deviceAuthorization: '/oauth/device_authorization',
  token: '/oauth/token',
  revoke: '/oauth/revoke',
} as const

export const deviceCodeGrant = 'urn:ietf:params:oauth:grant-type:device_code'

type Meta = { description: string; examples: string[] }

const text = (maxLength: number, meta: Meta) => z.string().max(maxLength).meta(meta)

const url = (path: string, { description }: Pick<Meta, 'description'>) =>
  text(2000, { description, examples: [`https://invoices.example.com${path}`] })

const list = ({ description, examples }: Meta) =>
  z
    .array(z.string().max(100))
    .max(20)
    .meta({ description, examples: [examples] })

export const metadataSchema = z
  .object({
    issuer: url('', { description: 'The base URL of the service.' }),
    device_authorization_endpoint: url(oauthPaths.deviceAuthorization, {
      description: 'Where a computer asks for a code.',
    }),
    token_endpoint: url(oauthPaths.token, { description: 'Where it asks for its key.' }),
    revocation_endpoint: url(oauthPaths.revoke, { description: 'Where a key revokes itself.' }),
    grant_types_supported: list({
      description: 'The device authorization grant alone.',
      examples: [deviceCodeGrant],
    }),
    response_types_supported: list({
      description: 'None: there is no authorization endpoint.',
      examples: [],
    }),
    scopes_supported: list({ description: 'Scopes of keys.', examples: ['generate', 'read'] }),
    token_endpoint_auth_methods_supported: list({
      description: 'None: programs on computers keep no secret.',
      examples: ['none'],
    }),
    revocation_endpoint_auth_methods_supported: list({ description: 'None, as before.', examples: ['none'] }),
    service_documentation: url('/dashboard/reference', { description: 'A page for people.' }),
  })
  .meta({ description: 'The authorization server as RFC 8414 describes it.' })

export type AuthorizationMetadata = z.output<typeof metadataSchema>

const userCode = text(20, { description: 'What a person compares or types.', examples: ['WDJB-MJHT'] })

export const deviceAuthorizationSchema = z
  .object({
    device_code: text(100, {
      description: 'Names the request of the computer; secret.',
      examples: ['x'.repeat(43)],
    }),
    user_code: userCode,
    verification_uri: url('/connect', { description: 'The page on which the code is entered.' }),
    verification_uri_complete: url('/connect?user_code=WDJB-MJHT', {
      description: 'The same with the code.',
    }),
    expires_in: z
      .int()
      .min(1)
      .max(86_400)
      .meta({ description: 'Seconds for which the code is valid.', examples: [1800] }),
    interval: z
      .int()
      .min(1)
      .max(3600)
      .meta({ description: 'Seconds between two questions for the key.', examples: [5] }),
  })
  .meta({ description: 'What the computer shows and asks with.' })

export type DeviceAuthorization = z.output<typeof deviceAuthorizationSchema>

export const deliveredKeySchema = z
  .object({
    access_token: text(60, {
      description: 'The key, for the header X-API-Key. It is sent once.',
      examples: [`svc_test_${'x'.repeat(36)}`],
    }),
    token_type: z
      .literal('Bearer')
      .meta({ description: 'Whoever has the key may use it.', examples: ['Bearer'] }),
    scope: text(200, {
      description: 'What the key may do, with spaces between.',
      examples: ['generate read'],
    }),
    mode: z.enum(['live', 'test']).meta({
      description: 'live is billed, test is free; chosen by the person who confirmed.',
      examples: ['test'],
    }),
    key_id: text(40, { description: 'Id of the key.', examples: ['key_0123456789abcdef0123'] }),
    key_name: text(100, {
      description: 'Name of the key in the dashboard.',
      examples: ['Billwright on Studio'],
    }),
  })
  .meta({ description: 'The key of a computer.' })

export type DeliveredKey = z.output<typeof deliveredKeySchema>

/** Errors of RFC 6749, 7009 and 8628 that these operations have. */
const oauthErrors = [
  'authorization_pending',
  'slow_down',
  'access_denied',
  'expired_token',
  'invalid_grant',
  'invalid_request',
  'invalid_client',
  'invalid_scope',
  'unauthorized_client',
  'unsupported_grant_type',
  'temporarily_unavailable',
] as const

export const oauthErrorSchema = z
  .object({
    error: z
      .enum(oauthErrors)
      .meta({ description: 'A code of RFC 6749, RFC 7009 or RFC 8628.', examples: ['slow_down'] }),
    error_description: text(300, {
      description: 'The same as a sentence.',
      examples: ['Nobody has confirmed the code yet.'],
    }),
  })
  .meta({ description: 'Why a computer gets no key.' })

export type OAuthError = z.output<typeof oauthErrorSchema>

export const revocationSchema = z.object({}).meta({ description: 'Nothing: the key is not valid any more.' })

const clientId = z
  .literal('billwright-desktop')
  .meta({ description: 'The program that asks.', examples: ['billwright-desktop'] })

/** Fields of the forms. */
export const oauthForms = {
  DeviceAuthorizationForm: z
    .object({
      client_id: clientId,
      scope: text(200, {
        description:
          'Scopes with spaces between; generate and read if there are none. Unknown ones are left out.',
        examples: ['generate read'],
      }).optional(),
      computer_name: text(3000, {
        description: 'What a person recognises the computer by; shortened to 60 characters.',
        examples: ['Studio'],
      }).optional(),
    })
    .meta({ description: 'A computer that asks for a code.' }),
  TokenForm: z
    .object({
      client_id: clientId,
      grant_type: z
        .literal(deviceCodeGrant)
        .meta({ description: 'The device authorization grant.', examples: [deviceCodeGrant] }),
      device_code: text(100, { description: 'As it was answered.', examples: ['x'.repeat(43)] }),
    })
    .meta({ description: 'A computer that asks for its key.' }),
  RevocationForm: z
    .object({
      client_id: clientId,
      token: text(100, { description: 'The key.', examples: [`svc_test_${'x'.repeat(36)}`] }),
    })
    .meta({ description: 'A key that revokes itself.' }),
} as const
