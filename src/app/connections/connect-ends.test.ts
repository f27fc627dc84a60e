import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { oauthPaths } from '#contract/device-grant-api.ts'
import { AppError } from '#core/errors/app-error.ts'
import { json, startFakeService } from '#platform/testing/fake-service.ts'
import type { Ports } from '../ports/ports.ts'
import {
  connections,
  entries,
  folder,
  host,
  keychain,
  open,
  opened,
  replaceService,
  service,
  start,
  waitForState,
  withAuthorizationServer,
} from '../testing/connecting.ts'

withAuthorizationServer()

type Save = Ports['store']['connections']['save']
/** Ports whose store reports that a connection could not be written. */
const failingAfter =
  (write: (save: Save, connection: Parameters<Save>[0]) => void) =>
  ({ store }: Ports) => ({
    keychain,
    store: {
      ...store,
      connections: {
        ...store.connections,
        save(connection: Parameters<Save>[0]) {
          write(store.connections.save, connection)
          throw new AppError('store_unavailable')
        },
      },
    },
  })

describe('nothing is left half', () => {
  test('a key that the password store refuses is revoked', async () => {
    await host.close()
    const refusing = {
      ...keychain,
      save: (account: string, secret: string) =>
        secret.startsWith('svc_')
          ? Promise.reject(new AppError('keychain_unavailable'))
          : keychain.save(account, secret),
    }
    await open({ keychain: refusing })
    const { id } = await start()
    await waitForState(id, 'waiting')
    service.confirm('live')
    expect(await waitForState(id, 'failed')).toMatchObject({
      reason: 'not_kept',
      message: { params: { problem: { code: 'keychain_unavailable' } } },
    })
    expect([...service.validKeys]).toEqual([])
    expect(service.revokedKeys).toHaveLength(1)
    expect(await connections()).toHaveLength(1)
  })

  test('a key whose connection cannot be stored is removed and revoked', async () => {
    await host.close()
    await open(failingAfter(() => undefined))
    const { id } = await start()
    await waitForState(id, 'waiting')
    service.confirm('live')
    service.next(oauthPaths.revoke, json(503, {}))
    // The service does not confirm the revocation, so the browser opens its page of keys.
    expect(await waitForState(id, 'failed')).toMatchObject({ reason: 'not_revoked' })
    expect(entries.size).toBe(0)
    await host.call('openConnectPage', { id })
    expect(opened.at(-1)).toBe(`${service.url}/dashboard/keys`)
  })

  test('a cancelled attempt revokes the key of a question in flight', async () => {
    const held = Promise.withResolvers<void>()
    const asked = Promise.withResolvers<void>()
    const { id } = await start()
    await waitForState(id, 'waiting')
    service.confirm('live')
    const key = 'svc_live_fake000000000000000000000000'
    service.validKeys.add(key)
    service.next(oauthPaths.token, (request, response) => {
      asked.resolve()
      void held.promise.then(() =>
        json(200, { access_token: key, token_type: 'bearer', mode: 'live', key_name: 'n' })(
          request,
          response,
        ),
      )
    })
    await asked.promise
    await host.call('endConnecting', { id })
    expect(await host.call('connectAttempts', undefined)).toEqual([])
    held.resolve()
    await expect.poll(() => service.revokedKeys).toEqual([key])
    expect(await connections()).toHaveLength(1)
    expect(entries.size).toBe(0)
  })

  test('a program that ends revokes the key of a question in flight', async () => {
    const asked = Promise.withResolvers<void>()
    const held = Promise.withResolvers<void>()
    const { id } = await start()
    await waitForState(id, 'waiting')
    const key = 'svc_live_fake000000000000000000000000'
    service.validKeys.add(key)
    service.next(oauthPaths.token, (request, response) => {
      asked.resolve()
      void held.promise.then(() =>
        json(200, { access_token: key, token_type: 'bearer', mode: 'live', key_name: 'n' })(
          request,
          response,
        ),
      )
    })
    await asked.promise
    const closed = host.close()
    held.resolve()
    await closed
    expect(service.revokedKeys).toEqual([key])
    expect(entries.size).toBe(0)
    await open()
    expect(await connections()).toHaveLength(1)
  })

  test('a connection whose write was reported as failed, but is there after a restart, is removed', async () => {
    await host.close()
    await open(failingAfter((save, connection) => save(connection)))
    const { id } = await start()
    await waitForState(id, 'waiting')
    service.confirm('live')
    expect(await waitForState(id, 'failed')).toMatchObject({ reason: 'not_kept' })
    expect([service.validKeys.size, entries.size]).toEqual([0, 0])
    await host.close()
    await open()
    await host.until(async () => (await connections()).length === 1)
    expect(readFileSync(join(folder.path, 'connecting.json'), 'utf8')).toBe('[]')
  })

  const intent = { connectionId: '00000000-0000-4000-8000-000000000001', name: 'Example' }
  test('a start finishes the connection of a key that was kept when the program was killed', async () => {
    await host.close()
    const key = 'svc_live_fake000000000000000000000000'
    entries.set(intent.connectionId, `${key} ${service.url} Billwright%20on%20example`)
    const path = join(folder.path, 'connecting.json')
    writeFileSync(path, JSON.stringify([{ ...intent, baseUrl: service.url }]))
    await open()
    await host.until(async () => (await connections()).length === 2)
    expect((await connections()).at(-1)).toMatchObject({
      ...{ id: intent.connectionId, name: 'Example' },
      key: { last4: '0000', name: 'Billwright on example' },
    })
    expect(readFileSync(path, 'utf8')).toBe('[]')
  })

  describe('a start that finds a code of a killed program', () => {
    const deviceCode = async () => {
      const { id } = await start()
      await waitForState(id, 'waiting')
      await expect.poll(() => service.received.some(({ path }) => path === oauthPaths.token)).toBe(true)
      const [entry] = entries.values()
      expect(entry).toMatch(new RegExp(`^device-code \\S+ ${service.url}$`))
      return entry ?? ''
    }
    /** Leaves a keychain entry and an intent file, as a killed program does. */
    const leave = async (entry: string) => {
      await host.close()
      entries.set(intent.connectionId, entry)
      writeFileSync(
        join(folder.path, 'connecting.json'),
        JSON.stringify([{ ...intent, baseUrl: service.url }]),
      )
    }
    const isSettled = () => readFileSync(join(folder.path, 'connecting.json'), 'utf8') === '[]'

    test('revokes the key of a request that was confirmed', async () => {
      const entry = await deviceCode()
      service.next(oauthPaths.token, ...Array.from({ length: 50 }, () => json(503, {})))
      service.confirm('live')
      await leave(entry)
      service.next(oauthPaths.token)
      await open()
      await expect.poll(isSettled).toBe(true)
      expect([service.revokedKeys.length, service.validKeys.size, entries.size]).toEqual([1, 0, 0])
      expect(await connections()).toHaveLength(1)
    })

    test('forgets an unconfirmed or expired code', async () => {
      await leave(await deviceCode())
      await open()
      await expect.poll(isSettled).toBe(true)
      expect(entries.size).toBe(0)
    })

    test('keeps the code until the service can be reached', async () => {
      await leave(await deviceCode())
      service.next(oauthPaths.metadata, json(503, {}))
      await open()
      await expect.poll(() => service.received.at(-1)?.path).toBe(oauthPaths.metadata)
      await host.close()
      expect([isSettled(), entries.size]).toEqual([false, 1])
      await open()
      await expect.poll(isSettled).toBe(true)
    })

    test('sends no code to another address', async () => {
      await leave('device-code abc https://elsewhere.example')
      const before = service.received.length
      await open()
      await expect.poll(isSettled).toBe(true)
      expect([entries.size, service.received.length]).toEqual([0, before])
    })
  })

  test('a key in an answer that could not be read is revoked', async () => {
    const { id } = await start()
    await waitForState(id, 'waiting')
    service.confirm('live')
    // The service makes a key, but the answer that carries it is damaged in transit.
    service.damage(oauthPaths.token)
    expect(await waitForState(id, 'failed')).toMatchObject({ reason: 'unusable' })
    await expect.poll(() => [service.revokedKeys.length, service.validKeys.size]).toEqual([1, 0])
    await expect.poll(() => entries.size).toBe(0)
  })

  test.each([
    ['a key that was not kept', () => {}, undefined],
    [
      'a key of another address',
      () =>
        entries.set(
          intent.connectionId,
          'svc_live_fake000000000000000000000000 https://elsewhere.example Billwright',
        ),
      undefined,
    ],
    ['a damaged file', () => {}, '[{"connectionId":"../../etc","name":"","baseUrl":7}]'],
  ])('a start makes no connection of %s', async (_what, prepare, text) => {
    await host.close()
    prepare()
    writeFileSync(
      join(folder.path, 'connecting.json'),
      text ?? JSON.stringify([{ ...intent, baseUrl: service.url }]),
    )
    await open()
    const { id } = await start()
    await waitForState(id, 'waiting')
    expect(await connections()).toHaveLength(1)
  })
})

