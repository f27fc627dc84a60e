import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { byOperator } from '../../accounts/origins.ts'
import { linkHours, makePasswordLink } from '../../accounts/password-links.ts'
import { newUserId, type User } from '../../store/users.ts'
import { Browser, signedIn } from '../../testing/browser.ts'
import { get } from '../../testing/client.ts'
import { quickHash } from '../../testing/quick-hash.ts'
import { startTestService, type TestService, temporaryFolder } from '../../testing/service.ts'
import { startMailServer, type TestMailServer, textOfMail } from '../../testing/smtp.ts'
import { standInRenderer } from '../../testing/stand-in-renderer.ts'
import { mailsAtOnce } from './link-limits.ts'

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
  service = await start({ smtpUrl: mail.url, from: 'Billing <billing@example.com>' })
  await service.store.addUser(user, oldHash, origin)
  browser = new Browser(service.url)
})
afterEach(async () => {
  await service.close()
  await folder.remove()
})

const start = (options: { smtpUrl: string; from: string } | undefined) =>
  startTestService(folder.path, { renderer: standInRenderer(), now: () => clock, mail: options })
const origin = byOperator(new Date())
const oldHash = quickHash('old')
const user: User & { email: string } = {
  ...{ id: newUserId(), account_id: 'default', email: 'user@example.com' },
  ...{ role: 'developer', created_at: origin.at },
}
const forgot = '/dashboard/forgot-password'

async function ask(email: string, by = browser) {
  await by.get(forgot)
  return by.post(forgot, { email })
}
const from = (address: string) => new Browser(service.url, { 'x-forwarded-for': address })

const linkIn = (index: number) => {
  const url = /http\S+/.exec(textOfMail(mail.mails[index] ?? { raw: '' }))?.[0] ?? ''
  return { url, path: url.slice(service.url.length), link: new URL(url).searchParams.get('link') ?? '' }
}
const set = (link: string, password: string, again = password) =>
  browser.post('/dashboard/set-password', { link, password, again })

test('a forgotten password is set with a link that is mailed, once', async () => {
  const session = await signedIn(service, { name: user.email })
  expect((await browser.get('/dashboard/sign-in')).text).toContain(`href="${forgot}"`)
  expect((await ask(' User@Example.com')).text).toContain('If user@example.com belongs to a user')
  await expect.poll(() => mail.mails.length).toBe(1)
  expect(mail.mails[0]).toMatchObject({ from: 'billing@example.com', to: ['user@example.com'] })
  const { url, path, link } = linkIn(0)
  expect(url).toBe(`${service.url}/dashboard/set-password?link=${link}`)

  const form = await browser.get(path)
  expect([form.status, form.text.includes('user@example.com')]).toEqual([200, true])
  expect(form.text).toMatch(/<input name="password"[^>]* autofocus/)
  expect((await browser.get(path)).status).toBe(200)
  expect((await set(link, 'too short')).text).toContain('Use 10 characters or more.')
  expect((await set(link, 'password123')).text).toContain('This password is easy to guess')
  expect((await set(link, 'long enough now', 'long enough not')).text).toContain('not the same')
  const isSet = await set(link, 'long enough now')
  expect([isSet.status, isSet.location]).toEqual([303, '/dashboard/sign-in?why=password'])
  expect((await session.get('/dashboard/keys')).location).toBe('/dashboard/sign-in?why=ended')

  for (const used of [await browser.get(path), await set(link, 'another password')])
    expect([used.status, used.text.includes('no longer valid')]).toEqual([404, true])
  expect((await browser.signIn('long enough now', user.email)).location).toBe('/dashboard/usage')
})

test('answer and work are the same for an address that nobody has, and nothing is mailed', async () => {
  const before = mail.connections
  const known = await ask('user@example.com')
  const unknown = await ask('nobody@example.com')
  expect(unknown.status).toBe(known.status)
  expect(unknown.text.replaceAll('nobody@', 'user@')).toBe(known.text)
  await service.store.suspendAccount('default', 'keep', origin)
  await ask('user@example.com')
  await service.close()
  expect(mail.mails.map(({ to }) => to)).toEqual([['user@example.com']])
  expect(mail.connections - before).toBe(3)
  const database = new DatabaseSync(join(folder.path, 'service.db'))
  expect(database.prepare('SELECT user_id FROM password_links ORDER BY 1').all()).toEqual([
    ...[{ user_id: null }, { user_id: null }],
    { user_id: user.id },
  ])
  database.close()
  service = await start(undefined)
})

