import { oauthPaths } from '#contract/device-grant-api.ts'
import { json, type Operation } from './operation.ts'

const connecting = {
  method: 'post',
  tag: 'Connecting',
  needsKey: false,
  hasOAuthErrors: true,
} as const

/** Problems of forms in addition to those of any request. */
const formProblems = ['too_large', 'unsupported_media_type'] as const

/** Operations by which a computer gets and revokes a key that nobody sees. */
export const connectingOperations: readonly Operation[] = [
  {
    method: 'get',
    path: oauthPaths.metadata,
    id: 'readAuthorizationServer',
    tag: 'Connecting',
    needsKey: false,
    summary: 'Find out how a computer connects',
    description:
      'The metadata of RFC 8414. 404 on a service without dashboard, where nobody could confirm a computer.',
    answer: json('The metadata.', 'AuthorizationServer'),
    problems: [],
  },
  {
    ...connecting,
    path: oauthPaths.deviceAuthorization,
    id: 'askForCode',
    form: 'DeviceAuthorizationForm',
    summary: 'Ask for a code with which a person connects a computer',
    description:
      'The device authorization request of RFC 8628. Show the code, open verification_uri_complete, and ask for the key every interval seconds. 20 codes in ten minutes from an address.',
    answer: json('The code.', 'DeviceAuthorization'),
    problems: [...formProblems],
  },
  {
    ...connecting,
    path: oauthPaths.token,
    id: 'askForKey',
    form: 'TokenForm',
    summary: 'Ask for the key of a computer',
    description:
      'authorization_pending until somebody has confirmed or denied the code; slow_down where a question comes early, after which the interval is five seconds longer. The key is sent once: a second question after it is invalid_grant, and revokes a key that was never used, because its answer may have been lost.',
    answer: json('The key.', 'DeliveredKey'),
    problems: [...formProblems],
  },
  {
    ...connecting,
    path: oauthPaths.revoke,
    id: 'revokeKey',
    form: 'RevocationForm',
    summary: 'Revoke the key of a computer',
    description:
      'With the key itself (RFC 7009). An unknown key gets the same answer. A key that was made by hand is refused as unauthorized_client, because programs that do not know of each other may use it.',
    answer: json('The key is not valid any more.', 'Revocation'),
    problems: [...formProblems],
  },
]