describe('an existing connection', () => {
  const connect = async (mode: 'live' | 'test' = 'test') => {
    const { id } = await start()
    await waitForState(id, 'waiting')
    service.confirm(mode)
    const { connectionId } = await waitForState(id, 'connected')
    await host.call('endConnecting', { id })
    return { connectionId, key: [...service.validKeys].at(-1) ?? '' }
  }

  test('is connected again in place, and the key before is revoked', async () => {
    const { connectionId, key } = await connect()
    const { id } = await start({ baseUrl: undefined, connectionId })
    // A second click shows the same attempt.
    expect((await start({ baseUrl: undefined, connectionId })).id).toBe(id)
    await waitForState(id, 'waiting')
    service.confirm('live')
    expect(await waitForState(id, 'connected')).toMatchObject({ connectionId, mode: 'live' })
    expect((await connections()).map(each => each.id)).toEqual(['practice', connectionId])
    await expect.poll(() => service.revokedKeys).toEqual([key])
  })

  test('that was removed meanwhile gets no key, and the new one is revoked', async () => {
    const { connectionId } = await connect()
    const { id } = await start({ baseUrl: undefined, connectionId })
    await waitForState(id, 'waiting')
    await host.call('removeConnection', { id: connectionId })
    service.confirm('live')
    expect(await waitForState(id, 'failed')).toMatchObject({ reason: 'not_kept' })
    expect([...service.validKeys]).toEqual([])
    expect(entries.size).toBe(0)
  })

  test('is disconnected: its key is revoked and removed', async () => {
    const { connectionId, key } = await connect()
    expect(await host.call('removeKey', { id: connectionId })).toMatchObject({
      revocation: 'revoked',
      view: { active: connectionId },
    })
    expect(service.revokedKeys).toEqual([key])
    expect(entries.size).toBe(0)
  })

  const move = (id: string, baseUrl: string) =>
    host.call('saveConnection', { id, name: 'Elsewhere', baseUrl, requestFields: 'full' })

  test('is moved to another origin: its key is revoked where it was made, and sent nowhere else', async () => {
    const { connectionId, key } = await connect()
    const elsewhere = await startFakeService(json(200, {}))
    const { revocation, view } = await move(connectionId, elsewhere.url)
    expect(revocation).toBe('revoked')
    expect(view.connections.map(({ baseUrl, key }) => [baseUrl, key]).slice(1)).toEqual([
      [elsewhere.url, null],
    ])
    expect(service.revokedKeys).toEqual([key])
    expect([entries.size, elsewhere.received]).toEqual([0, []])
    await elsewhere.close()
  })

  test('is moved although its service cannot be reached, which is said', async () => {
    const { connectionId } = await connect()
    await service.close()
    const { revocation, view } = await move(connectionId, 'https://elsewhere.example')
    expect([revocation, view.connections.length, entries.size]).toEqual(['unconfirmed', 2, 0])
    await replaceService()
  })

  test('is moved once by two clicks', async () => {
    const { connectionId, key } = await connect()
    const answers = await Promise.allSettled(
      [1, 2].map(() => move(connectionId, 'https://elsewhere.example')),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await connections()).toHaveLength(2)
    expect(service.revokedKeys).toEqual([key])
  })

  test('keeps its key when only its path changes', async () => {
    const { connectionId } = await connect()
    expect((await move(connectionId, `${service.url}/v2`)).revocation).toBe('kept')
    expect([service.revokedKeys.length, entries.size]).toEqual([0, 1])
  })

  test('is disconnected from a service that cannot be reached, which is said', async () => {
    const { connectionId } = await connect()
    await service.close()
    expect((await host.call('removeKey', { id: connectionId })).revocation).toBe('unconfirmed')
    expect(entries.size).toBe(0)
    await host.call('openKeysPage', { id: connectionId })
    expect(opened.at(-1)).toBe(`${service.url}/dashboard/keys`)
    await replaceService()
  })

  test('keeps a key that was entered by hand valid, because other programs may use it', async () => {
    const key = 'svc_test_fake000000000000000000000000'
    const connectionId = await host.connect(service.url, key)
    expect((await host.call('removeKey', { id: connectionId })).revocation).toBe('kept')
    const moved = await host.connect(service.url, key)
    expect((await move(moved, 'https://elsewhere.example')).revocation).toBe('kept')
    expect(service.received.filter(({ path }) => path === oauthPaths.revoke)).toEqual([])
  })
})
