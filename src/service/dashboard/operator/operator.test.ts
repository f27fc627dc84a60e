import { afterEach, beforeEach, expect, test } from 'vitest'
import { createKey } from '../../accounts/keys.ts'
import { byOperator } from '../../accounts/origins.ts'
import { newUserId } from '../../store/users.ts'
import { Browser, signedIn } from '../../testing/browser.ts'
import { post } from '../../testing/client.ts'
import { runInProcess } from '../../testing/process.ts'
import { quickHash } from '../../testing/quick-hash.ts'
import { startTestService, type TestService, temporaryFolder } from '../../testing/service.ts'
import { standInRenderer } from '../../testing/stand-in-renderer.ts'

/** long compared with an undelayed sign-in */
const passwordPauseSeconds = 4

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let service: TestService
let browser: Browser
beforeEach(async () => {
  folder = await temporaryFolder()
  service = await startTestService(folder.path, {
    renderer: standInRenderer(),
    rateLimits: { passwordPauseSeconds },
  })
  await service.store.setOperator({ name: 'example', hash: quickHash('the password'), created_at: origin.at })
  browser = new Browser(service.url)
})
afterEach(async () => {
  await service.close()
  await folder.remove()
})

const origin = byOperator(new Date())
const home = '/dashboard/operator'
const signIn = async (name = 'example', password = 'the password') => {
  await browser.get(`${home}/sign-in`)
  return browser.post(`${home}/sign-in`, { name, password })
}
async function submit(path: string, fields: Record<string, string> = {}) {
  await browser.get(home)
  return browser.post(`${home}/${path}`, fields)
}
const lastEntry = async (account_id: string) =>
  (await service.store.readAudit({ account_id, key_id: undefined }, { before: undefined, limit: 1 }))[0]

/** Creates an account in the browser; returns its id. */
async function created(name = 'Example & Sons', email = ''): Promise<string> {
  const made = await submit('accounts', { name, email })
  return /acc_[0-9a-f]{20}/.exec(made.location ?? made.text)?.[0] ?? ''
}

test('damaged PDFs are listed with their job and account', async () => {
  await signIn()
  expect((await browser.get(`${home}/files`)).text).toContain('No damaged PDF is known.')
  const { jobId } = (await post(service.url, await service.newKey('live'))).answer()
  await service.store.recordDamage(jobId, { found_at: origin.at, problem: 'missing' })
  const { text } = await browser.get(`${home}/files`)
  expect(text).toContain(`<code>${jobId}</code>`)
  expect(text).toContain(`<a href="${home}/accounts/default">default</a>`)
  expect(text).toContain('Missing')
})

test('an operator signs in and out', async () => {
  for (const [name, password] of [
    ['example', 'wrong'],
    ['nobody', 'the password'],
    ['', ''],
  ] as const)
    expect((await signIn(name, password)).status).toBe(401)
  expect((await signIn()).location).toBe(home)
  expect((await browser.get(home)).text).toContain('Operator <b>example</b>')
  expect((await browser.post(`${home}/sign-out`)).location).toBe(`${home}/sign-in`)
  expect((await browser.get(home)).location).toBe(`${home}/sign-in`)
})

test('an account is created with its first owner, who signs in with the link', async () => {
  await signIn()
  const made = await submit('accounts', { name: 'Example & Sons', email: 'Owner@example.com' })
  const link = /value="(http[^"]+set-password[^"]+)"/.exec(made.text)?.[1] ?? ''
  const theirs = new Browser(service.url)
  await theirs.get(link.slice(service.url.length))
  const chosen = 'chosen by the owner'
  await theirs.post('/dashboard/set-password', {
    ...{ link: new URL(link).searchParams.get('link') ?? '', password: chosen, again: chosen },
  })
  expect((await theirs.signIn(chosen, 'owner@example.com')).location).toBe('/dashboard/usage')
  expect((await browser.get(`${home}?search=EXAMPLE %26`)).text).toContain('Example &amp; Sons')
  expect((await browser.get(`${home}?search=none`)).text).toContain('No account matches.')
  expect((await browser.get(`${home}?after=one&after=two`)).status).toBe(200)
  const audit = (await theirs.get('/dashboard/audit')).text
  expect(audit).toContain('The operator')
  expect(audit).not.toContain('>example<')
})

