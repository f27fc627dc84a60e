import { z } from 'zod'

/** How a computer gets a key that no person sees (RFC 8628), its metadata (RFC 8414) and its revocation (RFC 7009). */

export const oauthPaths = {
  metadata: '/.well-known/oauth-authorization-server',
  deviceAuthorization: '/oauth/device_authorization',
  token: '/oauth/token',
  revoke: '/oauth/revoke',
} as const

export const deviceCodeGrant = 'urn:ietf:params:oauth:grant-type:device_code'

const text = (description: string, maxLength: number, example: string) =>
  z
    .string()
    .max(maxLength)
    .meta({ description, examples: [example] })

const url = (description: string, path: string) =>
  text(description, 2000, `https://invoices.example.com${path}`)

const list = (description: string, ...examples: string[]) =>
  z
    .array(z.string().max(100))
    .max(20)
    .meta({ description, examples: [examples] })

export const metadataSchema = z
  .object({
    issuer: url('The base URL of the service.', ''),
    device_authorization_endpoint: url('Where a computer asks for a code.', oauthPaths.deviceAuthorization),
    token_endpoint: url('Where it asks for its key.', oauthPaths.token),
    revocation_endpoint: url('Where a key revokes itself.', oauthPaths.revoke),
    grant_types_supported: list('The device authorization grant alone.', deviceCodeGrant),
    response_types_supported: list('None: there is no authorization endpoint.'),
    scopes_supported: list('Scopes of keys.', 'generate', 'read'),
    token_endpoint_auth_methods_supported: list('None: programs on computers keep no secret.', 'none'),
    revocation_endpoint_auth_methods_supported: list('None, as before.', 'none'),
    service_documentation: url('A page for people.', '/dashboard/reference'),
  })
  .meta({ description: 'The authorization server as RFC 8414 describes it.' })

export type AuthorizationMetadata = z.output<typeof metadataSchema>

const userCode = text('What a person compares or types.', 20, 'WDJB-MJHT')

export const deviceAuthorizationSchema = z
  .object({
    device_code: text('Names the request of the computer; secret.', 100, 'x'.repeat(43)),
    user_code: userCode,
    verification_uri: url('The page on which the code is entered.', '/connect'),
    verification_uri_complete: url('The same with the code.', '/connect?user_code=WDJB-MJHT'),
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
    access_token: text(
      'The key, for the header X-API-Key. It is sent once.',
      60,
      `svc_test_${'x'.repeat(36)}`,
    ),
    token_type: z
      .literal('Bearer')
      .meta({ description: 'Whoever has the key may use it.', examples: ['Bearer'] }),
    scope: text('What the key may do, with spaces between.', 200, 'generate read'),
    mode: z.enum(['live', 'test']).meta({
      description: 'live is billed, test is free; chosen by the person who confirmed.',
      examples: ['test'],
    }),
    key_id: text('Id of the key.', 40, 'key_0123456789abcdef0123'),
    key_name: text('Name of the key in the dashboard.', 100, 'Billwright on Studio'),
  })
  .meta({ description: 'The key of a computer.' })

export type DeliveredKey = z.output<typeof deliveredKeySchema>

/** Errors of RFC 6749, 7009 and 8628 that these operations have. */
export const oauthErrors = [
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
    error_description: text('The same as a sentence.', 300, 'Nobody has confirmed the code yet.'),
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
      scope: text(
        'Scopes with spaces between; generate and read if there are none. Unknown ones are left out.',
        200,
        'generate read',
      ).optional(),
      computer_name: text(
        'What a person recognises the computer by; shortened to 60 characters.',
        3000,
        'Studio',
      ).optional(),
    })
    .meta({ description: 'A computer that asks for a code.' }),
  TokenForm: z
    .object({
      client_id: clientId,
      grant_type: z
        .literal(deviceCodeGrant)
        .meta({ description: 'The device authorization grant.', examples: [deviceCodeGrant] }),
      device_code: text('As it was answered.', 100, 'x'.repeat(43)),
    })
    .meta({ description: 'A computer that asks for its key.' }),
  RevocationForm: z
    .object({
      client_id: clientId,
      token: text('The key.', 100, `svc_test_${'x'.repeat(36)}`),
    })
    .meta({ description: 'A key that revokes itself.' }),
} as const
