import { join } from 'node:path'
import { Webhook as Verifier } from 'standardwebhooks'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { post } from '../../testing/client.ts'
import { run, runInProcess } from '../../testing/process.ts'
import { startTestService, type TestService, temporaryFolder } from '../../testing/service.ts'
import { standInRenderer } from '../../testing/stand-in-renderer.ts'
import { startReceiver, type WebhookReceiver } from '../../testing/webhook-receiver.ts'

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let service: TestService
let receiver: WebhookReceiver
beforeAll(async () => {
  folder = await temporaryFolder()
  receiver = await startReceiver()
  service = await startTestService(join(folder.path, 'data'), {
    renderer: standInRenderer(),
    webhookTargets: { allowsLoopback: true },
  })
})
afterAll(async () => {
  await service.close()
  await receiver.close()
  await folder.remove()
})

const data = () => ['--data', join(folder.path, 'data')]
const webhooks = (...words: string[]) => runInProcess('webhooks', ...words, ...data())
const toLoopback = ['--webhook-targets', 'public-and-loopback']

test('an endpoint created while the service runs is notified of an invoice, and again on request', {
  tags: 'extended',
}, async () => {
  const made = await run('webhooks', 'create', receiver.url, '--mode', 'test', ...toLoopback, ...data())
  const [id = '', secret = ''] = made.stdout.split('\n')
  expect([made.code, made.stderr]).toEqual([0, 'The secret is not shown again.\n'])
  const key = await service.newKey('test')
  const { jobId } = (await post(service.url, key)).answer()

  const deliveries = async () => JSON.parse((await webhooks('deliveries', id, '--json')).stdout)
  await expect
    .poll(deliveries, { timeout: 20_000 })
    .toMatchObject([{ status: 'delivered', answer_status: 204 }])
  const [received] = receiver.received
  const verified = new Verifier(secret).verify(
    received?.body ?? '',
    received?.headers as Record<string, string>,
  )
  expect(verified).toMatchObject({ type: 'invoice.generated', data: { jobId, mode: 'test' } })

  const [delivery] = await deliveries()
  expect((await webhooks('redeliver', id, delivery.id)).code).toBe(0)
  await expect.poll(() => receiver.received.length, { timeout: 20_000 }).toBe(2)
  expect(receiver.received[1]?.headers['webhook-id']).toBe(delivery.id)
  await expect.poll(deliveries, { timeout: 20_000 }).toMatchObject([{ status: 'delivered', attempts: 2 }])
  expect((await webhooks('deliveries', id)).stdout).toMatch(
    /^msg_[0-9a-f]{32} {2}invoice\.generated {2}created .* {2}delivered {2}tries 2 {2}tried .* \(204\)\n$/,
  )

  const shown = await webhooks('show', id)
  expect(shown.stdout).toMatch(
    /^whk_[0-9a-f]{20} {2}default {2}test {2}created .* {2}http:\/\/127.*\/hook\n$/,
  )
  expect((await webhooks('list', '--account', 'default')).stdout).toBe(shown.stdout)
  expect(JSON.parse((await webhooks('list', '--json')).stdout)).toMatchObject([{ id, mode: 'test' }])
  const [, plain = ''] = secret.split('_')
  expect((await webhooks('show', id, '--json')).stdout).not.toContain(plain)
  expect((await webhooks('redeliver', id, 'msg_0')).stderr).toBe(
    'This endpoint has no delivery with the id msg_0.\n',
  )
  expect((await webhooks('remove', id)).code).toBe(0)
  for (const command of ['show', 'remove', 'deliveries'])
    expect((await webhooks(command, id)).stderr).toBe(`There is no webhook endpoint with the id ${id}.\n`)
})

test.each([
  [['create', 'http://hooks.example.com/', '--mode', 'test'], 'Use an https URL of a public address'],
  [['create', 'https://10.0.0.1/', '--mode', 'test', ...toLoopback], 'Use an https URL of a public address'],
  [['create', 'https://hooks.example.com/'], "required option '--mode <mode>' not specified"],
  [['create', 'https://hooks.example.com/', '--mode', 'test', '--events', 'all'], 'Allowed are'],
])('wrong usage is explained: %j', async (words, text) => {
  const { code, stderr } = await webhooks(...words)
  expect(code).toBe(2)
  expect(stderr).toContain(text)
})
