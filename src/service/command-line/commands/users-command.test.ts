/** @module-tag extended */

import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { byOperator } from '../../accounts/origins.ts'
import { closedSignUp } from '../../accounts/sign-up.ts'
import { newUserId } from '../../store/users.ts'
import { Browser } from '../../testing/browser.ts'
import { run, runInProcess, runWith } from '../../testing/process.ts'
import { startTestService, type TestService, temporaryFolder } from '../../testing/service.ts'
import { standInRenderer } from '../../testing/stand-in-renderer.ts'

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let service: TestService
const origin = byOperator(new Date())
beforeAll(async () => {
  folder = await temporaryFolder()
  service = await startTestService(join(folder.path, 'data'), {
    renderer: standInRenderer(),
    signUp: { ...closedSignUp, mode: 'invitation' },
  })
})
afterAll(async () => {
  await service.close()
  await folder.remove()
})

const users = (...words: string[]) => runInProcess('users', ...words, '--data', join(folder.path, 'data'))

test('a user created while the service runs signs in, is changed and removed', async () => {
  const data = ['--data', join(folder.path, 'data')]
  const made = await run('users', 'create', 'Sam@Example.com', '--role', 'developer', ...data)
  const [id = '', password = ''] = made.stdout.split('\n')
  expect([made.code, made.stderr]).toEqual([0, 'The password is not shown again.\n'])
  const signIn = async (secret: string, name = 'sam@example.com') =>
    (await new Browser(service.url).signIn(secret, name)).status
  expect(await signIn(password)).toBe(303)
  const shown = JSON.parse((await users('show', id, '--json')).stdout)
  expect(shown).toMatchObject({ id, account_id: 'default', email: 'sam@example.com', role: 'developer' })
  expect(JSON.stringify(shown)).not.toContain('scrypt')
  const again = await users('create', 'sam@example.com', '--role', 'owner')
  expect([again.code, again.stderr]).toEqual([1, 'Another user has this e-mail address.\n'])

  const reset = (await users('reset-password', id)).stdout.trim()
  expect([await signIn(password), await signIn(reset)]).toEqual([401, 303])
  expect((await users('set-email', id, 'new@example.com')).code).toBe(0)
  expect(await signIn(reset, 'new@example.com')).toBe(303)
  expect((await users('role', id, 'owner')).code).toBe(0)
  const list = await users('list', '--account', 'default', '--json')
  expect(JSON.parse(list.stdout)).toMatchObject([{ id, email: 'new@example.com', role: 'owner' }])
  const last = await users('remove', id)
  expect([last.code, last.stderr]).toEqual([1, 'An account keeps at least one owner.\n'])
  await users('create', 'kim@example.com', '--role', 'owner')
  expect((await users('remove', id)).code).toBe(0)
  expect((await users('list')).stdout).toMatch(
    /^usr_[0-9a-f]{20} {2}default {2}owner {2}created .* {2}kim@example\.com\n$/,
  )
  expect((await users('show', id)).stderr).toBe(`There is no user with the id ${id}.\n`)
})

test('a link to open an account, with its own plan, is created while the service runs', async () => {
  const data = ['--data', join(folder.path, 'data')]
  await runInProcess('plans', 'create', 'trial', '--name', 'Trial', '--monthly-cap', '5', ...data)
  const invite = (...words: string[]) =>
    runWith({ BILLWRIGHT_SERVICE_BASE_URL: service.url }, 'accounts', 'invite', ...words, ...data)
  const made = await invite('New@Example.com', '--plan', 'trial')
  expect([made.code, made.stderr]).toEqual([
    0,
    'The link is not shown again. Whoever has it opens the account.\n',
  ])
  expect(made.stdout.startsWith(`${service.url}/dashboard/sign-up/confirm?link=`)).toBe(true)
  const browser = new Browser(service.url)
  const path = made.stdout.trim().slice(service.url.length)
  expect((await browser.get(path)).text).toContain('value="new@example.com"')
  const password = { password: 'long enough now', again: 'long enough now' }
  const link = new URL(made.stdout).searchParams.get('link') ?? ''
  await browser.post('/dashboard/sign-up/confirm', { link, name: 'New Studio', ...password })
  const account = (await service.store.listAccounts()).find(({ name }) => name === 'New Studio')
  expect(account?.plan_id).toBe('trial')

  for (const [words, text] of [
    [['new@example.com'], 'Another user has this e-mail address.'],
    [['other@example.com', '--plan', 'none'], 'There is no plan with the id none.'],
  ] as const) {
    const refused = await invite(...words)
    expect([refused.code, refused.stderr]).toEqual([1, `${text}\n`])
  }
  for (let count = 0; count < 5; count += 1) await invite('many@example.com')
  expect((await invite('many@example.com')).stderr).toContain('several valid links already')
  const without = await runInProcess('accounts', 'invite', 'other@example.com', ...data)
  expect([without.code, without.stderr.includes("required option '--base-url <url>'")]).toEqual([2, true])
})

test('an empty data folder is refused, not taken for the working directory', async () => {
  for (const refused of [
    await runInProcess('users', 'list', '--data', ''),
    await runWith({ BILLWRIGHT_SERVICE_DATA: '' }, 'users', 'list'),
  ]) {
    expect([refused.code, refused.stderr.includes('Name a folder')]).toEqual([2, true])
  }
})

test('an address that a customer typed changes nothing in the terminal', async () => {
  const email = 'a\u001b[31mb\u009b2j@example.com'
  const user = { id: newUserId(), account_id: 'default', email, role: 'owner' as const }
  await service.store.addUser({ ...user, created_at: origin.at }, 'x', origin)
  const printed = [(await users('list')).stdout, (await users('show', user.id)).stdout]
  for (const text of printed) expect(text).toContain('a\ufffd[31mb\ufffd2j@example.com')
  await service.store.removeUser(user.id, origin)
})

test.each([
  [['create', 'no address', '--role', 'owner'], 'It is no e-mail address.'],
  [['create', 'a@example.com'], "required option '--role <role>' not specified"],
  [['role', 'usr_1', 'king'], 'Allowed are read-only, developer, owner.'],
])('wrong usage is explained: %j', async (words, text) => {
  const { code, stderr } = await users(...words)
  expect(code).toBe(2)
  expect(stderr).toContain(text)
})
