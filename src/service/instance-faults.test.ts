import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { download, get, post } from './testing/client.ts'
import { numbered } from './testing/invoices.ts'
import { postgresPrograms, startPostgres, type TestPostgres } from './testing/postgres.ts'
import { shortenLeases } from './testing/shorten-leases.ts'
import { jobMade, startTwoInstances, type TestAccount, type TwoInstances } from './testing/two-instances.ts'

type Answer = Awaited<ReturnType<typeof post>>

describe.runIf(postgresPrograms !== undefined)('two instances, of which something fails', () => {
  let postgres: TestPostgres
  let cluster: TwoInstances
  let proxy: TwoInstances['proxy']
  /** of the account of this test */
  let live: string
  let billed: TestAccount['billed']

  beforeAll(async () => {
    postgres = await startPostgres()
    cluster = await startTwoInstances(['--rate-limit', '0'], postgres)
    proxy = cluster.proxy
  })
  afterAll(async () => {
    await cluster.close()
    await postgres.remove()
  })
  beforeEach(async () => {
    ;({ live, billed } = await cluster.newAccount())
  })

  const send = (name: string, url = proxy.url) =>
    post(url, live, { body: numbered(name), headers: { 'idempotency-key': name } })
  const healthz = () =>
    Promise.all(cluster.instances.map(async ({ url }) => (await get(url, '/healthz')).status))

  /** Sends invoices until the fault is over, and repeats failed requests like a client. */
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
  test('PostgreSQL is restarted under load: nothing is lost or billed twice, and the service recovers by itself', async () => {
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

  test('the S3 server stops under load: the same, and every link works', async () => {
    const answers = await under(async () => {
      await cluster.s3.stop()
      expect(await healthz()).toEqual([503, 503])
    }, cluster.s3.start)
    await expectTrueBooks(answers)
  })

  test('an instance is killed under load: the other one continues its jobs', async () => {
    const [first, second] = cluster.instances
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
    await shortenLeases(cluster.environment.DATABASE_URL ?? '')
    cluster.instances.shift()
    for (const name of names) expect((await send(name, second?.url)).status).toBe(200)
    for (const { text } of later) await jobMade(second?.url ?? '', live, JSON.parse(text).jobId)
    expect((await billed()).map(row => row.invoice_number).sort()).toEqual(
      [...names, 'later-1', 'later-2', 'later-3'].sort(),
    )
  })
})
