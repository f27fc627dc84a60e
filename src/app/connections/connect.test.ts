import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { ConnectAttempt } from '#contract/connecting.ts'
import { oauthPaths } from '#contract/device-grant-api.ts'
import { json } from '#platform/testing/fake-service.ts'
import {
  attemptOf,
  connections,
  copied,
  entries,
  folder,
  host,
  open,
  opened,
  replaceService,
  service,
  start,
  textsOfFolder,
  waitForState,
  withAuthorizationServer,
} from '../testing/connecting.ts'

withAuthorizationServer()

test('connects without passing a key to the page, and uses the new connection', async () => {
  const events: unknown[] = []
  host.host.onEvent(event => events.push(event))
  const { id } = await start()
  const waiting = await waitForState(id, 'waiting')
  expect(waiting).toMatchObject({ userCode: 'BCDF-1000', page: `${service.url}/connect` })
  expect(opened).toEqual([`${service.url}/connect?code=BCDF-1000`])
  await host.call('copyConnectCode', { id })
  expect(copied).toEqual(['BCDF-1000'])

  service.confirm('live')
  const connected = await waitForState(id, 'connected')
  const [key = ''] = service.validKeys
  expect(connected).toMatchObject({ mode: 'live', account: null })
  expect(connected.keyName).toMatch(/^Billwright on ./)
  expect(entries.get(connected.connectionId)).toBe(
    `${key} ${service.url} ${encodeURIComponent(connected.keyName)}`,
  )
  const view = await host.call('connections', undefined)
  expect(view.active).toBe(connected.connectionId)
  expect(view.connections.at(-1)).toMatchObject({
    name: '127.0.0.1',
    baseUrl: service.url,
    key: { kind: 'live', store: 'keychain', name: connected.keyName },
  })
  expect(await host.call('checkConnection', { id: connected.connectionId })).toMatchObject({ ok: true })
  for (const text of [JSON.stringify(events), JSON.stringify(view), textsOfFolder()])
    expect(text).not.toContain(key.slice(9, 21))
  // The page never gets the device code, because the code leads to a key.
  const asked = service.received.find(({ path }) => path === oauthPaths.token)
  const deviceCode = new URLSearchParams(asked?.body).get('device_code') ?? 'none'
  expect(JSON.stringify(events)).not.toContain(deviceCode)
})

test('several attempts run at once, each with its code', async () => {
  const one = await start({ name: 'One' })
  await waitForState(one.id, 'waiting')
  const two = await start({ name: 'Two' })
  await waitForState(two.id, 'waiting')
  service.confirm('test', 'BCDF-1001')
  const connected = await waitForState(two.id, 'connected')
  expect((await attemptOf(one.id))?.state.step).toBe('waiting')
  expect((await connections()).map(({ name }) => name)).toEqual(['Practice service', 'Two'])
  expect(connected.mode).toBe('test')
})

test('continues while the service is unreachable, and polls less often on request', async () => {
  const lost = (_request: unknown, response: { socket: { resetAndDestroy(): void } | null }) =>
    response.socket?.resetAndDestroy()
  service.next(oauthPaths.token, json(400, { error: 'slow_down' }), lost as never, json(503, {}))
  const states: ConnectAttempt['state'][] = []
  host.host.onEvent(event => event.type === 'connecting' && states.push(...event.attempts.map(a => a.state)))
  const { id } = await start()
  await waitForState(id, 'waiting')
  await host.until(() => states.some(state => state.step === 'waiting' && state.isSlowed))
  await host.until(() => states.some(state => state.step === 'waiting' && state.unreachableSince !== null))
  service.confirm()
  await waitForState(id, 'connected')
})

const redirect = (_request: unknown, response: { writeHead(...args: unknown[]): { end(): void } }) =>
  response.writeHead(302, { location: 'https://elsewhere.example/' }).end()
const page = (_request: unknown, response: { writeHead(...args: unknown[]): { end(text: string): void } }) =>
  response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome</h1>')
const endless = (
  _request: unknown,
  response: { writeHead(...args: unknown[]): { end(text: string): void } },
) => response.writeHead(200, { 'content-type': 'application/json' }).end(`"${'x'.repeat(70_000)}"`)

