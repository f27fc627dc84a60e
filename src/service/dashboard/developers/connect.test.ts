import { afterEach, beforeEach, expect, test } from 'vitest'
import { byOperator } from '../../accounts/origins.ts'
import { closedSignUp, makeSignUp } from '../../accounts/sign-up.ts'
import { newUserId, type Role, type User } from '../../store/users.ts'
import { Browser, signedIn } from '../../testing/browser.ts'
import { get, post } from '../../testing/client.ts'
import { numbered } from '../../testing/invoices.ts'
import { askForCode, pollForKey, revokeKey } from '../../testing/oauth.ts'
import { quickHash } from '../../testing/quick-hash.ts'
import { startTestService, type TestService, temporaryFolder } from '../../testing/service.ts'
import { standInRenderer } from '../../testing/stand-in-renderer.ts'

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let service: TestService
let clock: Date
let browser: Browser
beforeEach(async () => {
  folder = await temporaryFolder()
  clock = new Date()
  service = await startTestService(folder.path, { renderer: standInRenderer(), now: () => clock })
  browser = await signedIn(service)
})
afterEach(async () => {
  await service.close()
  await folder.remove()
})

const origin = byOperator(new Date())
const pass = (seconds: number) => {
  clock = new Date(clock.getTime() + seconds * 1000)
}
const addUser = (email: string, role: Role, account_id = 'default'): Promise<void> => {
  const user: User = { id: newUserId(), account_id, email, role, created_at: origin.at }
  return service.store.addUser(user, quickHash('a password of a test'), origin)
}
const confirm = (code: string, fields: Record<string, string> = {}, by = browser) =>
  by.post('/dashboard/connect', { user_code: code, decision: 'confirm', mode: 'test', ...fields })
const open = (code: string, by = browser) => by.get(`/dashboard/connect?user_code=${code}`)

/** @returns the key of a computer after it was confirmed */
async function connected(fields: Record<string, string> = {}, computer = 'Studio'): Promise<string> {
  const asked = await askForCode(service.url, { computer_name: computer })
  await open(asked.user_code)
  await confirm(asked.user_code, fields)
  const answer = await pollForKey(service.url, asked.device_code)
  return String(answer.body.access_token)
}

/** Names of the fields that a page focuses. */
const focusedFieldsOf = (page: string): (string | undefined)[] =>
  [
    ...page.matchAll(/<input name="(\w+)"[^>]* autofocus/g),
    ...page.matchAll(/<input type="radio" name="(\w+)"[^>]* autofocus/g),
  ].map(([, name]) => name)

const actions = async (account_id = 'default') =>
  (await service.store.readAudit({ account_id, key_id: undefined }, { before: undefined, limit: 20 })).map(
    ({ action }) => action,
  )

test('a computer gets a key that no page shows, once, and revokes it', async () => {
  const asked = await askForCode(service.url, { computer_name: 'Studio', scope: 'generate read templates' })
  expect(asked).toMatchObject({
    verification_uri: `${service.url}/connect`,
    verification_uri_complete: `${service.url}/connect?user_code=${asked.user_code}`,
    ...{ expires_in: 1800, interval: 5 },
  })
  expect(asked.user_code).toMatch(/^[B-DF-HJ-NP-TV-XZ]{4}-[B-DF-HJ-NP-TV-XZ]{4}$/)
  expect((await pollForKey(service.url, asked.device_code)).body.error).toBe('authorization_pending')

  const entry = await browser.get(asked.verification_uri_complete.replace(service.url, ''))
  expect(entry.location).toBe(`/dashboard/connect?user_code=${asked.user_code}`)
  const question = await browser.get(entry.location ?? '')
  for (const text of ['<bdi>Studio</bdi>', asked.user_code, 'make invoices', 'name="mode"'])
    expect(question.text).toContain(text)
  const done = await confirm(asked.user_code, { mode: 'live', cap: '2' })
  expect([done.status, done.text]).toEqual([200, expect.stringContaining('The computer is connected')])
  // no key exists until the computer fetches it
  expect(await service.store.listKeys()).toEqual([])

  pass(5)
  const delivered = await pollForKey(service.url, asked.device_code)
  const [stored] = await service.store.listKeys()
  expect(delivered.body).toEqual({
    access_token: expect.stringMatching(/^svc_live_/),
    ...{ token_type: 'Bearer', scope: 'generate read templates', mode: 'live' },
    ...{ key_id: stored?.id, key_name: 'Billwright on Studio' },
  })
  expect(delivered.headers.get('cache-control')).toBe('no-store')
  expect(stored).toMatchObject({ name: 'Billwright on Studio', computer: 'Studio', own_cap: 2 })

  const key = String(delivered.body.access_token)
  expect(await get(service.url, '/v1/account', key)).toMatchObject({ status: 200 })
  const list = await browser.get('/dashboard/keys')
  for (const text of ['Billwright on Studio', 'Connected computer: Studio', 'At most 2 live PDFs a month'])
    expect(list.text).toContain(text)
  for (const page of [question, done, list, await browser.get('/dashboard/audit')])
    expect(page.text).not.toContain(key)
  expect(list.text).not.toContain('/rotate')
  expect((await browser.get(`/dashboard/keys/${stored?.id}/rotate`)).status).toBe(409)
  expect((await browser.get('/dashboard/audit')).text).toContain(
    'The computer Studio was given a live key, with at most 2 live PDFs a month.',
  )

  expect(await revokeKey(service.url, key)).toMatchObject({ status: 200 })
  expect(await get(service.url, '/v1/account', key)).toMatchObject({ status: 401 })
  // repeated, and with a key that never existed
  for (const token of [key, 'svc_live_unknown'])
    expect(await revokeKey(service.url, token)).toMatchObject({ status: 200 })
  expect((await actions()).filter(action => /^(device|key)/.test(action))).toEqual([
    // from the request above
    'key.refused',
    'key.revoked',
    'key.created',
    'device.confirmed',
  ])
})

