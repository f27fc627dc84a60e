import { afterEach, beforeEach, expect, test } from 'vitest'
import { get, post } from '../testing/client.ts'
import { numbered } from '../testing/invoices.ts'
import { runInProcess } from '../testing/process.ts'
import { startTestService, type TestService, temporaryFolder } from '../testing/service.ts'
import { startMailServer } from '../testing/smtp.ts'
import { standInRenderer } from '../testing/stand-in-renderer.ts'

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let service: TestService
let key: string
const renderer = standInRenderer()
const now = () => new Date('2026-11-21T10:00:00.000Z')

const command = (...words: string[]) => runInProcess(...words, '--data', folder.path)
const ask = (number: string, by = key) => post(service.url, by, { body: numbered(number) })

beforeEach(async () => {
  folder = await temporaryFolder()
  renderer.renders = 0
  service = await startTestService(folder.path, { renderer, now })
  key = await service.newKey('live')
  const words = [
    'plans',
    'create',
    'small',
    '--name',
    'Small',
    '--monthly-warning',
    '1',
    '--monthly-cap',
    '2',
  ]
  expect(await command(...words)).toMatchObject({ code: 0, stderr: '' })
  expect((await command('accounts', 'plan', 'default', 'small')).code).toBe(0)
})
afterEach(async () => {
  await service.close()
  await folder.remove()
})

test('parallel requests do not pass it, whatever else is refused is neither billed nor kept', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, (_, index) => ask(`${index}`)))
  const refused = answers.filter(({ status }) => status !== 200)
  expect(refused.map(({ status, problem }) => [status, problem().code])).toEqual(
    Array.from({ length: 6 }, () => [403, 'monthly_limit_reached']),
  )
  expect(refused[0]?.problem().detail).toContain('allows 2 live PDFs a month')
  expect(refused[0]?.problem().detail).toContain('1 Dec 2026')
  expect(await service.ledger()).toHaveLength(2)
})

test('once it is reached nothing is rendered, test keys work, and answered requests are answered', async () => {
  const headers = { 'idempotency-key': 'order-1' }
  const first = await post(service.url, key, { headers })
  await ask('2')
  expect((await ask('3')).problem().code).toBe('monthly_limit_reached')
  expect(renderer.renders).toBe(2)
  expect((await post(service.url, key, { headers })).text).toBe(first.text)
  expect((await ask('4', await service.newKey('test'))).status).toBe(200)
  expect((await get(service.url, '/v1/usage', key)).text).toContain(
    '"plan":{"id":"small","name":"Small","requestsPerMinute":null,"concurrentRenders":null,"storedBytes":null,"monthlyWarning":1,"monthlyCap":2,"liveKeptDays":null}',
  )
})

test('a higher one applies at once', async () => {
  for (const number of ['1', '2']) await ask(number)
  await command('plans', 'change', 'small', '--monthly-cap', 'none')
  expect((await ask('3')).status).toBe(200)
  const [shown] = (await command('plans', 'list')).stdout.trim().split('\n').slice(-1)
  expect(shown).toMatch(/^small {2}created \S+ {2}monthly_warning 1 {2}Small$/)
  expect((await command('plans', 'show', 'small')).stdout).toContain('default  Default')
  expect((await command('accounts', 'show', 'default')).stdout).toContain('plan small')
})

test.each([
  [['plans', 'create', 'Big', '--name', 'Big'], 2],
  [['plans', 'create', 'big', '--name', 'Big', '--monthly-cap', '3000000000'], 2],
  [['plans', 'create', 'small', '--name', 'Again'], 1],
  [['plans', 'change', 'small', '--monthly-warning', '3'], 1],
  [['plans', 'change', 'small', '--concurrent-renders', '0'], 2],
  [['plans', 'change', 'unknown', '--monthly-cap', '1'], 1],
  [['plans', 'change', 'small', '--live-kept-days', '30'], 1],
  [['plans', 'show', 'unknown'], 1],
  [['accounts', 'plan', 'default', 'unknown'], 1],
])('%j changes nothing', async (words, code) => {
  const before = await service.store.listPlans()
  expect((await command(...words)).code).toBe(code)
  expect(await service.store.listPlans()).toEqual(before)
})

test('its owner is notified by mail, also of events while no mail was sent', async () => {
  const mail = await startMailServer()
  expect((await command('users', 'create', 'owner@example.com', '--role', 'owner')).code).toBe(0)
  await ask('1')
  await service.close()
  const options = { smtpUrl: mail.url, from: 'billing@example.com' }
  service = await startTestService(folder.path, { renderer, now, mail: options })
  await expect.poll(() => mail.mails.map(({ to }) => to)).toEqual([['owner@example.com']])
  await mail.close()
})
