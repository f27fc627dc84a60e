import { afterEach, beforeEach, expect, test } from 'vitest'
import { byOperator } from '../../accounts/origins.ts'
import { maxWebhooks, newWebhookId, webhookEvents } from '../../store/webhook-store.ts'
import { type Browser, signedIn } from '../../testing/browser.ts'
import { post } from '../../testing/client.ts'
import { quickHash } from '../../testing/quick-hash.ts'
import { startTestService, type TestService, temporaryFolder } from '../../testing/service.ts'
import { standInRenderer } from '../../testing/stand-in-renderer.ts'
import { startReceiver, type WebhookReceiver } from '../../testing/webhook-receiver.ts'

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let service: TestService
let receiver: WebhookReceiver
let browser: Browser
beforeEach(async () => {
  folder = await temporaryFolder()
  receiver = await startReceiver()
  const webhookTargets = { allowsLoopback: true }
  service = await startTestService(folder.path, { renderer: standInRenderer(), webhookTargets })
  browser = await signedIn(service)
})
afterEach(async () => {
  await service.close()
  await receiver.close()
  await folder.remove()
})

const origin = byOperator(new Date())
const list = '/dashboard/webhooks'
const secretIn = (text: string) => /value="(whsec_[^"]+)"/.exec(text)?.[1] ?? ''
const everyEvent = Object.fromEntries(webhookEvents.map(event => [event, 'on']))

async function add(fields: Record<string, string>) {
  await browser.get(list)
  return browser.post(list, fields)
}

test('an endpoint is added, its secret shown once, its deliveries listed, sent again and removed', async () => {
  expect((await browser.get(list)).text).toContain('No endpoints yet.')
  const made = await add({ url: receiver.url, mode: 'test', ...everyEvent })
  expect([made.status, secretIn(made.text).length]).toEqual([200, 'whsec_'.length + 44])
  const [webhook] = await service.store.listWebhooks('default')
  const path = `${list}/${webhook?.id}`
  expect((await browser.get(path)).text).toContain('Nothing was sent yet.')
  expect((await browser.get(list)).text).toContain(`<a href="${path}">${receiver.url}</a>`)

  await post(service.url, await service.newKey('test'))
  const shown = async () => (await browser.get(path)).text
  await expect.poll(shown, { timeout: 20_000 }).toContain('Delivered')
  expect(await shown()).not.toContain('whsec_')
  const [delivery] = await service.store.listDeliveries(webhook?.id ?? '', 1)
  expect((await browser.post(`${path}/redeliver`, { delivery: delivery?.id ?? '' })).location).toBe(path)
  await expect.poll(() => receiver.received.length, { timeout: 20_000 }).toBe(2)
  expect((await browser.post(`${path}/redeliver`, { delivery: 'msg_0' })).status).toBe(404)

  expect((await browser.get(`${path}/remove`)).text).toContain('Remove this endpoint?')
  expect((await browser.post(`${path}/remove`)).location).toBe(list)
  expect((await browser.get(path)).status).toBe(404)
  const filter = { account_id: 'default', key_id: undefined }
  const [removed] = await service.store.readAudit(filter, { before: undefined, limit: 1 })
  expect(removed).toMatchObject({ action: 'webhook.removed', actor: 'dashboard' })
})

test('an endpoint that does not answer is shown with its next try, and can be tried at once', {
  tags: 'extended',
}, async () => {
  await add({ url: 'http://127.0.0.1:1/', mode: 'test', ...everyEvent })
  const [webhook] = await service.store.listWebhooks('default')
  const path = `${list}/${webhook?.id}`
  expect((await browser.get(list)).text).toContain('Active')
  await post(service.url, await service.newKey('test'))
  const shown = async () => (await browser.get(path)).text
  await expect.poll(shown, { timeout: 30_000 }).toContain('did not answer the last 3 tries')
  expect((await browser.get(list)).text).toContain('Does not answer, next try')
  expect((await browser.post(`${path}/resume`)).location).toBe(path)
  const filter = { account_id: 'default', key_id: undefined }
  const [resumed] = await service.store.readAudit(filter, { before: undefined, limit: 1 })
  expect(resumed).toMatchObject({ action: 'webhook.resumed', actor: 'dashboard' })
})

test('a form submitted twice adds one endpoint', async () => {
  const fields = { url: receiver.url, mode: 'live', form_id: 'once', 'invoice.generated': 'on' }
  expect((await add(fields)).status).toBe(200)
  const again = await add(fields)
  expect([again.status, secretIn(again.text)]).toEqual([409, ''])
  expect(await service.store.listWebhooks('default')).toMatchObject([
    { mode: 'live', events: ['invoice.generated'] },
  ])
})

test.each([
  [{ url: 'https://169.254.169.254/' }, 'Use an https URL of a public address.'],
  [{ url: 'http://hooks.example.com/' }, 'Use an https URL of a public address.'],
  [{ mode: 'both' }, 'Choose test or live.'],
  [{ 'invoice.generated': 'off' }, 'Choose an event.'],
])('%j is refused and can be corrected', async (fields, text) => {
  const valid = { url: 'https://hooks.example.com/', mode: 'test', 'invoice.generated': 'on' }
  const refused = await add({ ...valid, ...fields })
  expect(refused.status).toBe(422)
  expect(refused.text).toContain(text)
  expect(await service.store.listWebhooks('default')).toEqual([])
})

test('one more than an account may have is refused', async () => {
  const of = { account_id: 'default', mode: 'test', url: 'https://hooks.example.com/' } as const
  for (let made = 0; made < maxWebhooks; made++) {
    const webhook = { ...of, id: newWebhookId(), events: webhookEvents, created_at: origin.at }
    await service.store.addWebhook(webhook, new Uint8Array(32), origin)
  }
  const refused = await add({ url: receiver.url, mode: 'test', ...everyEvent })
  expect(refused.status).toBe(422)
  expect(refused.text).toContain('An account has at most 10 endpoints.')
})

test('those of another account are not found, and a reader changes nothing', async () => {
  await service.store.addAccount({ id: 'acc_2', name: 'Second', created_at: origin.at }, origin)
  await add({ url: receiver.url, mode: 'test', ...everyEvent })
  const [webhook] = await service.store.listWebhooks('default')
  const path = `${list}/${webhook?.id}`
  browser = await signedIn(service, { account: 'acc_2' })
  await browser.get(list)
  for (const page of [path, `${path}/remove`]) expect((await browser.get(page)).status).toBe(404)
  for (const form of ['remove', 'redeliver', 'resume'])
    expect((await browser.post(`${path}/${form}`)).status).toBe(404)

  const reader = { id: 'usr_reader', account_id: 'default', email: 'reader@example.com' }
  const user = { ...reader, role: 'read-only', created_at: origin.at } as const
  await service.store.addUser(user, quickHash('right'), origin)
  browser = await signedIn(service, { name: user.email })
  const shown = await browser.get(list)
  expect([shown.status, shown.text.includes('Add endpoint')]).toEqual([200, false])
  expect((await browser.get(path)).text).not.toContain('Remove…')
  expect((await add({ url: receiver.url, mode: 'test', ...everyEvent })).status).toBe(403)
  for (const form of ['remove', 'redeliver', 'resume'])
    expect((await browser.post(`${path}/${form}`)).status).toBe(403)
  expect(await service.store.listWebhooks('default')).toEqual([webhook])
})
