import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { createAccount } from '../../accounts/accounts.ts'
import { byOperator } from '../../accounts/origins.ts'
import { digestOfTerms, type SignUpOptions } from '../../accounts/sign-up.ts'
import type { ServiceOptions } from '../../http/serve.ts'
import { newUserId, type User } from '../../store/users.ts'
import { Browser, signedIn } from '../../testing/browser.ts'
import { get, post } from '../../testing/client.ts'
import { quickHash } from '../../testing/quick-hash.ts'
import { startTestService, type TestService, temporaryFolder } from '../../testing/service.ts'
import { startMailServer, type TestMailServer, textOfMail } from '../../testing/smtp.ts'
import { standInRenderer } from '../../testing/stand-in-renderer.ts'
import { planOf } from '../../testing/stored-keys.ts'

let mail: TestMailServer
let folder: Awaited<ReturnType<typeof temporaryFolder>>
let service: TestService
let browser: Browser
let clock: Date
beforeAll(async () => {
  mail = await startMailServer()
})
afterAll(() => mail.close())
beforeEach(async () => {
  folder = await temporaryFolder()
  clock = new Date()
  mail.mails = []
  mail.refusal = undefined
  mail.refused = 0
  const before = await startTestService(folder.path, { renderer: standInRenderer() })
  await before.store.addPlan(planOf('trial', { monthly_cap: 5 }), origin)
  await before.store.addUser(user, oldHash, origin)
  await before.close()
  service = await start()
  browser = new Browser(service.url)
})
afterEach(async () => {
  await service.close()
  await folder.remove()
})

const origin = byOperator(new Date())
const oldHash = quickHash('old')
const user: User & { email: string } = {
  ...{ id: newUserId(), account_id: 'default', email: 'user@example.com' },
  ...{ role: 'owner', created_at: origin.at },
}
const openTo: SignUpOptions = { mode: 'open', plan: 'trial', domains: [], terms: 'Be fair.\n\nPay.' }
const price = '0.20 € per PDF'

const start = (signUp: Partial<SignUpOptions> = {}, more: Partial<ServiceOptions> = {}) =>
  startTestService(folder.path, {
    ...{ renderer: standInRenderer(), now: () => clock, price },
    mail: { smtpUrl: mail.url, from: 'Billing <billing@example.com>' },
    signUp: { ...openTo, ...signUp },
    ...more,
  })

async function restart(signUp: Partial<SignUpOptions>, more: Partial<ServiceOptions> = {}): Promise<void> {
  await service.close()
  service = await start(signUp, more)
  browser = new Browser(service.url)
}

async function ask(email: string, from = browser) {
  await from.get('/dashboard/sign-up')
  return from.post('/dashboard/sign-up', { email })
}

const linkIn = (index: number) => {
  const url = /http\S+confirm\S+/.exec(textOfMail(mail.mails[index] ?? { raw: '' }))?.[0] ?? ''
  return { url, path: url.replace(/^http:\/\/[^/]+/, ''), link: new URL(url).searchParams.get('link') ?? '' }
}
const mailed = (count: number) => expect.poll(() => mail.mails.length).toBe(count)

const terms = digestOfTerms(openTo.terms ?? '')
const confirm = (link: string, fields: Record<string, string> = {}) =>
  browser.post('/dashboard/sign-up/confirm', {
    ...{ link, name: 'New Studio', password: 'long enough now', again: 'long enough now', terms },
    ...fields,
  })

async function newLink(email = 'new@example.com'): Promise<string> {
  const before = mail.mails.length
  await ask(email)
  await mailed(before + 1)
  const { link, path } = linkIn(before)
  await browser.get(path)
  return link
}