test('two computers at once are independent, and each decision is recorded once', async () => {
  const [one, two] = [
    await askForCode(service.url, { computer_name: 'One' }),
    await askForCode(service.url, { computer_name: 'Two' }),
  ]
  await open(two.user_code)
  await confirm(two.user_code)
  // a double click, and a different decision afterwards
  expect((await confirm(two.user_code)).text).toContain('The computer is connected')
  expect((await confirm(two.user_code, { decision: 'deny' })).text).toContain('The computer is connected')
  const denied = await confirm(one.user_code, { decision: 'deny' })
  expect(denied.text).toContain('<bdi>One</bdi> gets no key')
  expect((await pollForKey(service.url, one.device_code)).body.error).toBe('access_denied')
  expect((await pollForKey(service.url, two.device_code)).body.key_name).toBe('Billwright on Two')
  expect((await actions()).filter(action => action.startsWith('device'))).toEqual([
    'device.denied',
    'device.confirmed',
  ])
})

test('a delivered key is not delivered again, and is revoked if it was not used', async () => {
  const asked = await askForCode(service.url)
  await open(asked.user_code)
  await confirm(asked.user_code)
  const answers = await Promise.all([1, 2, 3].map(() => pollForKey(service.url, asked.device_code)))
  expect(answers.map(({ body }) => body.error).sort()).toEqual(['invalid_grant', 'invalid_grant', undefined])
  const key = String(answers.find(({ body }) => body.error === undefined)?.body.access_token)
  expect(await get(service.url, '/v1/account', key)).toMatchObject({ status: 401 })

  const again = await askForCode(service.url)
  await open(again.user_code)
  await confirm(again.user_code)
  const used = String((await pollForKey(service.url, again.device_code)).body.access_token)
  await get(service.url, '/v1/account', used)
  expect((await pollForKey(service.url, again.device_code)).body.error).toBe('invalid_grant')
  expect(await get(service.url, '/v1/account', used)).toMatchObject({ status: 200 })
})

test('a computer that asks too often waits longer, and one that is late starts again', async () => {
  const asked = await askForCode(service.url)
  const error = async () => (await pollForKey(service.url, asked.device_code)).body.error
  expect(await error()).toBe('authorization_pending')
  pass(4)
  expect(await error()).toBe('authorization_pending')
  pass(1)
  expect(await error()).toBe('slow_down')
  pass(5)
  expect(await error()).toBe('slow_down')
  pass(15)
  expect(await error()).toBe('authorization_pending')
  pass(30 * 60)
  expect(await error()).toBe('expired_token')
  const late = await open(asked.user_code)
  expect([late.status, late.text]).toEqual([422, expect.stringContaining('No computer waits with this code')])
})