test.each([
  [{ name: '' }, 'Use 1 to 100 characters'],
  [{ email: 'nobody' }, 'Use an e-mail address'],
  [{ email: 'taken@example.com' }, 'Another user has this address.'],
])('%j is refused and can be corrected', async (fields, text) => {
  const user = { id: newUserId(), account_id: 'default', email: 'taken@example.com' }
  await service.store.addUser({ ...user, role: 'owner', created_at: origin.at }, 'x', origin)
  await signIn()
  const refused = await submit('accounts', { name: 'Example', email: 'new@example.com', ...fields })
  expect([refused.status, refused.text.includes(text)]).toEqual([422, true])
  expect(await service.store.listAccounts()).toHaveLength(1)
})

test('an account is suspended, resumed, given a plan, and its keys revoked, with the operator in the audit log', async () => {
  await signIn()
  const id = await created()
  const path = `accounts/${id}`
  const plan = ['--name', 'Small', '--monthly-cap', '5', '--data', folder.path]
  expect((await runInProcess('plans', 'create', 'small', ...plan)).code).toBe(0)
  const { key } = await createKey(service.store, { mode: 'live', name: 'Shop', account: id, origin })
  expect((await post(service.url, key)).status).toBe(200)
  const page = async () => (await browser.get(`${home}/${path}`)).text
  expect(await page()).toContain('1 live PDF this month')
  expect((await browser.get(home)).text).toMatch(
    new RegExp(`${id}[^]*?data-column="Live this month"><div>1<`),
  )
  expect((await submit(`${path}/plan`, { plan: 'small' })).location).toBe(`${home}/${path}?done=plan`)
  expect(await page()).toContain('Plan: Small')
  expect(await lastEntry(id)).toMatchObject({
    ...{ action: 'account.plan_set', actor: 'operator', actor_id: 'example', address: '127.0.0.1' },
  })
  await submit(`${path}/suspend`, { links: 'stop' })
  expect((await post(service.url, key)).problem().code).toBe('account_suspended')
  expect(await page()).toContain('suspended, with its links')
  await submit(`${path}/resume`)
  expect((await post(service.url, key)).status).toBe(200)
  const [stored] = await service.store.listKeysOf(id)
  await submit(`${path}/keys/${stored?.id}/revoke`)
  expect((await post(service.url, key)).status).toBe(401)
  expect(await page()).toContain('The key Shop was revoked.')
  for (const wrong of ['plan', 'suspend', 'keys/key_unknown/revoke', 'users/usr_unknown/link'])
    expect((await submit(`${path}/${wrong}`, { plan: 'none', links: 'some' })).status).toBe(404)
  expect((await browser.get(`${home}/accounts/acc_unknown`)).status).toBe(404)
})

test('an account is exported and deleted once it is suspended and its name typed', async () => {
  await signIn()
  const id = await created()
  const path = `accounts/${id}`
  const exported = await browser.get(`${home}/${path}/export`)
  expect(await lastEntry(id)).toMatchObject({ action: 'account.exported', actor_id: 'example' })
  expect(await lastEntry('default')).toMatchObject({ action: 'operator.signed_in', address: '127.0.0.1' })
  expect(exported.headers.get('content-disposition')).toContain(`${id}.jsonl`)
  expect(exported.text.split('\n').map(line => line && JSON.parse(line).type)).toContain('account')
  const remove = (confirm: string) => submit(`${path}/delete`, { confirm })
  expect((await remove('Example & Sons')).text).toContain('Suspend the account first.')
  await submit(`${path}/suspend`, { links: 'keep' })
  expect((await remove('example')).text).toContain('This is not the name of the account.')
  expect((await browser.get(`${home}/${path}/delete`)).text).toContain('Delete Example &amp; Sons?')
  expect((await remove('Example & Sons')).location).toBe(`${home}/${path}?done=delete`)
  expect((await browser.get(`${home}/${path}`)).text).toContain('deleted')
  expect(await service.store.findAccount(id)).toMatchObject({ name: '', deleted_at: expect.any(String) })
  expect((await submit('accounts/default/delete', { confirm: 'Default' })).status).toBe(422)
})