test('a new user opens an account, and makes the first PDF with the test key that is shown once', async () => {
  expect((await browser.get('/sign-up')).location).toBe('/dashboard/sign-up')
  expect((await browser.get('/dashboard/sign-in')).text).toContain('href="/dashboard/sign-up"')
  const question = await browser.get('/dashboard/sign-up')
  expect(question.text).toContain('up to 5 live PDFs a month')
  expect(question.text).toContain(`What a live PDF costs: ${price}`)
  expect((await browser.get('/dashboard/terms')).text).toContain('<p>Be fair.</p><p>Pay.</p>')

  expect((await ask(' New@Example.COM ')).text).toContain('A mail to new@example.com is on its way')
  await mailed(1)
  expect(mail.mails[0]).toMatchObject({ from: 'billing@example.com', to: ['new@example.com'] })
  const { url, path, link } = linkIn(0)
  expect(url).toBe(`${service.url}/dashboard/sign-up/confirm?link=${link}`)
  for (const _twice of [1, 2]) expect((await browser.get(path)).status).toBe(200)

  const faults = [
    [{ password: 'too short', again: 'too short' }, 'Use 10 characters or more.'],
    [{ password: 'password123', again: 'password123' }, 'easy to guess'],
    [{ again: 'long enough not' }, 'not the same'],
    [{ name: ' ' }, 'Use 1 to 100 characters on one line.'],
    [{ name: '\u200b\u3164' }, 'Use 1 to 100 characters on one line.'],
    [{ terms: '' }, 'Read and accept the terms.'],
    [{ terms: digestOfTerms('other terms') }, 'Read and accept the terms.'],
  ] as const
  for (const [fields, text] of faults) {
    const refused = await confirm(link, fields)
    expect([refused.status, refused.text.includes(text)]).toEqual([422, true])
  }
  const opened = await confirm(link)
  expect([opened.status, opened.location]).toEqual([303, '/dashboard/welcome'])
  const account = (await service.store.listAccounts()).find(({ name }) => name === 'New Studio')
  expect(account).toMatchObject({ plan_id: 'trial' })
  const created = await service.store.readAudit(
    { account_id: account?.id, key_id: undefined },
    { before: undefined, limit: 9 },
  )
  expect(created.find(({ action }) => action === 'account.created')?.detail).toMatchObject({ terms })

  const welcome = await browser.get('/dashboard/welcome')
  expect(welcome.text).toContain(`<code>${service.url}</code>`)
  expect(welcome.text).toContain(`0 of 5 live PDFs of this month are used`)
  expect(welcome.text).not.toContain('svc_test_')
  const shown = await browser.post('/dashboard/welcome')
  const key = /svc_test_\w+/.exec(shown.text)?.[0] ?? ''
  expect((await post(service.url, key)).status).toBe(200)
  // submitted again, as by a reload
  expect((await browser.post('/dashboard/welcome')).text).toContain('It was shown once')
  expect((await browser.get('/dashboard/welcome')).text).not.toContain('svc_test_')
  expect((await browser.get('/dashboard/keys')).text).toContain('First test key')
  expect((await new Browser(service.url).signIn('long enough now', 'new@example.com')).status).toBe(303)
})

test('a link opens one account, a second click leads to it too, and another password does not', async () => {
  const link = await newLink()
  for (const { location } of await Promise.all([confirm(link), confirm(link)]))
    expect(location).toBe('/dashboard/welcome')
  expect((await new Browser(service.url).get(linkIn(0).path)).text).toContain('no longer valid')
  const other = await newLink('two@example.com')
  const different = { password: 'another long one', again: 'another long one' }
  const made = await Promise.all([confirm(other), confirm(other, different)])
  expect(made.map(({ status }) => status).sort()).toEqual([303, 404])
  expect((await service.store.listAccounts()).length).toBe(3)
})

