import * as oauth from 'oauth4webapi'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { deviceCodeGrant } from '#contract/device-grant-api.ts'
import { Browser, signedIn } from '../../testing/browser.ts'
import { get } from '../../testing/client.ts'
import { pollForKey, revokeKey, sendForm } from '../../testing/oauth.ts'
import { startTestService, type TestService, temporaryFolder } from '../../testing/service.ts'
import { standInRenderer } from '../../testing/stand-in-renderer.ts'

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let service: TestService
beforeEach(async () => {
  folder = await temporaryFolder()
  service = await startTestService(folder.path, { renderer: standInRenderer() })
})
afterEach(async () => {
  await service.close()
  await folder.remove()
})

test('an independent client connects and disconnects', async () => {
  const insecure = { [oauth.allowInsecureRequests]: true }
  const issuer = new URL(service.url)
  const found = await oauth.discoveryRequest(issuer, { algorithm: 'oauth2', ...insecure })
  const server = await oauth.processDiscoveryResponse(issuer, found)
  const client = { client_id: 'billwright-desktop' }
  const ask = (parameters: Record<string, string>, as = client) =>
    oauth
      .deviceAuthorizationRequest(server, as, oauth.None(), parameters, insecure)
      .then(answer => oauth.processDeviceAuthorizationResponse(server, as, answer))
  const asked = await ask({ scope: 'generate unknown', computer_name: 'Studio' })
  const fetchKey = () =>
    oauth
      .deviceCodeGrantRequest(server, client, oauth.None(), asked.device_code, insecure)
      .then(answer => oauth.processDeviceCodeResponse(server, client, answer))
  await expect(fetchKey()).rejects.toMatchObject({ error: 'authorization_pending', status: 400 })
  const browser = await signedIn(service)
  await browser.get(`/dashboard/connect?user_code=${asked.user_code}`)
  const form = { user_code: asked.user_code, decision: 'confirm', mode: 'test' }
  expect((await browser.post('/dashboard/connect', form)).status).toBe(200)
  const delivered = await fetchKey()
  expect(delivered).toMatchObject({ token_type: 'bearer', scope: 'generate', mode: 'test' })
  await expect(fetchKey()).rejects.toMatchObject({ error: 'invalid_grant' })
  const revoked = await oauth.revocationRequest(
    ...([server, client, oauth.None(), delivered.access_token, insecure] as const),
  )
  await oauth.processRevocationResponse(revoked)

  await expect(ask({}, { client_id: 'somebody' })).rejects.toMatchObject({ error: 'invalid_client' })
  await expect(ask({ scope: 'unknown' })).rejects.toMatchObject({ error: 'invalid_scope' })
})

test.each([
  ['device_authorization', {}, 'invalid_request'],
  ['device_authorization', { client_id: 'x' }, 'invalid_client'],
  ['token', { client_id: 'billwright-desktop' }, 'invalid_request'],
  ['token', { client_id: 'billwright-desktop', grant_type: 'password' }, 'unsupported_grant_type'],
  ['token', { client_id: 'billwright-desktop', grant_type: deviceCodeGrant }, 'invalid_request'],
  [
    'token',
    { client_id: 'billwright-desktop', grant_type: deviceCodeGrant, device_code: 'x' },
    'invalid_grant',
  ],
  ['revoke', { client_id: 'billwright-desktop' }, 'invalid_request'],
] as const)('a wrong form is refused: %s %j', async (path, fields, error) => {
  expect(await sendForm(service.url, `/oauth/${path}`, fields)).toMatchObject({
    status: 400,
    body: { error },
  })
})

test('a repeated field, another type, and an endless form are refused', async () => {
  const send = (body: string, type = 'application/x-www-form-urlencoded') =>
    fetch(`${service.url}/oauth/token`, { method: 'POST', body, headers: { 'content-type': type } })
  const repeated = await send('client_id=billwright-desktop&client_id=billwright-desktop')
  expect([repeated.status, await repeated.json()]).toMatchObject([400, { error: 'invalid_request' }])
  expect((await send('{}', 'application/json')).status).toBe(415)
  expect((await send(`client_id=${'x'.repeat(5000)}`)).status).toBe(413)
  expect((await get(service.url, '/oauth/token')).status).toBe(405)
})

test('one address gets twenty codes in ten minutes, and can poll for keys slowly only', async () => {
  const ask = () => sendForm(service.url, '/oauth/device_authorization', { client_id: 'billwright-desktop' })
  for (let count = 0; count < 20; count += 1) expect((await ask()).status).toBe(200)
  const refused = await ask()
  expect(refused).toMatchObject({ status: 429, body: { error: 'temporarily_unavailable' } })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  const polls = await Promise.all(Array.from({ length: 121 }, () => pollForKey(service.url, 'x')))
  expect(polls.filter(({ status }) => status === 429)).toHaveLength(1)
  const revocations = await Promise.all(
    Array.from({ length: 62 }, () => revokeKey(service.url, 'svc_live_x')),
  )
  expect(new Set(revocations.map(({ status }) => status))).toContain(429)
})

test('a service behind a path names its endpoints there', async () => {
  await service.close()
  service = await startTestService(folder.path, {
    ...{ renderer: standInRenderer(), baseUrl: 'https://example.com/billing' },
  })
  for (const path of ['', '/billing']) {
    const { text } = await get(service.url, `/.well-known/oauth-authorization-server${path}`)
    expect(JSON.parse(text)).toMatchObject({
      issuer: 'https://example.com/billing',
      token_endpoint: 'https://example.com/billing/oauth/token',
    })
  }
  expect((await get(service.url, '/.well-known/oauth-authorization-server/other')).status).toBe(404)
  const entry = await new Browser(service.url).get('/connect')
  expect(entry.location).toBe('/billing/dashboard/connect')
})

test('a service without dashboard connects no computers', async () => {
  await service.close()
  service = await startTestService(folder.path, { renderer: standInRenderer(), hasDashboard: false })
  for (const path of ['/.well-known/oauth-authorization-server', '/connect'])
    expect((await get(service.url, path)).status).toBe(404)
})

test('a key that was shown to a person cannot revoke itself', async () => {
  const key = await service.newKey('live')
  expect(await revokeKey(service.url, key)).toMatchObject({
    status: 400,
    body: { error: 'unauthorized_client' },
  })
  expect(await get(service.url, '/v1/account', key)).toMatchObject({ status: 200 })
})