describe('an attempt ends without a connection', () => {
  const metadata = (change: object) => () =>
    service.next(
      oauthPaths.metadata,
      json(200, {
        issuer: service.url,
        device_authorization_endpoint: service.url + oauthPaths.deviceAuthorization,
        token_endpoint: service.url + oauthPaths.token,
        ...change,
      }),
    )
  const device = (change: object) => () =>
    service.next(
      oauthPaths.deviceAuthorization,
      json(200, {
        device_code: 'd',
        user_code: 'BCDF-1000',
        verification_uri: `${service.url}/connect`,
        expires_in: 600,
        ...change,
      }),
    )
  const token = (answer: unknown) => () => service.next(oauthPaths.token, answer as never)
  const granted = { token_type: 'bearer', mode: 'test', key_id: 'k', key_name: 'n' }
  test.each<[string, string, () => void]>([
    ['unsupported', 'no metadata', () => service.next(oauthPaths.metadata, json(404, {}))],
    ['unsupported', 'no device grant', metadata({ device_authorization_endpoint: undefined })],
    ['redirected', 'redirected metadata', () => service.next(oauthPaths.metadata, redirect as never)],
    ['unusable', 'a page', () => service.next(oauthPaths.metadata, page as never)],
    ['unusable', 'an answer without end', () => service.next(oauthPaths.metadata, endless as never)],
    ['unusable', 'another issuer', metadata({ issuer: 'https://elsewhere.example' })],
    ['unusable', 'issuer of no address', metadata({ issuer: 7 })],
    ['unusable', 'tokens from elsewhere', metadata({ token_endpoint: 'https://elsewhere.example/token' })],
    ['unusable', 'a page that is no link', device({ verification_uri: 'javascript:alert(1)' })],
    ['unusable', 'a page without encryption', device({ verification_uri: 'http://elsewhere.example/' })],
    ['unusable', 'a code of a whole text', device({ user_code: 'call this number to win' })],
    ['unusable', 'a code that never was valid', device({ expires_in: -1 })],
    ['redirected', 'a redirected token', token(redirect)],
    ['unusable', 'a token that is no key', token(json(200, { ...granted, access_token: 'abc' }))],
    [
      'unusable',
      'a key of another mode',
      token(json(200, { ...granted, access_token: 'svc_live_fake000000000000000000000000' })),
    ],
    [
      'unusable',
      'another token type',
      token(json(200, { ...granted, token_type: 'mac', access_token: 'x' })),
    ],
    ['denied', 'declined', () => service.deny()],
    ['expired', 'an unknown code', token(json(400, { error: 'invalid_grant' }))],
    ['expired', 'expired', token(json(400, { error: 'expired_token' }))],
    ['unusable', 'an unknown error', token(json(400, { error: 'whatever' }))],
  ])('%s: %s', async (reason, _why, prepare) => {
    if (reason !== 'denied') prepare()
    const { id } = await start()
    if (reason === 'denied') {
      await waitForState(id, 'waiting')
      prepare()
    }
    expect(await waitForState(id, 'failed')).toMatchObject({ reason })
    expect(await connections()).toHaveLength(1)
    await expect.poll(() => entries.size).toBe(0)
    expect(opened.filter(url => !url.startsWith(service.url))).toEqual([])
    // A failed attempt can be dismissed and started again.
    await host.call('endConnecting', { id })
    expect(await host.call('connectAttempts', undefined)).toEqual([])
  })

  test('an unconfirmed code expires', async () => {
    await replaceService({ expiresIn: 1 })
    const { id } = await start()
    expect(await waitForState(id, 'failed')).toMatchObject({ reason: 'expired' })
  })

  test('a service that cannot be reached', async () => {
    await service.close()
    const { id } = await start()
    expect(await waitForState(id, 'failed')).toMatchObject({
      reason: 'unreachable',
      message: { code: 'unreachable.no_server' },
    })
  })
})

test.each([
  [{ baseUrl: 'http://invoices.example.com' }, 'invalid_argument', 'address.not_https'],
  [{ baseUrl: 'https://user:secret@example.com' }, 'invalid_argument', 'address.user'],
  [{ baseUrl: undefined }, 'invalid_argument', 'connect.no_address'],
  [{ connectionId: 'practice' }, 'invalid_argument', 'connection.practice_fixed'],
  [{ connectionId: 'unknown' }, 'no_such_connection', 'no_such_connection'],
  [{ name: 'practice SERVICE' }, 'invalid_argument', 'connection.name_taken'],
])('nothing is asked for: %j', async (argument, code, message) => {
  expect(
    await host.refusal('startConnecting', { baseUrl: service.url, sessionOnly: false, ...argument }),
  ).toMatchObject({ code, message: { code: message } })
  expect(service.received).toEqual([])
})

test('without a password store a key is asked for only by choice, and kept until the program ends', async () => {
  await host.close()
  await open({})
  expect((await host.refusal('startConnecting', { baseUrl: service.url, sessionOnly: false })).code).toBe(
    'keychain_unavailable',
  )
  const { id } = await start({ sessionOnly: true })
  await waitForState(id, 'waiting')
  service.confirm()
  const { connectionId } = await waitForState(id, 'connected')
  expect((await connections()).find(each => each.id === connectionId)?.key).toMatchObject({
    store: 'session',
  })
  expect(existsSync(join(folder.path, 'connecting.json'))).toBe(false)
})
