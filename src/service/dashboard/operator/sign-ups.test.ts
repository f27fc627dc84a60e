/** @module-tag extended */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { byOperator } from '../../accounts/origins.ts'
import { closedSignUp, makeSignUp } from '../../accounts/sign-up.ts'
import type { ServiceOptions } from '../../http/serve.ts'
import { Browser } from '../../testing/browser.ts'
import { quickHash } from '../../testing/quick-hash.ts'
import { startTestService, type TestService, temporaryFolder } from '../../testing/service.ts'
import { startMailServer, type TestMailServer, textOfMail } from '../../testing/smtp.ts'
import { standInRenderer } from '../../testing/stand-in-renderer.ts'
import { planOf } from '../../testing/stored-keys.ts'

let mail: TestMailServer
let folder: Awaited<ReturnType<typeof temporaryFolder>>
let service: TestService
let operator: Browser
beforeAll(async () => {
  mail = await startMailServer()
})
afterAll(() => mail.close())
beforeEach(async () => {
  folder = await temporaryFolder()
  mail.mails = []
  mail.refusal = undefined
})
afterEach(async () => {
  await service.close()
  await folder.remove()
})

const origin = byOperator(new Date())
const path = '/dashboard/operator/sign-ups'

async function start(options: Partial<ServiceOptions> = {}): Promise<void> {
  service = await startTestService(folder.path, {
    ...{ renderer: standInRenderer(), mail: { smtpUrl: mail.url, from: 'billing@example.com' } },
    signUp: { ...closedSignUp, mode: 'invitation' },
    ...options,
  })
  await service.store.addPlan(planOf('business', { monthly_cap: 9 }), origin)
  await service.store.setOperator({ name: 'example', hash: quickHash('the password'), created_at: origin.at })
  operator = new Browser(service.url)
  await operator.get('/dashboard/operator/sign-in')
  await operator.post('/dashboard/operator/sign-in', { name: 'example', password: 'the password' })
}

async function invite(email: string, plan = 'business') {
  await operator.get(path)
  return operator.post(path, { email, plan })
}

async function open(link: string): Promise<Browser> {
  const browser = new Browser(service.url)
  await browser.get(`/dashboard/sign-up/confirm?link=${link}`)
  const password = 'long enough now'
  const opened = await browser.post('/dashboard/sign-up/confirm', {
    ...{ link, name: 'New Studio', password, again: password },
  })
  expect(opened.location).toBe('/dashboard/welcome')
  return browser
}

const newAccount = async () => (await service.store.listAccounts()).find(({ name }) => name === 'New Studio')
const linkOf = (text: string) => /confirm\?link=([\w-]{43})/.exec(text)?.[1] ?? ''

test('an operator invites by mail; the account has the chosen plan', async () => {
  await start()
  const invited = await invite(' New@Example.com ')
  expect(invited.text).toContain('new@example.com gets a mail')
  expect(linkOf(invited.text)).toBe('')
  expect(mail.mails.map(({ to }) => to)).toEqual([['new@example.com']])
  const list = await operator.get(path)
  for (const text of ['new@example.com', 'Invited by example', 'business']) expect(list.text).toContain(text)
  const browser = await open(linkOf(textOfMail(mail.mails[0] ?? { raw: '' })))
  expect((await browser.get('/dashboard/welcome')).text).toContain('0 of 9 live PDFs')
  expect(await newAccount()).toMatchObject({ plan_id: 'business' })
  expect((await operator.get(path)).text).toContain('Nobody has a link that is valid.')
})

test('without mail, or when the server refuses it, the link is shown', async () => {
  await start()
  mail.refusal = 'no such mailbox'
  expect(linkOf((await invite('refused@example.com')).text)).not.toBe('')
  await service.close()
  await folder.remove()
  folder = await temporaryFolder()
  await start({ mail: undefined })
  await open(linkOf((await invite('new@example.com', 'default')).text))
  expect(await newAccount()).toMatchObject({ plan_id: 'default' })
})

test('a withdrawn link opens nothing, and the entries name the operator', async () => {
  await start({ mail: undefined })
  const link = linkOf((await invite('new@example.com')).text)
  const { text } = await operator.get(path)
  const withdraw = /sign-ups\/sgn_[0-9a-f]{20}\/withdraw/.exec(text)?.[0] ?? ''
  expect((await operator.post(`/dashboard/operator/${withdraw}`)).location).toBe(`${path}?done=withdrawn`)
  expect((await new Browser(service.url).get(`/dashboard/sign-up/confirm?link=${link}`)).status).toBe(404)
  const entries = await service.store.readAudit(
    { account_id: 'default', key_id: undefined },
    { before: undefined, limit: 2 },
  )
  expect(entries.map(({ action, actor_id }) => [action, actor_id])).toEqual([
    ['sign_up.withdrawn', 'example'],
    ['sign_up.invited', 'example'],
  ])
  expect(JSON.stringify(entries)).not.toContain('new@example.com')
})

test('hostile and known addresses, unknown plans, and more links than an address may have are refused', async () => {
  await start({ mail: undefined })
  for (const email of ['', 'new@example.com\r\nBcc: x@example.com', '<script>@example.com"'])
    expect((await invite(email)).status).toBe(422)
  expect((await invite('new@example.com', 'unknown')).status).toBe(404)
  for (const _time of [1, 2, 3, 4, 5]) expect((await invite('new@example.com')).status).toBe(200)
  expect((await invite('new@example.com')).status).toBe(409)
  await open(linkOf((await invite('other@example.com')).text))
  const known = await invite('other@example.com')
  expect([known.status, known.text.includes('Another user has this address.')]).toEqual([422, true])
})

test('while sign-up is closed no invitation is possible, and the page says so', async () => {
  await start({ signUp: closedSignUp })
  await makeSignUp(service.store, { email: 'early@example.com', now: new Date() })
  const { text } = await operator.get(path)
  expect([text.includes('Sign-up is closed'), text.includes('early@example.com')]).toEqual([true, true])
  expect(text).not.toContain('>Invite<')
  expect((await invite('new@example.com')).status).toBe(404)
})

test('other addresses cannot reach the page', async () => {
  await start()
  const stranger = new Browser(service.url)
  expect((await stranger.get(path)).location).toBe('/dashboard/operator/sign-in')
  expect((await stranger.post(path, { email: 'new@example.com', plan: 'business' })).status).toBe(303)
  expect(await service.store.countSignUps(origin.at)).toBe(0)
})