test('changes of an account that was deleted meanwhile are refused on its page', async () => {
  await signIn()
  const id = await created()
  await service.store.suspendAccount(id, 'keep', origin)
  await service.store.deleteAccount(id, origin)
  for (const [path, fields] of [
    ['suspend', { links: 'stop' }],
    ['resume', {}],
    ['plan', { plan: 'default' }],
  ] as const) {
    const refused = await submit(`accounts/${id}/${path}`, fields)
    expect([path, refused.status, refused.text.includes('The account is deleted.')]).toEqual([
      path,
      409,
      true,
    ])
    expect(refused.text).toContain(`<code>${id}</code>`)
  }
})

const pages = ['', '/accounts/default', '/accounts/default/export', '/accounts/default/delete']
const forms = [
  ...['/accounts', '/accounts/default/suspend', '/accounts/default/resume', '/accounts/default/plan'],
  ...[
    '/accounts/default/delete',
    '/accounts/default/keys/x/revoke',
    '/accounts/default/users/x/link',
    '/sign-out',
  ],
]

test('a customer reaches nothing of it, and an operator nothing of a customer', async () => {
  const customer = await signedIn(service)
  for (const page of pages) expect((await customer.get(home + page)).location).toBe(`${home}/sign-in`)
  for (const form of forms)
    expect((await customer.post(home + form, { links: 'stop' })).location).toBe(`${home}/sign-in`)
  const [token = ''] = customer.cookies.values()
  const forged = new Browser(service.url)
  forged.cookies.set('billwright_operator', token)
  expect((await forged.get(home)).location).toBe(`${home}/sign-in`)
  await signIn()
  expect((await browser.get('/dashboard/keys')).location).toMatch('/dashboard/sign-in')
  browser.cookies.set('billwright_session', browser.cookies.get('billwright_operator') ?? '')
  expect((await browser.get('/dashboard/keys')).location).toMatch('/dashboard/sign-in')
  expect(await service.store.findAccount('default')).toMatchObject({ suspended_at: null })
})

test('a form without the token of the session changes nothing', async () => {
  await signIn()
  for (const form of forms) expect((await browser.post(home + form, { form_token: 'x' })).status).toBe(403)
  expect((await browser.get(home)).status).toBe(200)
})

test('from other addresses, and without an operator, there is nothing', async () => {
  const proxied = new Browser(service.url, { 'x-forwarded-for': '192.0.2.7' })
  for (const path of ['', '/sign-in']) expect((await proxied.get(home + path)).status).toBe(404)
  await signIn()
  expect(await runInProcess('operators', 'remove', 'example', '--data', folder.path)).toMatchObject({
    code: 0,
  })
  expect((await browser.get(home)).location).toBe(`${home}/sign-in`)
  expect((await browser.get(`${home}/sign-in`)).status).toBe(404)
  const missing = await runInProcess('operators', 'remove', 'example', '--data', folder.path)
  expect([missing.code, missing.stderr.includes('There is no operator example.')]).toEqual([1, true])
  const made = await runInProcess('operators', 'set-password', 'second', '--data', folder.path)
  expect((await signIn('second', made.stdout.trim())).location).toBe(home)
  expect((await runInProcess('operators', 'list', '--data', folder.path)).stdout).toMatch(
    /^second {2}added 20/,
  )
})

test('guessing the password of an operator slows no customer at the address', async () => {
  await service.store.setPassword('default', quickHash('right'), origin)
  for (let time = 0; time < 10; time++) await signIn('example', 'wrong')
  const begun = performance.now()
  expect((await new Browser(service.url).signIn('right')).status).toBe(303)
  expect(performance.now() - begun).toBeLessThan(passwordPauseSeconds * 990)
})

test('guessing the password of a customer slows no operator at the address', async () => {
  await service.store.setPassword('default', quickHash('right'), origin)
  for (let time = 0; time < 10; time++) await new Browser(service.url).signIn('wrong')
  const begun = performance.now()
  expect((await signIn()).location).toBe(home)
  expect(performance.now() - begun).toBeLessThan(passwordPauseSeconds * 990)
})
