/** @module-tag extended */

import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { byOperator } from '../../accounts/origins.ts'
import { newUserId, type Role, type User } from '../../store/users.ts'
import { Browser, signedIn } from '../../testing/browser.ts'
import { quickHash } from '../../testing/quick-hash.ts'
import { startTestService, type TestService, temporaryFolder } from '../../testing/service.ts'
import { startMailServer, type TestMailServer, textOfMail } from '../../testing/smtp.ts'
import { standInRenderer } from '../../testing/stand-in-renderer.ts'

const passwordPauseSeconds = 0.5

let mail: TestMailServer
let folder: Awaited<ReturnType<typeof temporaryFolder>>
let service: TestService
let browser: Browser
beforeAll(async () => {
  mail = await startMailServer()
})
afterAll(() => mail.close())
beforeEach(async () => {
  folder = await temporaryFolder()
  mail.mails = []
  mail.refusal = undefined
  service = await startTestService(folder.path, {
    renderer: standInRenderer(),
    mail: { smtpUrl: mail.url, from: 'billing@example.com' },
    rateLimits: { passwordPauseSeconds },
  })
  await service.store.addUser(owner, quickHash('the present one'), origin)
  browser = await signedIn(service, { name: owner.email ?? '' })
})
afterEach(async () => {
  await service.close()
  await folder.remove()
})

