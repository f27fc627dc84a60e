import { afterEach, beforeEach, expect, test } from 'vitest'
import { usageAnswerSchema } from '#contract/service-reads.ts'
import { get, post } from '../testing/client.ts'
import { numbered } from '../testing/invoices.ts'
import { runInProcess } from '../testing/process.ts'
import { startTestService, type TestService, temporaryFolder } from '../testing/service.ts'
import { standInRenderer } from '../testing/stand-in-renderer.ts'
import { origin, planOf } from '../testing/stored-keys.ts'
import { createKey } from './keys.ts'

const month = new Date().toISOString().slice(0, 7)
let folder: Awaited<ReturnType<typeof temporaryFolder>>
let service: TestService
let key: string
let foreign: { key: string; stored: { id: string } }

const command = (...words: string[]) => runInProcess(...words, '--data', folder.path)
const report = async (...words: string[]) =>
  (await command('usage', '--month', month, '--csv', ...words)).stdout.split('\r\n').slice(0, -1)
const jobOf = async (sent: Parameters<typeof post>[2] = {}, by = key) =>
  (await post(service.url, by, sent)).answer().jobId

beforeEach(async () => {
  folder = await temporaryFolder()
  service = await startTestService(folder.path, { renderer: standInRenderer() })
  key = await service.newKey('live')
  await service.store.addAccount({ id: 'acc_2', name: 'Smith, Jones', created_at: origin.at }, origin)
  foreign = await createKey(service.store, { mode: 'live', name: 'Other', account: 'acc_2', origin })
})
afterEach(async () => {
  await service.close()
  await folder.remove()
})

test('what was billed and credited is counted by account, key and template, as CSV and JSON', async () => {
  const first = await jobOf({ body: numbered('1') })
  await jobOf({ body: numbered('2') })
  await jobOf({ body: { ...numbered('3'), template: 'bold' } })
  await jobOf({ body: numbered('4') }, foreign.key)
  await jobOf({ body: numbered('5') }, await service.newKey('test'))
  const added = await command('credits', 'add', first, '--reason', 'The logo was missing')
  expect([added.code, added.stderr]).toEqual([0, `The job ${first} is credited.\n`])

  const [stored] = (await service.store.listKeysOf('default')).filter(({ mode }) => mode === 'live')
  const head = 'account_id,account_name,month,key_id,template,billed,credited'
  const own = [
    `default,Default,${month},${stored?.id},bold,1,0`,
    `default,Default,${month},${stored?.id},minimal,2,1`,
  ]
  const other = `acc_2,"Smith, Jones",${month},${foreign.stored.id},minimal,1,0`
  expect(await report()).toEqual([head, other, ...own])
  expect(await report('--account', 'default')).toEqual([head, ...own])
  const json = JSON.parse((await command('usage', '--month', month, '--json')).stdout)
  expect(json[0]).toMatchObject({ account_id: 'acc_2', account_name: 'Smith, Jones', billed: 1, credited: 0 })
  const lines = (await command('usage', '--month', month)).stdout
  expect(lines).toContain(`default  ${stored?.id}  minimal  billed 2  credited 1  Default`)

  const { text } = await get(service.url, '/v1/usage', key)
  expect(usageAnswerSchema.parse(JSON.parse(text))).toMatchObject({
    ...{ billed: 3, credited: 1, credits: [{ jobId: first, reason: 'The logo was missing' }] },
    parts: [
      { keyId: stored?.id, template: 'bold', billed: 1, credited: 0 },
      { keyId: stored?.id, template: 'minimal', billed: 2, credited: 1 },
    ],
  })
  const listed = (await command('credits', 'list', '--month', month, '--account', 'default')).stdout
  expect(listed).toContain(`default  ${first}  The logo was missing`)
})

test.each([
  [['usage', '--month', '2026-13'], 2],
  [['usage', '--month', '2026-11', '--account', 'acc_unknown'], 1],
  [['usage', '--month', '2026-11', '--csv', '--json'], 2],
  [['credits', 'list', '--month', '2026-11', '--account', 'acc_unknown'], 1],
  [['credits', 'add', 'job_unknown', '--reason', 'x'], 1],
])('%j is refused', async (words, code) => {
  expect((await command(...words)).code).toBe(code)
})

test('a number that is billed again without an Idempotency-Key is named in a header', async () => {
  const first = await jobOf()
  const again = await post(service.url, key)
  expect(again.headers.get('billing-warning')).toBe(`repeated-invoice-number;job="${first}"`)
  const headers = { 'idempotency-key': 'order-1' }
  expect((await post(service.url, key, { headers })).headers.has('billing-warning')).toBe(false)
  const other = await post(service.url, key, { body: numbered('another') })
  expect(other.headers.has('billing-warning')).toBe(false)
  expect((await post(service.url, await service.newKey('test'))).headers.has('billing-warning')).toBe(false)
})

test('from the threshold of the plan on each answer states the billed number, except for repeated ones', async () => {
  await service.store.addPlan(planOf('business', { monthly_warning: 2, monthly_cap: 9 }), origin)
  await service.store.setPlan('default', 'business', origin)
  const warningOf = async (number: string) => {
    const headers = { 'idempotency-key': number }
    return (await post(service.url, key, { body: numbered(number), headers })).headers.get('billing-warning')
  }
  expect(await warningOf('1')).toBeNull()
  expect(await warningOf('2')).toBe('monthly-warning;billed=2;cap=9')
  expect(await warningOf('2')).toBeNull()
})
