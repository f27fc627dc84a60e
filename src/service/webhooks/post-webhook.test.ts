import { afterEach, beforeEach, expect, test } from 'vitest'
import { startReceiver, type WebhookReceiver } from '../testing/webhook-receiver.ts'
import { postWebhook } from './post-webhook.ts'

let receiver: WebhookReceiver
beforeEach(async () => {
  receiver = await startReceiver()
})
afterEach(() => receiver.close())

const message = { body: '{}', headers: { 'webhook-id': 'msg_1' } }
const loopback = { allowsLoopback: true, timeout: 60_000 }

test('posts the body and reads the status', async () => {
  expect(await postWebhook({ url: receiver.url, ...message }, loopback)).toEqual({ status: 204 })
  expect(receiver.received).toMatchObject([{ url: '/hook', body: '{}', headers: { 'webhook-id': 'msg_1' } }])
})

test('follows no redirect', async () => {
  receiver.status = 307
  expect(await postWebhook({ url: receiver.url, ...message }, loopback)).toEqual({ status: 307 })
  expect(receiver.received).toHaveLength(1)
})

test('gives up after the timeout', async () => {
  receiver.status = undefined
  const result = await postWebhook({ url: receiver.url, ...message }, { ...loopback, timeout: 200 })
  expect(result).toEqual({ failure: 'timeout' })
})

test('connects to the address that was checked, whatever the name is', async () => {
  const { port } = new URL(receiver.url)
  const asked: string[] = []
  const resolve = async (host: string) => {
    asked.push(host)
    return [{ address: '127.0.0.1', family: 4 }]
  }
  const url = `http://a.localhost:${port}/hook`
  expect(await postWebhook({ url, ...message }, { ...loopback, resolve })).toEqual({ status: 204 })
  expect(asked).toEqual(['a.localhost'])
  expect(receiver.received[0]?.headers.host).toBe(`a.localhost:${port}`)
})

test.each([[['127.0.0.1']], [['169.254.169.254']], [['93.184.216.34', '10.0.0.1']], [['::ffff:127.0.0.1']]])(
  'connects to no name with one of the addresses %j',
  async addresses => {
    const resolve = async () => addresses.map(address => ({ address, family: address.includes(':') ? 6 : 4 }))
    const { port } = new URL(receiver.url)
    const url = `https://hooks.example.com:${port}/`
    const result = await postWebhook({ url, ...message }, { allowsLoopback: false, timeout: 60_000, resolve })
    expect(result).toEqual({ failure: 'address_refused' })
    expect(receiver.received).toEqual([])
  },
)

test('the operator may have changed the allowed addresses since the endpoint was added', async () => {
  const options = { ...loopback, allowsLoopback: false }
  expect(await postWebhook({ url: receiver.url, ...message }, options)).toEqual({
    failure: 'address_refused',
  })
})

test('reports why there is no answer', async () => {
  const unresolved = { ...loopback, resolve: () => Promise.reject(new Error('ENOTFOUND')) }
  const hook = { url: 'https://hooks.example.com/', ...message }
  expect(await postWebhook(hook, unresolved)).toEqual({ failure: 'unresolved' })
  const overTls = { url: receiver.url.replace('http:', 'https:'), ...message }
  expect(await postWebhook(overTls, loopback)).toEqual({ failure: 'tls_failed' })
  const { url } = receiver
  await receiver.close()
  expect(await postWebhook({ url, ...message }, loopback)).toEqual({ failure: 'connection_failed' })
  receiver = await startReceiver()
})
