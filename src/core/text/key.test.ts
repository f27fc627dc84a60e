import { crc32 } from 'node:zlib'
import { expect, test } from 'vitest'
import { checkKey, composeKey, hasValidChecksum, kindOfKey, redactKeys } from './key.ts'

const filler = 'FILLERfillerFILLERfiller012345'

test('the prefix determines the kind of a key', () => {
  expect(kindOfKey(`svc_live_${filler}`)).toBe('live')
  expect(kindOfKey(`svc_test_${filler}`)).toBe('test')
  expect(kindOfKey(`svc_${filler}`)).toBeUndefined()
})

test('a composed key has 30 random characters and 6 of its CRC-32', () => {
  const key = composeKey('test', filler)
  expect(key).toMatch(/^svc_test_[0-9A-Za-z]{36}$/)
  expect(checkKey(key)).toEqual({ ok: true, kind: 'test', last4: key.slice(-4) })
  expect(hasValidChecksum(key)).toBe(true)
  const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
  const value = [...key.slice(-6)].reduce((sum, digit) => sum * 62 + digits.indexOf(digit), 0)
  expect(value).toBe(crc32(`svc_test_${filler}`))
})

test('the checksum detects a wrong, swapped or missing character', () => {
  const key = composeKey('live', filler)
  expect(hasValidChecksum(key.replace('F', 'G'))).toBe(false)
  expect(hasValidChecksum(key.replace('FI', 'IF'))).toBe(false)
  expect(hasValidChecksum(key.replace('live', 'test'))).toBe(false)
  expect(hasValidChecksum(key.slice(0, -1))).toBe(false)
  expect(hasValidChecksum('')).toBe(false)
})

test('rejects text that cannot be a key with a reason that does not repeat it', () => {
  const reasons = new Map([
    ['', 'key.empty'],
    [`svc_test_${filler} `, 'key.space_around'],
    [`svc_test_FILLER filler`, 'key.space_inside'],
    [`svc_test_FILLER\nfiller`, 'key.space_inside'],
    [filler, 'key.prefix'],
    [`SVC_TEST_${filler}`, 'key.capitals'],
    ['svc_test_FILL', 'key.too_short'],
    [`svc_test_${filler}…`, 'key.character'],
    [`svc_test_${filler.repeat(20)}`, 'key.too_long'],
  ])
  for (const [text, reason] of reasons) {
    const checked = checkKey(text)
    expect(checked.ok, text).toBe(false)
    if (checked.ok) continue
    expect(checked.message).toEqual({ code: reason })
  }
})

test('accepts a key of another service with these prefixes', () => {
  expect(checkKey('svc_live_example-filler_0001')).toEqual({ ok: true, kind: 'live', last4: '0001' })
})

test('redacts every key in a text', () => {
  const key = composeKey('live', filler)
  const text = redactKeys(`{"X-API-Key":"${key}"} key=${key}&x svc_test_${filler}, SVC_LIVE_${filler}`)
  expect(text).not.toContain(filler)
  expect(text).toContain('"svc_live_[redacted]"')
  expect(redactKeys(text)).toBe(text)
  const words = 'A key starts with svc_live_ or svc_test_. Yours: svc_test_····4f2a'
  expect(redactKeys(words)).toBe(words)
  expect(redactKeys('no key here: svc_ svc_test')).toBe('no key here: svc_ svc_test')
})
