import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { oauthPaths } from '#contract/device-grant-api.ts'
import { composeKey, type Mode } from '#core/text/key.ts'
import { json, type Received, startFakeService } from './fake-service.ts'

type Answer = (request: Received, response: ServerResponse) => void

export interface FakeAuthorizationServer {
  url: string
  /** the address in its answers, for example that of a proxy */
  publicUrl: string
  received: Received[]
  /** keys that were granted and not revoked */
  validKeys: Set<string>
  revokedKeys: string[]
  /** confirms the newest code, or this one */
  confirm(mode?: Mode, userCode?: string): void
  deny(): void
  /** called with the code of each computer that requests one */
  onCode: (userCode: string) => void
  /** queues answers to requests of this path, which replace those of the service */
  next(path: string, ...answers: Answer[]): void
  /** damages the next answer with a key on this path */
  damage(path: string): void
  /** answers requests of other paths, such as invoices */
  otherwise: Answer
  close(): Promise<void>
}

interface Grant {
  deviceCode: string
  userCode: string
  computer: string
  confirmed: Mode | undefined
  isDenied: boolean
}

const randomKey = (mode: Mode): string => composeKey(mode, randomUUID().replaceAll('-', '').slice(0, 30))

/** An authorization server with the device grant whose answers a test can replace. */
export async function startFakeAuthorizationServer({
  expiresIn = 600,
  interval = 1,
  makeKey = randomKey,
}: {
  expiresIn?: number
  interval?: number
  makeKey?: (mode: Mode) => string
} = {}): Promise<FakeAuthorizationServer> {
  const grants: Grant[] = []
  const validKeys = new Set<string>()
  const revokedKeys: string[] = []
  const replaced = new Map<string, Answer[]>()
  /** keys by device code; unused ones can be revoked */
  const delivered = new Map<string, string>()
  const usedKeys = new Set<string>()
  const error = (code: string) => json(400, { error: code })

  function answerTo({ path, body, headers }: Received): Answer {
    const form = new URLSearchParams(body)
    switch (path) {
      case oauthPaths.metadata:
        return json(200, {
          issuer: fake.publicUrl,
          device_authorization_endpoint: fake.publicUrl + oauthPaths.deviceAuthorization,
          token_endpoint: fake.publicUrl + oauthPaths.token,
          revocation_endpoint: fake.publicUrl + oauthPaths.revoke,
        })
      case oauthPaths.deviceAuthorization: {
        const userCode = `BCDF-${String(1000 + grants.length)}`
        const grant = {
          deviceCode: randomUUID(),
          userCode,
          computer: form.get('computer_name') ?? '',
          confirmed: undefined,
          isDenied: false,
        }
        grants.push(grant)
        fake.onCode(userCode)
        return json(200, {
          device_code: grant.deviceCode,
          user_code: userCode,
          verification_uri: `${fake.publicUrl}/connect`,
          verification_uri_complete: `${fake.publicUrl}/connect?code=${userCode}`,
          expires_in: expiresIn,
          interval,
        })
      }
      case oauthPaths.token: {
        const before = delivered.get(form.get('device_code') ?? '')
        if (before !== undefined && !usedKeys.has(before) && validKeys.delete(before))
          revokedKeys.push(before)
        const index = grants.findIndex(({ deviceCode }) => deviceCode === form.get('device_code'))
        const grant = grants[index]
        if (!grant) return error('invalid_grant')
        if (grant.isDenied) return error('access_denied')
        if (grant.confirmed === undefined) return error('authorization_pending')
        grants.splice(index, 1)
        const key = makeKey(grant.confirmed)
        validKeys.add(key)
        delivered.set(grant.deviceCode, key)
        return json(200, {
          access_token: key,
          token_type: 'Bearer',
          scope: 'generate read',
          mode: grant.confirmed,
          key_id: 'key_0123456789',
          key_name: `Billwright on ${grant.computer}`,
        })
      }
      case oauthPaths.revoke: {
        const key = form.get('token') ?? ''
        if (validKeys.delete(key)) revokedKeys.push(key)
        return (_request, response) => response.writeHead(200).end()
      }
      default: {
        const key = String(headers['x-api-key'])
        usedKeys.add(key)
        return validKeys.has(key) ? fake.otherwise : json(401, { code: 'invalid_key' })
      }
    }
  }

  let damaged: string | undefined
  const { url, received, close } = await startFakeService((request, response) => {
    const answer = replaced.get(request.path)?.shift() ?? answerTo(request)
    const keys = validKeys.size
    if (damaged === request.path && keys > keysBefore) {
      damaged = undefined
      json(200, 'damaged')(request, response)
    } else answer(request, response)
    keysBefore = keys
  })
  let keysBefore = 0
  const newest = (userCode?: string): Grant | undefined =>
    userCode === undefined ? grants.at(-1) : grants.find(grant => grant.userCode === userCode)
  const fake: FakeAuthorizationServer = {
    url,
    publicUrl: url,
    received,
    validKeys,
    revokedKeys,
    confirm(mode = 'test', userCode) {
      const grant = newest(userCode)
      if (grant) grant.confirmed = mode
    },
    deny() {
      const grant = newest()
      if (grant) grant.isDenied = true
    },
    onCode: () => {},
    next: (path, ...answers) => void replaced.set(path, answers),
    damage(path) {
      damaged = path
    },
    otherwise: json(422, { code: 'invalid_invoice' }),
    close,
  }
  return fake
}
