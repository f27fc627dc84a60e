import { afterEach, beforeEach, expect, test } from 'vitest'
import { byOperator } from '../../accounts/origins.ts'
import { newUserId, type User } from '../../store/users.ts'
import { Browser, signedIn } from '../../testing/browser.ts'
import { runInProcess } from '../../testing/process.ts'
import { quickHash } from '../../testing/quick-hash.ts'
import { startTestService, type TestService, temporaryFolder } from '../../testing/service.ts'
import { standInRenderer } from '../../testing/stand-in-renderer.ts'
import { codeOf } from '../../testing/totp.ts'

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let service: TestService
let browser: Browser
let clock: Date
beforeEach(async () => {
  folder = await temporaryFolder()
  clock = new Date('2026-11-23T12:00:10.000Z')
  service = await startTestService(folder.path, { renderer: standInRenderer(), now: () => clock })
  await service.store.addUser(owner, quickHash('the password'), origin)
  browser = await signedIn(service, { name: owner.email ?? '', now: clock })
})
afterEach(async () => {
  await service.close()
  await folder.remove()
})

const origin = byOperator(new Date('2026-11-23T12:00:00.000Z'))
const owner: User = {
  ...{ id: newUserId(), account_id: 'default', email: 'owner@example.com' },
  ...{ role: 'owner', created_at: origin.at },
}
const page = '/dashboard/profile/second-factor'
const wait = (seconds: number) => {
  clock = new Date(clock.getTime() + seconds * 1000)
}

async function turnOn(fields: Record<string, string> = {}) {
  const shown = await browser.get(page)
  const secret = /name="secret" value="(\w+)"/.exec(shown.text)?.[1] ?? ''
  const code = codeOf(secret, clock)
  const done = await browser.post(page, { secret, code, password: 'the password', ...fields })
  return {
    secret,
    code,
    done,
    recovery: [...done.text.matchAll(/<li><code>([^<]+)/g)].map(([, each]) => each ?? ''),
  }
}

/** A browser that has given the right password, with the ticket of the second page. */
async function halfway() {
  const other = new Browser(service.url)
  const asked = await other.signIn('the password', 'owner@example.com')
  const ticket = /name="ticket" value="([^"]+)"/.exec(asked.text)?.[1] ?? ''
  return {
    asked,
    ticket,
    give: (code: string, by = ticket) => other.post('/dashboard/sign-in/code', { ticket: by, code }),
    other,
  }
}

test('codes of an app are set up, asked for at the sign-in, and accepted once', async () => {
  const elsewhere = await signedIn(service, { name: 'owner@example.com', now: clock })
  const { secret, code, done, recovery } = await turnOn()
  expect([done.status, recovery.length, new Set(recovery).size]).toEqual([200, 10, 10])
  expect((await elsewhere.get('/dashboard/keys')).location).toBe('/dashboard/sign-in?why=ended')
  expect((await browser.get('/dashboard/profile')).text).toContain('Recovery codes that you did not use: 10.')

  const { asked, give, other } = await halfway()
  expect([
    asked.status,
    asked.text.includes('One-time code'),
    other.cookies.has('billwright_session'),
  ]).toEqual([200, true, false])
  expect((await give(code)).status).toBe(401)
  expect((await give('000000')).text).toContain('This code is wrong, or was used before.')
  wait(30)
  const next = codeOf(secret, clock)
  expect((await give(`${next.slice(0, 3)} ${next.slice(3)}`)).location).toBe('/dashboard/usage')
  expect((await other.get('/dashboard/keys')).status).toBe(200)
  expect((await (await halfway()).give(next)).status).toBe(401)
  const filter = { account_id: 'default', key_id: undefined }
  const entries = await service.store.readAudit(filter, { before: undefined, limit: 5 })
  expect(entries.map(({ action }) => action)).toContain('second_factor.set')
})

test('after the code, connecting a computer continues', async () => {
  const { secret } = await turnOn()
  wait(30)
  const { give, other } = await halfway()
  await other.get('/connect')
  expect((await give(codeOf(secret, clock))).location).toBe('/dashboard/connect')
})

test('a recovery code is accepted once, in any case of its letters', async () => {
  const { recovery } = await turnOn()
  const [code = ''] = recovery
  expect((await (await halfway()).give(` ${code.toUpperCase()} `)).location).toBe('/dashboard/usage')
  expect((await (await halfway()).give(code)).status).toBe(401)
  expect(await service.store.countRecoveryCodes(owner.id)).toBe(9)
})