test('the answer is the same for a known address, whose user is notified by mail', async () => {
  const [known, unknown] = [await ask('user@example.com'), await ask('nobody@example.com')]
  expect(unknown.status).toBe(known.status)
  expect(unknown.text.replaceAll('nobody@', 'user@')).toBe(known.text)
  expect([...unknown.headers.keys()]).toEqual([...known.headers.keys()])
  await mailed(2)
  const of = (name: string) => textOfMail(mail.mails.find(({ to }) => to[0] === name) ?? { raw: '' })
  expect(of('user@example.com')).toContain('You have a sign-in with it already')
  expect(of('user@example.com')).not.toContain('confirm?link=')
  expect(of('nobody@example.com')).toContain('confirm?link=')
  // both addresses have a row, one for a minute, so that both cause the same load
  const rowsAfter = (seconds: number) =>
    service.store.countSignUps(new Date(clock.getTime() + seconds * 1000).toISOString())
  expect([await rowsAfter(0), await rowsAfter(60)]).toEqual([2, 1])
})

test('the answer waits neither for the mail nor for what the address is', async () => {
  const sockets: Socket[] = []
  const silent = createServer(socket => sockets.push(socket.on('error', () => undefined))).listen(
    0,
    '127.0.0.1',
  )
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo
  await restart({}, { mail: { smtpUrl: `smtp://127.0.0.1:${port}`, from: 'billing@example.com' } })
  for (const email of ['user@example.com', 'nobody@example.com']) expect((await ask(email)).status).toBe(200)
  await expect.poll(() => sockets.length).toBe(2)
  // connections to a slow mail server are limited
  const answers: number[] = []
  for (let time = 0; time < 50; time++)
    answers.push((await ask(`new-${time}@example.com`, from(`192.0.2.${time}`))).status)
  expect(answers.indexOf(503)).toBe(48)
  for (const socket of sockets) socket.destroy()
  silent.close()
})

test('a user with an open invitation of another account may open an account instead', async () => {
  const { id } = await createAccount(service.store, 'Hostile', origin)
  const invited = { ...user, id: newUserId(), account_id: id, email: 'new@example.com' }
  const by = { hash: oldHash, link: new Uint8Array(32), expires_at: '2099-01-01T00:00:00.000Z' }
  await service.store.inviteUser(invited, by, origin)
  expect((await confirm(await newLink())).location).toBe('/dashboard/welcome')
  expect(await service.store.listInvitedUsers(id)).toEqual([])
})

test('an address that has become that of a user meanwhile opens no second account', async () => {
  const link = await newLink()
  await service.store.addUser({ ...user, id: newUserId(), email: 'new@example.com' }, oldHash, origin)
  const refused = await confirm(link)
  expect([refused.status, refused.text.includes('You have a sign-in already')]).toEqual([409, true])
  expect((await service.store.findSignIn('new@example.com'))?.hash).toBe(oldHash)
})

test('a link ends with its day, and its row is removed', async () => {
  const link = await newLink()
  clock = new Date(clock.getTime() + 24 * 3_600_000)
  expect((await confirm(link)).status).toBe(404)
  expect(await service.store.findAccount('acc_x')).toBeUndefined()
  await restart({})
  await expect.poll(() => service.store.countSignUps('2020-01-01')).toBe(0)
})

test('a site can cause three mails an hour to a mailbox, and the answers do not reveal the limit', async () => {
  const texts = new Set<string>()
  for (const [spelling, shown] of [
    ...[['new@example.com'], ['new@ｅxample.com', 'new@example.com'], ['new+a@example.com']],
    ...[['n.ew@example.com'], ['ｎew@example.com']],
  ])
    texts.add((await ask(spelling ?? '')).text.replace(shown ?? spelling ?? '', ''))
  expect(texts.size).toBe(1)
  await mailed(3)
  expect(await service.store.countSignUps(clock.toISOString())).toBe(3)
  // the owner of the mailbox, from another address
  await ask('new@example.com', from('192.0.2.1'))
  await mailed(4)
})

