import { beforeEach, describe, expect, test } from 'vitest'
import type { Keychain } from '../ports/ports.ts'
import { createKeys } from './keys.ts'

const key = 'svc_live_fake111111111111111111111111'
const id = '00000000-0000-4000-8000-000000000001'
const address = 'https://billing.example.com'

const entries = new Map<string, string>()
beforeEach(() => entries.clear())

const keychain: Keychain = {
  status: async () => ({ available: true, name: 'Keyring' }),
  read: async account => entries.get(account) ?? null,
  save: async (account, secret) => void entries.set(account, secret),
  remove: async account => void entries.delete(account),
}

const again = (shown: string) => ({
  code: 'key_of_other_address',
  reason: { code: 'connection.key_again', params: { address: shown } },
})

describe.each(['session', 'keychain'] as const)('a key in the %s', store => {
  test.each([
    'https://billing.example.com',
    'https://billing.example.com/v2',
    'https://Billing.EXAMPLE.com:443/',
    'https://billing.example.com/?at=https://evil.example',
  ])('is given out for its origin: %s', async baseUrl => {
    const keys = createKeys(keychain)
    await keys.keep({ id, baseUrl: address }, key, store)
    expect((await keys.read(id, baseUrl)).access).toEqual({ baseUrl, key })
    expect(await keys.stored({ id, baseUrl })).toMatchObject({ status: { last4: '1111', store } })
  })

  test.each([
    ['https://evil.example', 'https://evil.example'],
    ['https://billing.example.com:8443', 'https://billing.example.com:8443'],
    ['https://billing.example.com.', 'https://billing.example.com.'],
    ['https://billing.example.com.evil.example', 'https://billing.example.com.evil.example'],
    ['https://evil.example/https://billing.example.com', 'https://evil.example'],
    ['https://evil.example\\@billing.example.com', 'https://evil.example'],
    ['https://bılling.example.com', 'https://xn--blling-p9a.example.com'],
    ['https://billing.example.com@evil.example', 'https://billing.example.com@evil.example'],
    ['https://someone:secret@billing.example.com', 'https://someone:secret@billing.example.com'],
    ['http://billing.example.com', 'http://billing.example.com'],
    ['http://127.0.0.1:8787', 'http://127.0.0.1:8787'],
    ['ftp://billing.example.com', 'ftp://billing.example.com'],
    ['file:///billing.example.com', 'file:///billing.example.com'],
    ['null', 'null'],
    ['', ''],
  ])('is not given out for %j', async (baseUrl, shown) => {
    const keys = createKeys(keychain)
    await keys.keep({ id, baseUrl: address }, key, store)
    await expect(keys.read(id, baseUrl)).rejects.toMatchObject(again(shown))
    expect(await keys.stored({ id, baseUrl })).toEqual({
      status: null,
      fingerprint: null,
      isOfOtherAddress: true,
    })
  })
})

test.each(['http://billing.example.com', 'file:///tmp', 'null'])('no key is kept for %s', async baseUrl => {
  const keys = createKeys(keychain)
  await expect(keys.keep({ id, baseUrl }, key, 'keychain')).rejects.toMatchObject({
    code: 'invalid_argument',
  })
  expect(entries.size).toBe(0)
})

describe('an entry of an older version, without an origin', () => {
  beforeEach(() => void entries.set(id, key))

  test('is bound once to the origin that this computer knows', async () => {
    const before = createKeys(keychain, () => address)
    await expect(before.read(id, 'https://evil.example')).rejects.toMatchObject(again('https://evil.example'))
    expect(entries.get(id)).toBe(`${key} ${address}`)
    const later = createKeys(keychain, () => 'https://evil.example')
    await expect(later.read(id, 'https://evil.example')).rejects.toMatchObject({
      code: 'key_of_other_address',
    })
    expect((await later.read(id, address)).access.key).toBe(key)
  })

  test('is for no address if this computer knows none', async () => {
    const keys = createKeys(keychain)
    await expect(keys.read(id, address)).rejects.toMatchObject(again(address))
    expect(entries.get(id)).toBe(key)
  })

  test('does not replace a key that is entered while it is read', async () => {
    const answer = Promise.withResolvers<string>()
    const keys = createKeys({ ...keychain, read: () => answer.promise }, () => address)
    const reading = keys.read(id, address)
    await keys.keep({ id, baseUrl: address }, key.replaceAll('1', '2'), 'keychain')
    answer.resolve(key)
    await reading
    expect(entries.get(id)).toBe(`${key.replaceAll('1', '2')} ${address}`)
    expect((await keys.stored({ id, baseUrl: address })).status?.last4).toBe('2222')
  })
})