test('a ticket is for one browser, five minutes, and one password', async () => {
  const { secret } = await turnOn()
  const { ticket, give, other } = await halfway()
  wait(30)
  const stolen = await halfway()
  expect((await stolen.give(codeOf(secret, clock), ticket)).location).toBe('/dashboard/sign-in?why=code')
  for (const made of ['', 'x', `${owner.id}.99999999999.${'A'.repeat(43)}`, ticket.replace('.', '.9')])
    expect((await give(codeOf(secret, clock), made)).location).toBe('/dashboard/sign-in?why=code')
  wait(5 * 60)
  expect((await give(codeOf(secret, clock))).location).toBe('/dashboard/sign-in?why=code')
  expect((await other.get('/dashboard/sign-in?why=code')).text).toContain('It took too long')
  const late = await halfway()
  await service.store.setUserPassword(owner.id, quickHash('another'), origin)
  expect((await late.give(codeOf(secret, clock))).location).toBe('/dashboard/sign-in?why=code')
})

test('after ten wrong codes none is accepted for a while', async () => {
  const { secret } = await turnOn()
  wait(30)
  const { give } = await halfway()
  for (let time = 0; time < 10; time++) expect((await give('000000')).status).toBe(401)
  const late = await give(codeOf(secret, clock))
  expect([late.status, late.text.includes('Too many wrong codes.')]).toEqual([429, true])
})

test('setting up needs the password and a code of the key', async () => {
  const shown = await browser.get(page)
  const secret = /name="secret" value="(\w+)"/.exec(shown.text)?.[1] ?? ''
  const valid = { secret, code: codeOf(secret, clock), password: 'the password' }
  for (const [fields, text] of [
    [{ password: 'wrong' }, 'This is not your password.'],
    [{ code: '000000' }, 'This code is wrong'],
    [{ secret: 'A'.repeat(32) }, 'This code is wrong'],
    [{ secret: '<script>' }, 'This code is wrong'],
  ] as const) {
    const refused = await browser.post(page, { ...valid, ...fields })
    expect([refused.status, refused.text.includes(text), refused.text.includes('<script>')]).toEqual([
      422,
      true,
      false,
    ])
  }
  expect(await service.store.findSecondFactor(owner.id)).toBeUndefined()
})

test('another device needs a code of the present one, or a recovery code', async () => {
  const first = await turnOn()
  wait(30)
  for (const present_code of ['', '000000', first.code]) {
    const { done } = await turnOn({ present_code })
    expect([done.status, done.text.includes('This code is wrong, or was used before.')]).toEqual([422, true])
  }
  expect((await turnOn({ present_code: codeOf(first.secret, clock) })).done.status).toBe(200)
  expect((await turnOn({ present_code: 'x' })).recovery).toEqual([])
})

test('an owner with codes gives one for each change of users', async () => {
  const { secret } = await turnOn()
  wait(30)
  const user = { ...owner, id: newUserId(), email: 'second@example.com', role: 'developer' as const }
  await service.store.addUser(user, quickHash('theirs'), origin)
  const path = `/dashboard/users/${user.id}`
  await browser.get(path)
  const fields = { password: 'the password', role: 'owner' }
  const refused = await browser.post(`${path}/role`, { ...fields, code: '000000' })
  expect([refused.status, refused.text.includes('This code is wrong')]).toEqual([422, true])
  expect((await browser.post(`${path}/role`, fields)).status).toBe(422)
  const changed = await browser.post(`${path}/role`, { ...fields, code: codeOf(secret, clock) })
  expect(changed.location).toBe(`${path}?done=role`)
  expect((await service.store.findUser(user.id))?.role).toBe('owner')
})

test('it is turned off with password and code, by another owner, and by the operator', async () => {
  const { secret, recovery } = await turnOn()
  const remove = `${page}/remove`
  wait(30)
  await browser.get(remove)
  const code = codeOf(secret, clock)
  expect((await browser.post(remove, { password: 'wrong', code })).status).toBe(422)
  expect((await browser.post(remove, { password: 'the password', code: '000000' })).status).toBe(422)
  expect((await browser.post(remove, { password: 'the password', code: recovery[0] ?? '' })).location).toBe(
    '/dashboard/profile?done=codes',
  )
  expect((await new Browser(service.url).signIn('the password', 'owner@example.com')).location).toBe(
    '/dashboard/usage',
  )

  await turnOn()
  const second = { ...owner, id: newUserId(), email: 'second@example.com' }
  await service.store.addUser(second, quickHash('theirs'), origin)
  const other = await signedIn(service, { name: 'second@example.com', now: clock })
  const path = `/dashboard/users/${owner.id}`
  expect((await other.get(path)).text).toContain('Turn off one-time codes')
  expect((await other.post(`${path}/remove-codes`, { password: 'theirs' })).location).toBe(
    `${path}?done=codes`,
  )
  expect(await service.store.findSecondFactor(owner.id)).toBeUndefined()

  browser = await signedIn(service, { name: 'owner@example.com', now: clock })
  await turnOn()
  expect(await runInProcess('users', 'remove-codes', owner.id, '--data', folder.path)).toMatchObject({
    code: 0,
  })
  expect(await service.store.findSecondFactor(owner.id)).toBeUndefined()
})