test('a mail that was not accepted does not count for the limit', async () => {
  mail.refusal = 'try later'
  for (let time = 1; time <= 4; time++) {
    await ask('new@example.com')
    await expect.poll(() => mail.refused).toBe(time)
  }
  mail.refusal = undefined
  await ask('new@example.com')
  await mailed(1)
  // the first of four requested links is still valid
  expect((await browser.get(linkIn(0).path)).status).toBe(200)
})

test('many questions from one address have to wait', async () => {
  for (let time = 0; time < 10; time++) await ask(`new-${time}@example.com`)
  const late = await ask('late@example.com')
  expect([late.status, Number(late.headers.get('retry-after')) > 3000]).toEqual([429, true])
  expect(late.text).toContain('Too many links were asked for from here.')
  const { text } = await get(service.url, '/metrics')
  expect(text).toContain('billwright_sign_ups_total{outcome="limited"} 1')
  expect(text).toContain('billwright_sign_ups_total{outcome="asked"} 10')
})

const from = (address: string) => new Browser(service.url, { 'x-forwarded-for': address })

test('only addresses of accepted domains, in either spelling of a name', async () => {
  await restart({ domains: ['example.com', 'xn--mller-kva.example'] })
  const refused = ['a@example.org', 'a@sub.example.com', 'a@example.com.example.org', 'a@notexample.com']
  const disguised = ['a@example.com?x.example.org', 'a@example.com/x.example.org', 'a@example.com.']
  for (const email of disguised)
    expect([email, (await ask(email, from('192.0.2.9'))).status]).toEqual([email, 422])
  for (const email of refused) {
    const answer = await ask(email)
    expect([email, answer.status]).toEqual([email, 422])
    expect(answer.text).toContain('This service opens accounts for addresses of: @example.com')
  }
  for (const email of ['a@example.com', 'a@müller.example']) expect((await ask(email)).status).toBe(200)
  // a link made before the setting changed is invalid
  await mailed(2)
  const { path } = linkIn(0)
  await restart({ domains: ['example.org'] })
  expect((await browser.get(path)).status).toBe(404)
})

const hostileAddresses = [
  'new@example.com\r\nBcc: other@example.org',
  'new@example.com%0d%0aBcc:other@example.org',
  'new@example.com, other@example.org',
  'new@example.com;other@example.org',
  '"new" <new@example.com>',
  'new@example.com (other@example.org)',
  'new@[192.0.2.1]',
  'new@example.com>\r\nRCPT TO:<other@example.org',
  'group:new@example.com;',
  `${'a'.repeat(250)}@example.com`,
  'new\u0000@example.com',
  'new\u202e@example.com',
  'new@exa\u00admple.com\u2028x',
  'new@localhost',
  'new@127.0.0.1',
  '',
]

test('hostile addresses are refused, and no mail is sent', async () => {
  for (const [index, email] of hostileAddresses.entries())
    expect([email, (await ask(email, from(`192.0.2.${index}`))).status]).toEqual([email, 422])
  await restart({})
  expect(mail.mails).toEqual([])
})

test('a link leads to the address of the service, whatever host was asked', async () => {
  await restart({}, { baseUrl: 'https://invoices.example.com' })
  const client = new Browser(service.url, { 'x-forwarded-host': 'evil.example.org' })
  await client.get('/dashboard/sign-up')
  await client.visit('/dashboard/sign-up', {
    method: 'POST',
    headers: { host: 'evil.example.org' },
    body: new URLSearchParams({ email: 'new@example.com' }),
  })
  await ask('new@example.com', client)
  await expect.poll(() => mail.mails.length).toBeGreaterThan(0)
  for (const each of mail.mails) {
    expect(textOfMail(each)).toContain('https://invoices.example.com/dashboard/sign-up/confirm?link=')
    expect(each.raw).not.toContain('evil')
  }
})