test('a mail server that refuses changes no answer', async () => {
  const known = await ask('user@example.com')
  await expect.poll(() => mail.mails.length).toBe(1)
  mail.refusal = 'no such mailbox'
  expect((await ask('user@example.com')).text).toBe(known.text)
  await service.close()
  expect(mail.mails).toHaveLength(1)
  service = await start(undefined)
})

test('a link ends with its hour, and nobody gets more than three', async () => {
  for (let time = 0; time < 5; time++) expect((await ask('user@example.com')).status).toBe(200)
  await expect.poll(() => mail.mails.length).toBe(3)
  const { path, link } = linkIn(2)
  clock = new Date(clock.getTime() + linkHours.forgotten * 3_600_000)
  expect((await browser.get(path)).status).toBe(404)
  expect((await set(link, 'long enough now')).status).toBe(404)
})

test('requests of strangers do not block a link', async () => {
  expect((await browser.signIn('old', user.email)).location).toBe('/dashboard/usage')
  for (let time = 0; time < 5; time++) await ask('user@example.com', from('192.0.2.1'))
  await expect.poll(() => mail.mails.length).toBe(3)
  // from another site
  await ask('user@example.com', from('192.0.2.2'))
  await expect.poll(() => mail.mails.length).toBe(4)
  for (const site of [3, 4, 5, 6])
    for (const _time of [1, 2, 3]) await ask('user@example.com', from(`192.0.2.${site}`))
  await expect.poll(() => mail.mails.length).toBe(10)
  // from a browser in which the user has signed in
  await ask('user@example.com')
  await expect.poll(() => mail.mails.length).toBe(11)
})

test('a mail that was not accepted counts nothing', async () => {
  mail.refusal = 'try later'
  for (let time = 1; time <= 4; time++) {
    await ask('user@example.com')
    await expect.poll(() => mail.refused).toBe(time)
  }
  mail.refusal = undefined
  await ask('user@example.com')
  await expect.poll(() => mail.mails.length).toBe(1)
})

test('a slow mail server gets so many connections and no more, and no answer shows it', async () => {
  const sockets: Socket[] = []
  const silent = createServer(socket => sockets.push(socket.on('error', () => undefined)))
  await once(silent.listen(0, '127.0.0.1'), 'listening')
  const { port } = silent.address() as AddressInfo
  const people = Array.from({ length: mailsAtOnce + 5 }, (_each, index) => `user-${index}@example.com`)
  for (const email of people)
    await service.store.addUser({ ...user, id: newUserId(), email }, oldHash, origin)
  await service.close()
  service = await start({ smtpUrl: `smtp://127.0.0.1:${port}`, from: 'billing@example.com' })
  const answers = new Set<string>()
  for (const [index, email] of people.entries()) {
    const { status, text } = await ask(email, from(`192.0.2.${index}`))
    answers.add(`${status} ${text.replace(email, '')}`)
  }
  expect(answers.size).toBe(1)
  await expect.poll(() => sockets.length).toBe(mailsAtOnce)
  expect((await get(service.url, '/healthz')).status).toBe(200)
  expect(sockets).toHaveLength(mailsAtOnce)
  for (const socket of sockets) socket.destroy()
  silent.close()
})

test('many questions from one address have to wait', async () => {
  for (let time = 0; time < 10; time++) await ask(`user${time}@example.com`)
  const late = await ask('user@example.com')
  expect(late.status).toBe(429)
  expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(3000)
})

test.each(['', 'x', 'A'.repeat(43), '%00', 'A'.repeat(5000)])(
  'the link %.9j is no longer valid',
  async link => {
    const page = await browser.get(`/dashboard/set-password?link=${link}`)
    expect(page.status).toBe(404)
    expect(page.text).toContain('This link is no longer valid')
  },
)

test('a form of another browser sets nothing', async () => {
  const link = await makePasswordLink(service.store, { user_id: user.id, hours: 1, now: clock })
  expect((await set(link, 'long enough now')).status).toBe(403)
  await browser.get(`/dashboard/set-password?link=${link}`)
  browser.cookies.clear()
  expect((await set(link, 'long enough now')).status).toBe(403)
  expect((await service.store.findSignIn(user.email))?.hash).toBe(oldHash)
})

test('without mail the page names whom to contact', async () => {
  await service.close()
  service = await start(undefined)
  browser = new Browser(service.url)
  const page = await browser.get(forgot)
  expect(page.text).toContain('An owner of your account makes a link')
  expect(page.text).not.toContain('<form')
  expect((await browser.post(forgot, { email: user.email })).status).toBe(405)
})
