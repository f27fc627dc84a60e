import pino from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { loadServiceLanguages } from '../languages/service-languages.ts'
import { openSqliteStore } from '../store/sqlite/sqlite-store.ts'
import type { Store } from '../store/store.ts'
import { newUserId, type Role } from '../store/users.ts'
import { temporaryFolder } from '../testing/service.ts'
import { startMailServer, type TestMailServer, textOfMail } from '../testing/smtp.ts'
import { generationOf, hashOf, keyOf, origin, planOf, time } from '../testing/stored-keys.ts'
import { startSpendingMails } from './send-spending-mails.ts'
import { createSmtpMailer, type Mailer } from './smtp-mailer.ts'

const live = keyOf('key_live')

let server: TestMailServer
let mailer: Mailer
let folder: Awaited<ReturnType<typeof temporaryFolder>>
let store: Store
let clock: number
beforeAll(async () => {
  server = await startMailServer()
  mailer = createSmtpMailer({ smtpUrl: server.url, from: 'billing@example.com' })
})
afterAll(async () => {
  mailer.close()
  await server.close()
})
beforeEach(async () => {
  folder = await temporaryFolder()
  store = openSqliteStore(`${folder.path}/service.db`)
  await store.addKey(live, hashOf(1), origin)
  await store.addPlan(planOf('small', { monthly_warning: 1, monthly_cap: 2 }), origin)
  await store.setPlan('default', 'small', origin)
  server.mails = []
  server.refusal = undefined
  clock = Date.parse(time)
})
afterEach(async () => {
  await store.close()
  await folder.remove()
})

const addUser = (name: string, role: Role) =>
  store.addUser(
    { id: newUserId(), account_id: 'default', email: `${name}@example.com`, role, created_at: time },
    'hash',
    origin,
  )
const record = (number: number) => store.record(generationOf(`job_${number}`, live, { number: `${number}` }))
const languages = await loadServiceLanguages()
/** Sends due mails as by this many processes at once. */
async function sendDue(services = 1): Promise<void> {
  const deps = {
    ...{ store, mailer, languages, logger: pino({ level: 'silent' }) },
    now: () => new Date(clock),
  }
  const stops = Array.from({ length: services }, () => startSpendingMails(deps))
  await Promise.all(stops.map(stop => stop()))
}

test('the owners are notified of the warning and the cap, once, by two services', async () => {
  await addUser('one', 'owner')
  await addUser('two', 'owner')
  await addUser('three', 'developer')
  for (const number of [1, 2, 3]) await record(number)
  await sendDue(2)
  expect(server.mails.map(({ to }) => to.sort())).toEqual(
    Array(2).fill(['one@example.com', 'two@example.com']),
  )
  const texts = server.mails.map(textOfMail).sort()
  expect(texts[0]).toContain('1 live PDF is billed in November 2026.')
  expect(texts[0]).toContain('Above 2, live requests are refused.')
  expect(texts[1]).toContain('2 live PDFs are billed in November 2026.')
  expect(texts[1]).toContain('Live requests are refused until the end of the month')
  clock += 24 * 3_600_000
  await sendDue()
  expect(server.mails).toHaveLength(2)
})

test.each([
  ['de', 'Im November 2026 wurde 1 Live-PDF berechnet.'],
  ['fr', 'En novembre 2026, 1 PDF réel a été facturé.'],
  // a language unknown to this version
  ['xx', '1 live PDF is billed in November 2026.'],
])('the mail is in the language of the account: %s', async (language, sentence) => {
  await addUser('one', 'owner')
  await store.setAccountLanguage('default', language, origin)
  await record(1)
  await sendDue()
  const [mail] = server.mails
  expect(Buffer.from(textOfMail(mail ?? { raw: '' }), 'latin1').toString()).toContain(sentence)
})

test('what the server does not accept is sent later', async () => {
  await addUser('one', 'owner')
  await record(1)
  server.refusal = 'try again later'
  await sendDue()
  server.refusal = undefined
  await sendDue()
  expect(server.mails).toHaveLength(0)
  clock += 60_000
  await sendDue()
  expect(server.mails).toHaveLength(1)
})

test.each([
  ['no owner has an address', 0],
  ['it happened three days ago', 3 * 24 * 3_600_000],
])('nothing is mailed when %s', async (_why, later) => {
  if (later > 0) await addUser('one', 'owner')
  await record(1)
  clock += later
  await sendDue()
  await addUser('two', 'owner')
  clock += 60_000
  await sendDue()
  expect(server.mails).toEqual([])
})