test('a hostile name of an account stays a text', async () => {
  const evil = `"><img src=x onerror=alert(1)>`
  expect((await confirm(await newLink(), { name: evil })).status).toBe(303)
  const { text } = await browser.get('/dashboard/welcome')
  expect(text).not.toContain('<img src=x')
  const account = (await service.store.listAccounts()).find(({ name }) => name === evil)
  expect(account).toBeDefined()
  const again = await confirm(await newLink('other@example.com'), { name: evil, password: 'x' })
  expect(again.text).not.toContain('<img src=x')
  expect(again.text).toContain('&lt;img src=x')
})

test('a form of another browser is rejected', async () => {
  await browser.get('/dashboard/sign-up')
  browser.cookies.clear()
  expect((await browser.post('/dashboard/sign-up', { email: 'new@example.com' })).status).toBe(403)
  const link = await newLink()
  browser.cookies.clear()
  expect((await confirm(link)).status).toBe(403)
  expect(await service.store.findSignIn('new@example.com')).toBeUndefined()
})

test.each(['', 'x', 'A'.repeat(43), '%00', 'A'.repeat(5000)])('the link %.9j opens nothing', async link => {
  const page = await browser.get(`/dashboard/sign-up/confirm?link=${link}`)
  expect([page.status, page.text.includes('no longer valid')]).toEqual([404, true])
})

test('closed: nothing of it exists, and links of before open nothing', async () => {
  const link = await newLink()
  await restart({ mode: 'closed' })
  for (const path of ['/sign-up', '/dashboard/sign-up', `/dashboard/sign-up/confirm?link=${link}`])
    expect((await browser.get(path)).status).toBe(404)
  expect((await browser.get('/dashboard/sign-in')).text).not.toContain('/dashboard/sign-up')
})

test('by invitation: the page says so, and links requested before are invalid', async () => {
  const link = await newLink()
  await restart({ mode: 'invitation' })
  expect((await browser.get('/dashboard/sign-up')).text).toContain('by invitation')
  expect((await browser.post('/dashboard/sign-up', { email: 'new@example.com' })).status).toBe(405)
  expect((await browser.get(`/dashboard/sign-up/confirm?link=${link}`)).status).toBe(404)
})

test.each([
  [{}, { mail: undefined }, 'setting.sign_up_mail'],
  [{ plan: undefined }, {}, 'setting.sign_up_plan'],
  [{ plan: 'unknown' }, {}, 'setting.sign_up_no_plan'],
  [{ mode: 'invitation', plan: 'unknown' }, {}, 'setting.sign_up_no_plan'],
] as const)('%j %j: the service does not start, and says why', async (signUp, more, code) => {
  await service.close()
  await expect(start(signUp, more)).rejects.toMatchObject({
    code: 'invalid_argument',
    reason: { code },
  })
  // the data folder is unlocked again
  service = await start({ mode: 'closed' })
})

test('an invited user gets the same first page', async () => {
  const owner = await signedIn(service, { name: user.email })
  await owner.get('/dashboard/users')
  await service.store.setUserPassword(user.id, quickHash('right'), origin)
  const again = await signedIn(service, { name: user.email })
  await again.get('/dashboard/users')
  await again.post('/dashboard/users', {
    ...{ email: 'colleague@example.com', role: 'read-only', password: 'right' },
  })
  await mailed(1)
  const url = /http\S+set-password\S+/.exec(textOfMail(mail.mails[0] ?? { raw: '' }))?.[0] ?? ''
  const link = new URL(url).searchParams.get('link') ?? ''
  await browser.get(`/dashboard/set-password?link=${link}`)
  const set = await browser.post('/dashboard/set-password', {
    ...{ link, password: 'long enough now', again: 'long enough now' },
  })
  expect(set.location).toBe('/dashboard/welcome')
  const welcome = await browser.get('/dashboard/welcome')
  expect([welcome.status, welcome.text.includes('Create a test key')]).toEqual([200, false])
  expect((await browser.post('/dashboard/welcome')).status).toBe(403)
})
