import { createHash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { runs } from '#core/testing/runs.ts'
import { composeKey } from '#core/text/key.ts'
import { createKey } from './accounts/keys.ts'
import { byOperator } from './accounts/origins.ts'
import { makePasswordLink } from './accounts/password-links.ts'
import { keyScopes, type Store } from './store/store.ts'
import { newUserId, type User } from './store/users.ts'
import { webhookEvents } from './store/webhook-store.ts'
import { Browser } from './testing/browser.ts'
import { deleted, download, get, post, putTemplate } from './testing/client.ts'
import { numbered } from './testing/invoices.ts'
import { postgresPrograms } from './testing/postgres.ts'
import { runInProcessWith, runWith } from './testing/process.ts'
import { quickHash } from './testing/quick-hash.ts'
import { planOf } from './testing/stored-keys.ts'
import { studioTemplate } from './testing/templates.ts'
import { jobMade, startTwoInstances, type TestAccount, type TwoInstances } from './testing/two-instances.ts'
import { startReceiver } from './testing/webhook-receiver.ts'
import { createWebhook } from './webhooks/webhook-secrets.ts'

const limit = 400
/** requests at once with one Idempotency-Key */
const together = runs(50, 20)

describe.runIf(postgresPrograms !== undefined)('two instances', () => {
  let cluster: TwoInstances
  let proxy: TwoInstances['proxy']
  let store: Store
  /** used by this test file only */
  let account: string
  let live: string
  let billed: TestAccount['billed']
  let newKey: TestAccount['newKey']

  beforeAll(async () => {
    cluster = await startTwoInstances([
      '--rate-limit',
      `${limit}`,
      '--webhook-targets',
      'public-and-loopback',
    ])
    ;({ proxy, store } = cluster)
  })
  afterAll(() => cluster.close())
  beforeEach(async () => {
    ;({ id: account, live, billed, newKey } = await cluster.newAccount())
  })

  const urls = () => cluster.instances.map(({ url }) => url)
  const from = (address: string) => ({ 'x-forwarded-for': address })

  /** Answers of two slowed attempts, which continue for ten seconds during the other tests. */
  let slowed: Promise<{ status: number }[]>

  test('wrong passwords are counted together, and slow down the address at both', async () => {
    await store.setPassword(account, quickHash('right'), byOperator(new Date()))
    const guess = (url: string, password: string) =>
      new Browser(url, from('192.0.2.7')).signIn(password, account)
    for (const _ of Array(10)) expect((await guess(proxy.url, 'wrong')).status).toBe(401)
    const attempts = urls().map(url => guess(url, 'right'))
    slowed = Promise.all(attempts)
    slowed.catch(() => undefined)
    const isSlowed = attempts.map(attempt =>
      Promise.race([attempt.then(() => false), setTimeout(2000, true)]),
    )
    expect(await Promise.all(isSlowed)).toEqual([true, true])
  })

  test('one Idempotency-Key at both at once: one answer to the byte, one row, one PDF that both serve', async () => {
    for (const name of ['first', 'second']) {
      const sent = { body: numbered(name), headers: { 'idempotency-key': name } }
      const answers = await Promise.all(Array.from({ length: together }, () => post(proxy.url, live, sent)))
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
      const { pathname, search } = new URL(answers[0]?.answer().invoiceUrl ?? '')
      for (const url of urls()) expect((await download(url + pathname + search)).length).toBeGreaterThan(1000)
    }
    expect(await billed()).toHaveLength(2)
    const other = { body: numbered('other'), headers: { 'idempotency-key': 'first' } }
    expect((await post(proxy.url, live, other)).problem().code).toBe('idempotency_mismatch')
  })

  test('an answer that one is still making is waited for at the other', async () => {
    const [first = '', second = ''] = urls()
    const headers = { 'idempotency-key': 'slow' }
    const line = { description: 'One of many', quantity: 1, unit_price: '1.00' }
    const making = post(first, live, { body: { ...numbered('slow'), items: Array(400).fill(line) }, headers })
    let looked = await get(second, '/v1/jobs', live, headers)
    // 404 until the first request has arrived
    while (looked.status === 404) looked = await get(second, '/v1/jobs', live, headers)
    expect([looked.status, looked.text]).toEqual([200, (await making).text])
  })

  test('queued invoices are generated once, by whichever has time, and an Idempotency-Key has one job', async () => {
    const names = Array.from({ length: 12 }, (_, index) => `later-${index}`)
    const sendLater = (name: string) =>
      post(proxy.url, live, {
        body: numbered(name),
        headers: { 'idempotency-key': name, prefer: 'respond-async' },
      })
    const answers = await Promise.all([...names, ...names].map(sendLater))
    const ids = answers.map(({ text }) => JSON.parse(text).jobId)
    expect(new Set(ids).size).toBe(12)
    for (const id of ids.slice(0, 12)) await jobMade(proxy.url, live, id)
    expect((await billed()).map(({ job_id }) => job_id).sort()).toEqual(ids.slice(0, 12).sort())
  })

  test('a key that is revoked on one is refused by the other at once, and not billed', async () => {
    const [first = '', second = ''] = urls()
    await store.setPassword(account, quickHash('right'), byOperator(new Date()))
    const browser = new Browser(first)
    await browser.signIn('right', account)
    expect((await post(second, live)).status).toBe(200)
    const [key] = await store.listKeysOf(account)
    await browser.get(`/dashboard/keys/${key?.id}/revoke`)
    expect((await browser.post(`/dashboard/keys/${key?.id}/revoke`)).status).toBe(303)
    expect((await post(second, live)).status).toBe(401)
    expect((await post(first, live)).status).toBe(401)
    expect(await billed()).toHaveLength(1)
  })

  test('a rotation of the link secret is noticed by both', async () => {
    const statusAt = (link: string) => urls().map(async url => (await get(url, link)).status)
    const pathOf = (link: string) => new URL(link).pathname + new URL(link).search
    const { invoiceUrl: old, jobId } = (await post(proxy.url, live)).answer()
    const rotated = await runInProcessWith(cluster.environment, 'links', 'rotate', '--overlap', '0h')
    expect(rotated.code).toBe(0)
    const linkNow = async () => (await get(proxy.url, `/v1/jobs/${jobId}`, live)).answer().invoiceUrl
    await expect.poll(() => Promise.all(statusAt(pathOf(old)))).toEqual([404, 404])
    const link = await linkNow()
    expect(link).not.toBe(old)
    expect(await Promise.all(statusAt(pathOf(link)))).toEqual([200, 200])
  })

  test('a session and its forms are good at either, and signing out ends them at both', async () => {
    await store.setPassword(account, quickHash('right'), byOperator(new Date()))
    const browser = new Browser(proxy.url)
    expect((await browser.signIn('right', account)).location).toBe('/dashboard/usage')
    for (const _ of [1, 2, 3]) expect((await browser.get('/dashboard/keys')).status).toBe(200)
    const form = { name: 'From the dashboard', mode: 'test' }
    const made = await browser.post('/dashboard/keys', form)
    expect([made.status, made.text.includes('svc_test_')]).toEqual([200, true])
    // the same form again, at the other instance, makes no second key
    expect((await browser.post('/dashboard/keys', form)).status).toBe(409)
    expect((await browser.post('/dashboard/keys', { ...form, form_token: 'x' })).status).toBe(403)
    await browser.get('/dashboard/usage')
    const cookies = new Map(browser.cookies)
    await browser.post('/dashboard/sign-out')
    for (const url of urls()) {
      const late = new Browser(url)
      for (const [name, value] of cookies) late.cookies.set(name, value)
      expect((await late.get('/dashboard/keys')).status).toBe(303)
    }
  })

  describe('users', () => {
    const origin = () => byOperator(new Date())
    let user: User & { email: string }
    beforeEach(async () => {
      const of = { id: newUserId(), account_id: account, created_at: origin().at }
      user = { ...of, email: `${account}@example.com`, role: 'owner' }
      await store.addUser(
        { ...user, id: newUserId(), email: `other-${user.email}` },
        quickHash('x'),
        origin(),
      )
      await store.addUser(user, quickHash('right'), origin())
    })

    test('another role ends the sessions at both, and holds from the next sign-in at either', async () => {
      const browsers = urls().map(url => new Browser(url))
      for (const browser of browsers) await browser.signIn('right', user.email)
      const users = () => Promise.all(browsers.map(async each => (await each.get('/dashboard/users')).status))
      expect(await users()).toEqual([200, 200])
      await store.setRole(user.id, 'read-only', origin())
      expect(await users()).toEqual([303, 303])
      for (const browser of browsers) await browser.signIn('right', user.email)
      expect(await users()).toEqual([403, 403])
    })

    test('a link to set a password, used at both at once, sets one of the two passwords', async () => {
      const of = { user_id: user.id, hours: 1, now: new Date() }
      const link = await makePasswordLink(store, of)
      const visits = await Promise.all(
        urls().map(async (url, index) => {
          const browser = new Browser(url)
          await browser.get(`/dashboard/set-password?link=${link}`)
          const password = `chosen at instance ${index}`
          return browser.post('/dashboard/set-password', { link, password, again: password })
        }),
      )
      expect(visits.map(({ status }) => status).sort()).toEqual([303, 404])
      const set = visits.findIndex(({ status }) => status === 303)
      const signIn = (index: number) =>
        new Browser(proxy.url, from('192.0.2.20')).signIn(`chosen at instance ${index}`, user.email)
      expect([(await signIn(set)).status, (await signIn(1 - set)).status]).toEqual([303, 401])
    })

    test('a recovery code, given at both at once, is accepted by one', async () => {
      const factor = { owner: user.id, secret: new Uint8Array(20), last_step: 0, created_at: origin().at }
      const hash = createHash('sha256').update('aaaa-bbbb').digest()
      await store.setSecondFactor(factor, [hash], origin())
      const visits = await Promise.all(
        urls().map(async url => {
          const browser = new Browser(url)
          const asked = await browser.signIn('right', user.email)
          const ticket = /name="ticket" value="([^"]+)"/.exec(asked.text)?.[1] ?? ''
          return browser.post('/dashboard/sign-in/code', { ticket, code: 'aaaa-bbbb' })
        }),
      )
      expect(visits.map(({ status }) => status).sort()).toEqual([303, 401])
    })

    test('an account that an operator suspends at one is refused by the other at once', async () => {
      const [first = '', second = ''] = urls()
      await store.setOperator({ name: 'example', hash: quickHash('right'), created_at: origin().at })
      const [operator, customer] = [new Browser(first), new Browser(second)]
      await customer.signIn('right', user.email)
      await operator.get('/dashboard/operator/sign-in')
      await operator.post('/dashboard/operator/sign-in', { name: 'example', password: 'right' })
      const page = `/dashboard/operator/accounts/${account}`
      expect((await operator.get(page)).status).toBe(200)
      expect((await operator.post(`${page}/suspend`, { links: 'keep' })).status).toBe(303)
      expect((await post(second, live)).problem().code).toBe('account_suspended')
      expect((await customer.get('/dashboard/keys')).status).toBe(303)
      expect((await operator.post(`${page}/resume`)).status).toBe(303)
      expect((await post(second, live)).status).toBe(200)
    })
  })

  test('a cap of live PDFs holds for both together', async () => {
    const plan = planOf(`capped-${account}`, { monthly_cap: 5 })
    await store.addPlan(plan, byOperator(new Date()))
    await store.setPlan(account, plan.id, byOperator(new Date()))
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => post(proxy.url, live, { body: numbered(`${index}`) })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
    expect(new Set(answers.filter(({ status }) => status !== 200).map(each => each.problem().code))).toEqual(
      new Set(['monthly_limit_reached']),
    )
    expect(await billed()).toHaveLength(5)
  })

  test('each event is sent to a webhook by one of them', async () => {
    const receiver = await startReceiver()
    const of = { account_id: account, url: receiver.url, mode: 'live', events: webhookEvents } as const
    await createWebhook(store, { ...of, origin: byOperator(new Date()) })
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => post(proxy.url, live, { body: numbered(`${index}`) })),
    )
    const ids = answers.map(answer => answer.answer().jobId).sort()
    const received = () => receiver.received.map(({ body }) => JSON.parse(body).data.jobId).sort()
    await expect.poll(received, { timeout: 10_000 }).toEqual(ids)
    await receiver.close()
  })

  test('the requests of an account are counted together', async () => {
    const ask = (url: string) => get(url, '/v1/templates', live)
    const statuses = new Map<number, number>()
    for (let asked = 0; asked < limit + 50; asked += 50) {
      const answers = await Promise.all(Array.from({ length: 50 }, () => ask(proxy.url)))
      for (const { status } of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
    expect(Object.fromEntries(statuses)).toEqual({ 200: limit, 429: 50 })
    for (const url of urls()) expect((await ask(url)).status).toBe(429)
    const free = await get(proxy.url, '/v1/templates', await newKey('test'))
    expect(free.headers.get('ratelimit')).toMatch(`"account";r=${limit - 1};`)
  })

  test('both instances see a new version or the deletion of a template at once', async () => {
    const origin = byOperator(new Date())
    const { key } = await createKey(store, { mode: 'live', name: 'all', origin, account, scopes: keyScopes })
    const [one = '', other = ''] = urls()
    const publish = (title: string) =>
      putTemplate(one, key, { name: 'studio', body: studioTemplate({ title }) })
    const made = (url: string) => post(url, key, { body: { ...numbered('1'), template: 'studio' } })
    for (const [version, title] of [[1, 'First'] as const, [2, 'Second'] as const]) {
      expect((await publish(title)).status).toBe(201)
      expect((await made(other)).answer().templateVersion).toBe(version)
    }
    expect((await deleted(one, '/v1/templates/studio', key)).status).toBe(200)
    expect((await made(other)).problem().errors?.[0]?.path).toBe('template')
    await publish('Third')
    expect((await made(other)).answer().templateVersion).toBe(3)
    expect(await billed()).toHaveLength(3)
  })

  test('bad keys from an address are counted together', async () => {
    const never = composeKey('live', 'N'.repeat(30))
    const sent = { headers: from('192.0.2.8') }
    const bad = await Promise.all(Array.from({ length: 60 }, () => post(proxy.url, never, sent)))
    expect(new Set(bad.map(({ status }) => status))).toEqual(new Set([401]))
    for (const url of urls()) {
      expect((await post(url, never, sent)).status).toBe(429)
      expect((await post(url, live, sent)).status).toBe(200)
      expect((await post(url, never, { headers: from('192.0.2.9') })).status).toBe(401)
    }
  })

  test('the commands for keys and ledger work on the same database', async () => {
    const words = [
      'keys',
      'create',
      '--mode',
      'live',
      '--name',
      'From the command line',
      '--account',
      account,
    ]
    const { stdout, code } = await runWith(cluster.environment, ...words)
    expect(code).toBe(0)
    expect((await post(proxy.url, stdout.trim())).status).toBe(200)
    const ledger = await runInProcessWith(cluster.environment, 'ledger', '--json')
    expect(JSON.parse(ledger.stdout)).toEqual(await store.listLedger())
    expect(await billed()).toHaveLength(1)
  })

  test('right passwords from an address that was slowed down are verified in the end', async () => {
    expect((await slowed).map(({ status }) => status)).toEqual([303, 303])
  })
})