test('a code may be typed in any form, and is remembered until sign-in', async () => {
  const asked = await askForCode(service.url)
  const typed = ` ${asked.user_code.toLowerCase().replace('-', ' – ')} `
  expect((await open(encodeURIComponent(typed))).text).toContain(asked.user_code)

  await service.store.setPassword('default', quickHash('long enough now'), origin)
  const stranger = new Browser(service.url)
  await stranger.get(`/connect?user_code=${asked.user_code}`)
  expect((await stranger.get('/dashboard/connect')).location).toBe('/dashboard/sign-in')
  expect((await stranger.get('/dashboard/sign-in')).text).toContain('Sign in to connect Billwright')
  const signed = await stranger.post('/dashboard/sign-in', {
    account: 'default',
    password: 'long enough now',
  })
  expect(signed.location).toBe(`/dashboard/connect?user_code=${asked.user_code}`)
  expect((await stranger.get(signed.location ?? '')).text).toContain('Connect this computer?')
  // the remembered page is used once
  await stranger.post('/dashboard/sign-out')
  expect((await stranger.signIn('long enough now')).location).toBe('/dashboard/usage')
})

test('signing up meanwhile leads back to the computer', async () => {
  await service.close()
  const signUp = { ...closedSignUp, mode: 'invitation' as const }
  service = await startTestService(folder.path, { renderer: standInRenderer(), signUp })
  const by = { origin, plan: 'default' }
  const link = await makeSignUp(service.store, { email: 'new@example.com', now: new Date(), by })
  const asked = await askForCode(service.url)
  const stranger = new Browser(service.url)
  await stranger.get(`/connect?user_code=${asked.user_code}`)
  const opening = await stranger.get(`/dashboard/sign-up/confirm?link=${link}`)
  expect(focusedFieldsOf(opening.text)).toEqual(['name'])
  const password = { password: 'long enough now', again: 'long enough now' }
  const form = { link: link ?? '', name: 'New Studio', ...password }
  const opened = await stranger.post('/dashboard/sign-up/confirm', form)
  expect(opened.location).toBe(`/dashboard/connect?user_code=${asked.user_code}`)
  expect((await stranger.get(opened.location ?? '')).text).toContain('Connect this computer?')
  await confirm(asked.user_code, {}, stranger)
  const { body } = await pollForKey(service.url, asked.device_code)
  expect((await post(service.url, String(body.access_token))).status).toBe(200)
})

test.each([
  ['another host', '//example.com'],
  ['an address', 'https://example.com/'],
  ['a backslash', '/\\example.com'],
  ['a line break', '\r\nLocation: x'],
  ['a long text', 'x'.repeat(9000)],
])('nobody is sent elsewhere with %s', async (_name, text) => {
  const stranger = new Browser(service.url)
  const entry = await stranger.get(`/connect?user_code=${encodeURIComponent(text)}`)
  expect([entry.status, entry.location]).toEqual([303, '/dashboard/connect'])
  stranger.cookies.set('billwright_next', encodeURIComponent(text).slice(0, 900))
  await service.store.setPassword('default', quickHash('long enough now'), origin)
  expect((await stranger.signIn('long enough now')).location).toBe('/dashboard/connect')
})

test('codes cannot be guessed: after ten wrong ones of an account right ones are refused too', async () => {
  await service.store.addAccount({ id: 'acc_other', name: 'Other', created_at: origin.at }, origin)
  const other = await signedIn(service, { account: 'acc_other' })
  const asked = await askForCode(service.url)
  const guesses = await Promise.all(Array.from({ length: 10 }, () => open('BBBB-BBBB')))
  expect(new Set(guesses.map(({ status }) => status))).toEqual(new Set([422]))
  const refused = await open(asked.user_code)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, expect.stringMatching(/^\d+$/)])
  expect((await confirm(asked.user_code)).status).toBe(429)
  expect((await pollForKey(service.url, asked.device_code)).body.error).toBe('authorization_pending')

  // another account at the same address, until the address is above its limit
  expect((await open(asked.user_code, other)).status).toBe(200)
  for (let guess = 0; guess < 8; guess += 1) await open('CCCC-CCCC', other)
  expect((await open(asked.user_code, other)).status).toBe(429)
})

test('what one account has decided is unknown to another one', async () => {
  await service.store.addAccount({ id: 'acc_other', name: 'Other', created_at: origin.at }, origin)
  const other = await signedIn(service, { account: 'acc_other' })
  const asked = await askForCode(service.url, { computer_name: 'Studio' })
  await open(asked.user_code, other)
  await open(asked.user_code)
  await confirm(asked.user_code)
  for (const answer of [await open(asked.user_code, other), await confirm(asked.user_code, {}, other)]) {
    expect([answer.status, answer.text]).toEqual([422, expect.not.stringContaining('Studio')])
  }
  const delivered = await pollForKey(service.url, asked.device_code)
  expect((await service.store.listKeysOf('default')).map(({ id }) => id)).toEqual([delivered.body.key_id])
  expect(await service.store.listKeysOf('acc_other')).toEqual([])
  expect(await actions('acc_other')).not.toContain('device.confirmed')
})

