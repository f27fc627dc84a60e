import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { composeKey } from '#core/key.ts'
import { createKey } from './accounts/keys.ts'
import { byOperator } from './accounts/origins.ts'
import { openPostgresStore } from './store/postgres-store.ts'
import type { Store } from './store/store.ts'
import { Browser } from './testing/browser.ts'
import { download, get, post } from './testing/client.ts'
import { numbered } from './testing/invoices.ts'
import { postgresPrograms, startPostgres, type TestPostgres } from './testing/postgres.ts'
import { runWith, spawnService } from './testing/process.ts'
import { quickHash } from './testing/quick-hash.ts'
import { startRoundRobin } from './testing/round-robin.ts'
import { startS3, type TestS3 } from './testing/s3.ts'
import { temporaryFolder } from './testing/service.ts'

type Answer = Awaited<ReturnType<typeof post>>

const limit = 400

/** Two services as processes of their own, one PostgreSQL and one S3 server, and a proxy that gives each request to the next. */
describe.runIf(postgresPrograms !== undefined)('two instances', () => {
  let postgres: TestPostgres
  let s3: TestS3
  let folder: Awaited<ReturnType<typeof temporaryFolder>>
  let environment: Record<string, string>
  let instances: Awaited<ReturnType<typeof spawnService>>[]
  let proxy: Awaited<ReturnType<typeof startRoundRobin>>
  let store: Store
  /** of this test alone */
  let account: string
  let live: string
  let accounts = 0

  beforeAll(async () => {
    ;[postgres, s3, folder] = await Promise.all([startPostgres(), startS3(), temporaryFolder()])
    const url = await postgres.newDatabase()
    environment = { DATABASE_URL: url, ...s3.environment }
    const spawned = () => spawnService(folder.path, ['--rate-limit', `${limit}`], environment)
    // both at once on an empty database, which one of them makes ready
    instances = await Promise.all([spawned(), spawned()])
    proxy = await startRoundRobin(instances.map(each => each.url))
    store = await openPostgresStore(url)
  })
  afterAll(async () => {
    await proxy.close()
    for (const { child } of instances) child.kill()
    for (const { ended } of instances) expect((await ended).code).toBe(0)
    await store.close()
    await Promise.all([postgres.remove(), s3.remove(), folder.remove()])
  })
  beforeEach(async () => {
    account = await newAccount()
    live = await newKey('live')
  })

  async function newAccount(): Promise<string> {
    const id = `acc_${++accounts}`
    await store.addAccount(
      { id, name: 'Example', created_at: new Date().toISOString() },
      byOperator(new Date()),
    )
    return id
  }
  const newKey = async (mode: 'live' | 'test', of = account) =>
    (await createKey(store, { mode, name: 'Example', origin: byOperator(new Date()), account: of })).key
  const urls = () => instances.map(({ url }) => url)
  const billed = async () => (await store.listLedger()).filter(({ account_id }) => account_id === account)
  /** Waits for a job that is made later, for longer than the lease of an instance that was killed. */
  const made = (id: string, url = proxy.url) =>
    expect
      .poll(async () => JSON.parse((await get(url, `/v1/jobs/${id}`, live)).text), {
        interval: 500,
        timeout: 30_000,
      })
      .toMatchObject({ jobId: id, invoiceUrl: expect.any(String) })
  const from = (address: string) => ({ 'x-forwarded-for': address })

  test('one Idempotency-Key at both at once: one answer to the byte, one row, one PDF that both serve', async () => {
    for (const name of ['first', 'second']) {
      const sent = { body: numbered(name), headers: { 'idempotency-key': name } }
      const answers = await Promise.all(Array.from({ length: 50 }, () => post(proxy.url, live, sent)))
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
    // before it has arrived there is nothing to wait for
    while (looked.status === 404) looked = await get(second, '/v1/jobs', live, headers)
    expect([looked.status, looked.text]).toEqual([200, (await making).text])
  })

  test('invoices that are made later are made once, by whichever has time, and an Idempotency-Key has one job', async () => {
    const names = Array.from({ length: 12 }, (_, index) => `later-${index}`)
    const sendLater = (name: string) =>
      post(proxy.url, live, {
        body: numbered(name),
        headers: { 'idempotency-key': name, prefer: 'respond-async' },
      })
    const answers = await Promise.all([...names, ...names].map(sendLater))
    const ids = answers.map(({ text }) => JSON.parse(text).jobId)
    expect(new Set(ids).size).toBe(12)
    for (const id of ids.slice(0, 12)) await made(id)
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
    expect((await runWith(environment, 'links', 'rotate', '--overlap', '0h')).code).toBe(0)
    const linkNow = async () => (await get(proxy.url, `/v1/jobs/${jobId}`, live)).answer().invoiceUrl
    await expect.poll(() => Promise.all(statusAt(pathOf(old)))).toEqual([404, 404])
    const link = await linkNow()
    expect(link).not.toBe(old)
    expect(await Promise.all(statusAt(pathOf(link)))).toEqual([200, 200])
  })

  test('a session and its forms are good at either, and signing out ends them at both', async () => {
    await store.setPassword(account, quickHash('right'), byOperator(new Date()))
    const browser = new Browser(proxy.url)
    expect((await browser.signIn('right', account)).location).toBe('/dashboard/keys')
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

  test('wrong passwords are counted together', async () => {
    await store.setPassword(account, quickHash('right'), byOperator(new Date()))
    const guess = (url: string, password: string) =>
      new Browser(url, from('192.0.2.7')).signIn(password, account)
    for (const _ of Array(10)) expect((await guess(proxy.url, 'wrong')).status).toBe(401)
    for (const url of urls()) expect((await guess(url, 'right')).status).toBe(429)
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
    const { stdout, code } = await runWith(environment, ...words)
    expect(code).toBe(0)
    expect((await post(proxy.url, stdout.trim())).status).toBe(200)
    const ledger = await runWith(environment, 'ledger', '--json')
    expect(JSON.parse(ledger.stdout)).toEqual(await store.listLedger())
    expect(await billed()).toHaveLength(1)
  })

  describe('in trouble', () => {
    const send = (name: string, url = proxy.url) =>
      post(url, live, { body: numbered(name), headers: { 'idempotency-key': name } })
    const healthz = () => Promise.all(urls().map(async url => (await get(url, '/healthz')).status))

    /** Asks for invoices until it is over; what was not made is asked for again, as a client does. */
    async function under(goAway: () => Promise<void>, comeBack: () => Promise<void>) {
      const first = new Map<string, Answer>()
      const back = Promise.withResolvers<void>()
      let isOver = false
      const clients = Array.from({ length: 4 }, async (_, client) => {
        for (let count = 0; !isOver; count++) {
          const name = `order-${client}-${count}`
          const answer = await send(name)
          first.set(name, answer)
          if (answer.status !== 200) await back.promise
        }
      })
      await expect.poll(() => first.size).toBeGreaterThan(8)
      await goAway()
      first.set('order-meanwhile', await send('order-meanwhile'))
      await comeBack()
      await expect.poll(healthz).toEqual([200, 200])
      isOver = true
      back.resolve()
      await Promise.all(clients)
      const last = new Map<string, Answer>()
      for (const [name, answer] of first) last.set(name, answer.status === 200 ? answer : await send(name))
      return { first: [...first.values()], last }
    }

    async function expectTrueBooks({ first, last }: Awaited<ReturnType<typeof under>>): Promise<void> {
      const rows = await billed()
      expect(rows.map(row => row.invoice_number).sort()).toEqual([...last.keys()].sort())
      const jobs = new Map(rows.map(row => [row.invoice_number, row.job_id]))
      for (const [name, answer] of last) {
        const { jobId, invoiceUrl } = answer.answer()
        expect(jobId).toBe(jobs.get(name))
        const { pathname, search } = new URL(invoiceUrl)
        expect((await download(proxy.url + pathname + search)).length).toBeGreaterThan(1000)
      }
      const refused = first.filter(({ status }) => status !== 200)
      expect(refused.length).toBeGreaterThan(0)
      for (const answer of refused) {
        expect([answer.status, answer.problem().code]).toEqual([503, 'storage_unavailable'])
      }
    }
    test('PostgreSQL is restarted under load: nothing is lost or billed twice, and it goes on by itself', async () => {
      const answers = await under(async () => {
        await postgres.stop()
        expect(await healthz()).toEqual([503, 503])
      }, postgres.start)
      await expectTrueBooks(answers)
    })

    test('PostgreSQL crashes under load: the same', async () => {
      const answers = await under(postgres.crash, postgres.start)
      await expectTrueBooks(answers)
    })

    test('the S3 server goes away under load: the same, and no link is a dead one', async () => {
      const answers = await under(async () => {
        await s3.stop()
        expect(await healthz()).toEqual([503, 503])
      }, s3.start)
      await expectTrueBooks(answers)
    })

    test('an instance is killed under load: the other goes on with what it was making', async () => {
      const [first, second] = instances
      const later = await Promise.all(
        ['later-1', 'later-2', 'later-3'].map(name =>
          post(first?.url ?? '', live, { body: numbered(name), headers: { prefer: 'respond-async' } }),
        ),
      )
      const names = Array.from({ length: 12 }, (_, index) => `killed-${index}`)
      const requests = names.map(name => send(name, first?.url))
      await requests[0]
      first?.child.kill('SIGKILL')
      await Promise.allSettled(requests)
      await first?.ended
      instances = instances.slice(1)
      for (const name of names) expect((await send(name, second?.url)).status).toBe(200)
      for (const { text } of later) await made(JSON.parse(text).jobId, second?.url)
      expect((await billed()).map(row => row.invoice_number).sort()).toEqual(
        [...names, 'later-1', 'later-2', 'later-3'].sort(),
      )
    })
  })
})