const origin = byOperator(new Date())
const userOf = (name: string, role: Role, account_id = 'default'): User => ({
  ...{ id: newUserId(), account_id, email: `${name}@example.com`, role, created_at: origin.at },
})
const owner = userOf('owner', 'owner')
const list = '/dashboard/users'
const mailedLink = () => /http\S+set-password\S+/.exec(mail.mails.map(textOfMail).at(-1) ?? '')?.[0] ?? ''
const linkIn = (text: string) => /value="(http[^"]+set-password[^"]+)"/.exec(text)?.[1] ?? ''

/** Submits a form, confirmed with the password of the owner. */
async function post(path: string, fields: Record<string, string> = {}) {
  await browser.get(list)
  return browser.post(path, { password: 'the present one', ...fields })
}
async function lastAudit() {
  const filter = { account_id: 'default', key_id: undefined }
  const [entry] = await service.store.readAudit(filter, { before: undefined, limit: 1 })
  return entry
}
const roleOf = async ({ id }: User) => (await service.store.findUser(id))?.role

test('an owner invites a user, who sets a password with the link that is mailed, signs in and is listed', async () => {
  const page = await browser.get(list)
  expect(page.text).toContain('owner@example.com</a> (you)')
  const added = await post(list, { email: 'New@Example.com', role: 'read-only' })
  expect([added.status, added.text.includes('A mail is on its way to new@example.com.')]).toEqual([200, true])
  expect(added.text).not.toContain('set-password?')
  expect(mail.mails.map(({ to }) => to)).toEqual([['new@example.com']])
  const link = mailedLink()
  expect(await lastAudit()).toMatchObject({ action: 'user.invited', actor_id: owner.id })
  expect((await browser.get(list)).text).not.toContain('new@example.com')

  const theirs = new Browser(service.url)
  await theirs.get(link.slice(service.url.length))
  const chosen = { link: new URL(link).searchParams.get('link') ?? '', password: 'chosen by the user' }
  await theirs.post('/dashboard/set-password', { ...chosen, again: chosen.password })
  expect((await theirs.signIn(chosen.password, 'new@example.com')).location).toBe('/dashboard/usage')
  expect((await theirs.get('/dashboard/keys')).text).not.toContain('>Users<')
  expect((await browser.get(list)).text).toContain('new@example.com')
})

test.each([
  [{ email: 'nobody' }, 'Use an e-mail address'],
  [{ email: '' }, 'Use an e-mail address'],
  [{ role: 'king' }, 'Choose a role.'],
  [{ email: ' OWNER@example.com' }, 'Another user has this address.'],
])('%j is refused and can be corrected', async (fields, text) => {
  const refused = await post(list, { email: 'new@example.com', role: 'owner', ...fields })
  expect([refused.status, refused.text.includes(text)]).toEqual([422, true])
  expect(await service.store.listUsers('default')).toHaveLength(1)
})

test('an address of another account is answered like any other, and its user is told in the language of that account', async () => {
  await service.store.addAccount({ id: 'acc_2', name: 'Second', created_at: origin.at }, origin)
  await service.store.setAccountLanguage('acc_2', 'de', origin)
  const stranger = userOf('stranger', 'owner', 'acc_2')
  await service.store.addUser(stranger, quickHash('x'), origin)
  const invite = async (name: string) => {
    const { status, text } = await post(list, { email: `${name}@example.com`, role: 'developer' })
    const audit = await lastAudit()
    const listed = (await browser.get(list)).text
    return JSON.stringify({ status, text, listed, action: audit?.action, detail: audit?.detail })
      .replaceAll(`${name}@`, 'somebody@')
      .replaceAll(/value=\\"[\w-]{43}\\"/g, 'token')
  }
  expect(await invite('stranger')).toBe(await invite('nobody'))
  expect(mail.mails.map(({ to }) => to)).toEqual([['stranger@example.com'], ['nobody@example.com']])
  const [toStranger = '', toNobody] = mail.mails.map(textOfMail)
  expect(toStranger).toContain('eine andere Adresse von Ihnen')
  expect(toStranger).not.toContain('set-password')
  expect(toNobody).toContain('An owner of your account')
  expect(await service.store.listUsers('acc_2')).toEqual([stranger])
  expect((await service.store.listInvitedUsers('default')).map(({ email }) => email)).toEqual([
    'nobody@example.com',
  ])

  const withdraw = async (name: string) =>
    (await post(`${list}/withdraw`, { email: `${name}@example.com` })).location
  expect(await withdraw('stranger')).toBe(await withdraw('nobody'))
  expect(await service.store.listInvitedUsers('default')).toEqual([])
  expect(await service.store.listUsers('acc_2')).toEqual([stranger])
})

test('without mail the answers are alike too, and both have a link', async () => {
  await service.close()
  service = await startTestService(folder.path, { renderer: standInRenderer() })
  await service.store.addAccount({ id: 'acc_2', name: 'Second', created_at: origin.at }, origin)
  await service.store.addUser(userOf('stranger', 'owner', 'acc_2'), quickHash('x'), origin)
  browser = await signedIn(service, { name: owner.email ?? '' })
  const invite = async (name: string) => {
    const { status, text } = await post(list, { email: `${name}@example.com`, role: 'developer' })
    expect(linkIn(text)).toMatch(/set-password\?link=[\w-]{43}$/)
    return [status, text.replaceAll(`${name}@`, 'somebody@').replaceAll(/link=[\w-]{43}/g, 'link')]
  }
  expect(await invite('stranger')).toEqual(await invite('nobody'))
})

test('an invitation is renewed with another role, and is no owner before it is accepted', async () => {
  await post(list, { email: 'new@example.com', role: 'owner' })
  const first = mailedLink()
  const refused = await post(`${list}/${owner.id}/role`, { role: 'developer' })
  expect([refused.status, refused.text.includes('Make somebody else an owner first.')]).toEqual([409, true])
  await post(list, { email: 'new@example.com', role: 'read-only' })
  expect(mailedLink()).not.toBe(first)
  expect(await service.store.listInvitedUsers('default')).toMatchObject([{ role: 'read-only' }])
})

test('mails to one person are limited', async () => {
  const invite = () => post(list, { email: 'new@example.com', role: 'developer' })
  for (let time = 0; time < 3; time++) expect((await invite()).text).toContain('A mail is on its way')
  expect((await invite()).text).toContain('Too many mails were sent to this address,')
  expect(mail.mails).toHaveLength(3)
})

test('mails of one owner are limited', async () => {
  await post(list, { email: 'new@example.com', role: 'developer' })
  // added directly, because the form hashes passwords at full cost
  for (let count = 0; count < 10; count++) {
    const developer = userOf(`developer-${count}`, 'developer')
    await service.store.addUser(developer, quickHash('x'), origin)
    await post(`${list}/${developer.id}/link`)
  }
  expect(mail.mails).toHaveLength(10)
})

test('a link that cannot be mailed is handed over, an invitation is not', async () => {
  mail.refusal = 'no such mailbox'
  const invited = await post(list, { email: 'new@example.com', role: 'developer' })
  expect(invited.text).toContain('The link could not be mailed. Invite new@example.com again later.')
  expect(linkIn(invited.text)).toBe('')
  const developer = userOf('developer', 'developer')
  await service.store.addUser(developer, quickHash('x'), origin)
  const link = await post(`${list}/${developer.id}/link`)
  expect(link.text).toContain('The link could not be mailed. Copy the link now')
  expect(linkIn(link.text)).not.toBe('')
})

test('a role is changed, a user removed, and an owner stays', async () => {
  const developer = userOf('developer', 'developer')
  await service.store.addUser(developer, quickHash('x'), origin)
  const path = `${list}/${developer.id}`
  expect((await post(`${path}/role`, { role: 'read-only' })).location).toBe(`${path}?done=role`)
  expect([await roleOf(developer), (await lastAudit())?.actor_id]).toEqual(['read-only', owner.id])
  expect((await browser.get(`${path}?done=role`)).text).toContain('The role is changed.')
  const own = `${list}/${owner.id}`
  for (const [change, fields] of [
    ['role', { role: 'developer' }],
    ['remove', {}],
  ] as const) {
    const refused = await post(`${own}/${change}`, fields)
    expect([refused.status, refused.text.includes('Make somebody else an owner first.')]).toEqual([409, true])
  }
  expect(await roleOf(owner)).toBe('owner')
  expect((await browser.get(`${path}/remove`)).text).toContain('Remove developer@example.com?')
  expect((await browser.post(`${path}/remove`)).location).toBe(list)
  expect(await service.store.listUsers('default')).toEqual([owner])
  expect((await browser.get(path)).status).toBe(404)
})

test('an open window makes no link, user or owner, and no link for its own user', async () => {
  const developer = userOf('developer', 'developer')
  await service.store.addUser(developer, quickHash('x'), origin)
  const path = `${list}/${developer.id}`
  const changes = [
    [list, { email: 'new@example.com', role: 'owner' }],
    [`${path}/link`, {}],
    [`${path}/role`, { role: 'owner' }],
    [`${path}/remove-codes`, {}],
  ] as const
  for (const [form, fields] of changes)
    for (const password of ['', 'wrong']) {
      const refused = await post(form, { ...fields, password })
      expect([form, refused.status, refused.text.includes('This is not your password.')]).toEqual([
        form,
        422,
        true,
      ])
    }
  expect([await roleOf(developer), (await service.store.listUsers('default')).length]).toEqual([
    'developer',
    2,
  ])

  const own = `${list}/${owner.id}`
  const shown = (await browser.get(own)).text
  expect([shown.includes('Make a link'), shown.includes('/dashboard/profile">')]).toEqual([false, true])
  for (const change of ['link', 'remove-codes']) {
    const refused = await post(`${own}/${change}`)
    expect([refused.status, refused.text.includes('on the page Profile')]).toEqual([409, true])
  }
  expect(mail.mails).toEqual([])
  const filter = { account_id: 'default', key_id: undefined }
  const entries = await service.store.readAudit(filter, { before: undefined, limit: 10 })
  expect(entries.map(({ action }) => action)).not.toContain('password.link_made')
  expect((await post(`${path}/role`, { role: 'owner' })).location).toBe(`${path}?done=role`)
})

test('another account and other roles reach none of it', async () => {
  await service.store.addAccount({ id: 'acc_2', name: 'Second', created_at: origin.at }, origin)
  const stranger = userOf('stranger', 'owner', 'acc_2')
  const developer = userOf('developer', 'developer')
  for (const user of [stranger, developer]) await service.store.addUser(user, quickHash('x'), origin)
  expect((await browser.get(`${list}/${stranger.id}`)).status).toBe(404)
  for (const change of ['role', 'link', 'remove'])
    expect((await post(`${list}/${stranger.id}/${change}`, { role: 'owner' })).status).toBe(404)
  browser = await signedIn(service, { name: developer.email ?? '' })
  expect((await browser.get('/dashboard/profile')).text).toContain('developer@example.com')
  for (const page of [list, `${list}/${owner.id}`, `${list}/${owner.id}/remove`])
    expect((await browser.get(page)).status).toBe(403)
  await browser.get('/dashboard/keys')
  for (const change of ['role', 'link', 'remove'])
    expect((await browser.post(`${list}/${owner.id}/${change}`, { role: 'owner' })).status).toBe(403)
  expect((await browser.post(list, { email: 'new@example.com', role: 'owner' })).status).toBe(403)
  expect(await service.store.listUsers('default')).toHaveLength(2)
  expect(mail.mails).toEqual([])
})

test('everybody changes the own password, and stays signed in there alone', async () => {
  const elsewhere = await signedIn(service, { name: owner.email ?? '' })
  const change = async (current: string, password: string, again = password) => {
    await browser.get('/dashboard/profile')
    return browser.post('/dashboard/profile/password', { current, password, again })
  }
  expect((await change('the present one', 'short')).text).toContain('Use 10 characters or more.')
  expect((await change('the present one', 'long enough now', 'different')).status).toBe(422)
  expect((await change('a wrong one', 'long enough now')).text).toContain('not your current password')
  expect((await change('the present one', 'long enough now')).location).toBe(
    '/dashboard/profile?done=password',
  )
  expect((await browser.get('/dashboard/profile?done=password')).text).toContain('Your password is changed.')
  expect((await elsewhere.get('/dashboard/keys')).location).toBe('/dashboard/sign-in?why=ended')
  expect((await new Browser(service.url).signIn('long enough now', 'owner@example.com')).status).toBe(303)
})

test('guessing the present password at an open window has to wait', async () => {
  await browser.get('/dashboard/profile')
  const long = { password: 'long enough now', again: 'long enough now' }
  const guess = async () =>
    (await browser.post('/dashboard/profile/password', { current: 'x', ...long })).status
  for (let time = 0; time < 10; time++) expect(await guess()).toBe(422)
  const begun = performance.now()
  expect(await guess()).toBe(422)
  expect(performance.now() - begun).toBeGreaterThan(passwordPauseSeconds * 990)
})
