import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { json, startFakeService } from '#platform/testing/fake-service.ts'
import { openTestHost, type TestHost, temporaryFolder } from '../testing/test-host.ts'

const key = 'svc_test_fake000000000000000000000000'
const otherKey = 'svc_live_fake111111111111111111111111'

let folder: ReturnType<typeof temporaryFolder>
let host: TestHost

beforeEach(async () => {
  folder = temporaryFolder()
  host = await openTestHost(folder.path)
})
afterEach(async () => {
  await host.close()
  folder.remove()
})

describe('the key window tries a key before it is kept', () => {
  const tryKey = async (answer: Parameters<typeof startFakeService>[0]) => {
    const service = await startFakeService(answer)
    const id = await host.connect(service.url, key)
    const closed: string[] = []
    const window = host.host.openKeyWindow(id, { close: () => closed.push('closed') })
    const last4 = async () => (await keyOf(id))?.last4
    const end = () => service.close()
    return { window, closed, last4, end, received: service.received }
  }
  const keyOf = async (id: string) =>
    (await host.call('connections', undefined)).connections.find(connection => connection.id === id)?.key

  test('and keeps one that the service accepts, which is then connected', async () => {
    const { window, closed, last4, end, received } = await tryKey(json(422, { code: 'invalid_invoice' }))
    const events: unknown[] = []
    host.host.onEvent(event => events.push(event))
    expect(await window('save', { key: otherKey, sessionOnly: true })).toMatchObject({ ok: true })
    expect([closed, await last4()]).toEqual([['closed'], '1111'])
    expect(events).toContainEqual(expect.objectContaining({ type: 'service-answered', state: 'connected' }))
    // The request body cannot be made into an invoice.
    expect(received.map(({ body }) => body)).toEqual(['{'])
    await end()
  })

  test.each([
    ['rejects', json(401, { code: 'invalid_key' }), 'key_refused', 'key_refused'],
    ['says has expired', json(401, { code: 'expired_key' }), 'key_refused', 'expired_key'],
    ['does not speak about', json(404, {}), 'key_untried', 'key.untried'],
    ['cannot be asked about', json(503, {}), 'key_untried', 'key.untried'],
  ])('and keeps the previous key if the service %s it', async (_what, answer, code, message) => {
    const { window, closed, last4, end } = await tryKey(answer)
    expect(await window('save', { key: otherKey, sessionOnly: true })).toMatchObject({
      ok: false,
      error: { code, message: { code: message } },
    })
    expect([closed, await last4()]).toEqual([[], '0000'])
    await end()
  })

  test('and stops on request', async () => {
    const asked = Promise.withResolvers<void>()
    const { window, closed, last4, end } = await tryKey(() => asked.resolve())
    const saved = window('save', { key: otherKey, sessionOnly: true })
    await asked.promise
    await window('stopTrying', undefined)
    expect(await saved).toMatchObject({ error: { message: { code: 'key.stopped' } } })
    expect([closed, await last4()]).toEqual([[], '0000'])
    await end()
  })
})