test.each([
  ['markup', '"><script>alert(1)</script>', '&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;'],
  ['reordered text', 'Studio\u202Eevil\r\nSet-Cookie: x', 'Studioevil Set-Cookie: x'],
  ['nothing to see', '\u200B\u3164', 'a computer without a name'],
  ['nothing', '', 'a computer without a name'],
  ['a long text', 'x'.repeat(500), 'x'.repeat(60)],
  ['another script', 'Büro-PC 東京 \u{1F5A8}', 'Büro-PC 東京 \u{1F5A8}'],
])('a name of a computer changes nothing around it: %s', async (_name, sent, shown) => {
  const asked = await askForCode(service.url, { computer_name: sent })
  expect((await open(asked.user_code)).text).toContain(`<bdi>${shown}</bdi></dd>`)
  await confirm(asked.user_code)
  const { key_name } = (await pollForKey(service.url, asked.device_code)).body
  expect(String(key_name).length).toBeLessThanOrEqual(100)
  expect((await browser.get('/dashboard/keys')).text).toContain(`Billwright on ${shown}`)
})

test('only who may make keys connects computers, also at the time of the delivery', async () => {
  await addUser('reader@example.com', 'read-only')
  await addUser('developer@example.com', 'developer')
  const reader = await signedIn(service, { name: 'reader@example.com' })
  const developer = await signedIn(service, { name: 'developer@example.com' })
  const asked = await askForCode(service.url)
  const page = await open(asked.user_code, reader)
  expect([page.text.includes('Your role is read-only'), page.text.includes('name="decision"')]).toEqual([
    true,
    false,
  ])
  expect((await confirm(asked.user_code, {}, reader)).status).toBe(403)

  await open(asked.user_code, developer)
  expect((await confirm(asked.user_code, { mode: 'live' }, developer)).status).toBe(200)
  const { user } = (await service.store.findSignIn('developer@example.com')) ?? {}
  await service.store.setRole(user?.id ?? '', 'read-only', origin)
  expect((await pollForKey(service.url, asked.device_code)).body.error).toBe('access_denied')
  expect(await service.store.listKeys()).toEqual([])
})

test('a suspended account gets no key', async () => {
  const asked = await askForCode(service.url)
  await open(asked.user_code)
  await confirm(asked.user_code)
  await service.store.suspendAccount('default', 'keep', origin)
  expect((await pollForKey(service.url, asked.device_code)).body.error).toBe('access_denied')
})

test('a form from elsewhere, or without a choice, confirms nothing', async () => {
  const asked = await askForCode(service.url)
  expect((await confirm(asked.user_code, { form_token: 'x' })).status).toBe(403)
  const question = await open(asked.user_code)
  expect([focusedFieldsOf(question.text), question.text.includes(' checked')]).toEqual([['mode'], false])
  for (const [fields, text] of [
    [{ mode: '' }, 'Choose test or live.'],
    [{ mode: 'live', cap: '-1' }, 'Use a number from 0 to 2000000000.'],
    [{ mode: 'live', cap: '1e3' }, 'Use a number from 0 to 2000000000.'],
    [{ decision: '' }, 'Connect this computer?'],
  ] as const) {
    const refused = await confirm(asked.user_code, fields)
    expect([refused.status, refused.text]).toEqual([422, expect.stringContaining(text)])
    expect(focusedFieldsOf(refused.text)).toEqual(['cap' in fields ? 'cap' : 'mode'])
  }
  expect((await pollForKey(service.url, asked.device_code)).body.error).toBe('authorization_pending')
})

test('a key is rejected at its own monthly limit, other keys of the account are not', async () => {
  const key = await connected({ mode: 'live', cap: '1' })
  const other = await connected({ mode: 'live' }, 'Other')
  expect((await post(service.url, key, { body: numbered('1') })).status).toBe(200)
  const refused = await post(service.url, key, { body: numbered('2') })
  expect(refused.problem()).toMatchObject({ status: 403, code: 'monthly_limit_reached' })
  expect(refused.problem().detail).toContain('This key may make 1 live PDFs a month')
  expect((await post(service.url, other, { body: numbered('2') })).status).toBe(200)
  expect((await service.ledger()).length).toBe(2)
})
