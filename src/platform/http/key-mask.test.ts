import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '#core/testing/runs.ts'
import { composeKey } from '#core/text/key.ts'
import { createKeyMask } from './key-mask.ts'

const reversed = (text: string) => [...text].reverse().join('')
const hex = (text: string) => Buffer.from(text).toString('hex')

/** Encodings in which a service may echo a text. */
const echoes: Record<string, (text: string) => string> = {
  plain: text => text,
  reversed,
  'in capital letters': text => text.toUpperCase(),
  'in small letters': text => text.toLowerCase(),
  'reversed in capital letters': text => reversed(text).toUpperCase(),
  hex,
  'hex in capital letters': text => hex(text).toUpperCase(),
  'reversed hex': text => reversed(hex(text)),
  'hex of small letters': text => hex(text.toLowerCase()),
  'hex of the reversed text': text => hex(reversed(text)),
  'percent-encoded': text => hex(text).replace(/../g, '%$&'),
  base64: text => Buffer.from(text).toString('base64'),
  base64url: text => Buffer.from(text).toString('base64url'),
  'base64 of one more byte': text => Buffer.from(`a${text}`).toString('base64'),
  'base64 of two more bytes': text => Buffer.from(`ab${text}c`).toString('base64'),
  'base64 in capital letters': text => Buffer.from(text).toString('base64').toUpperCase(),
  'reversed base64': text => reversed(Buffer.from(text).toString('base64')),
  'base64 of the reversed text': text => Buffer.from(reversed(text)).toString('base64'),
}

const random30 = fc.string({
  unit: fc.constantFrom(...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'),
  minLength: 30,
  maxLength: 30,
})
const keys = fc
  .tuple(fc.constantFrom('live' as const, 'test' as const), random30)
  .map(([kind, random]) => composeKey(kind, random))

/** Length of the longest part of `echo` that is left in `text`. */
function longestLeft(text: string, echo: string): number {
  let longest = 0
  for (let start = 0; start < echo.length; start++)
    while (text.includes(echo.slice(start, start + longest + 1)) && start + longest < echo.length)
      longest += 1
  return longest
}

describe.each(Object.entries(echoes))('a key echoed %s', (_name, echo) => {
  test('leaves fewer than twelve characters in a row, at any position', () => {
    fc.assert(
      fc.property(keys, fc.nat(12), fc.string(), fc.string(), (key, from, before, after) => {
        const repeated = echo(key.slice(9).slice(from))
        const text = before + repeated + after
        const left = createKeyMask(key).text(text)
        expect(left).toHaveLength(text.length)
        fc.pre(longestLeft(before + 'x'.repeat(repeated.length) + after, repeated) < 12)
        expect(longestLeft(left, repeated)).toBeLessThan(12)
      }),
    )
  })
})

test('masks all of a key without its first character, including the last eleven characters', () => {
  const key = composeKey('live', 'CANARYcanary0123456789CANARYca')
  const repeated = key.slice(10)
  expect(createKeyMask(key).text(`no ${repeated}!`)).toBe(`no ${'x'.repeat(repeated.length)}!`)
})

test('masks a short key completely, also in base64 and hex', () => {
  const mask = createKeyMask('svc_live_q7Rk2Zp9')
  for (const name of ['plain', 'reversed', 'hex', 'base64', 'base64 of one more byte']) {
    const repeated = echoes[name]?.('q7Rk2Zp9') ?? ''
    expect(longestLeft(mask.text(`(${repeated})`), repeated), name).toBeLessThan(7)
  }
})

test('masks a key behind JSON escapes in strings and property names', () => {
  const key = composeKey('test', 'CANARYcanary0123456789CANARYca')
  const escaped = [...key.slice(9)].map(letter => `\\u00${hex(letter)}`).join('')
  const text = `{"${escaped}":{"a":["${escaped}",1,null,true]}}`
  const { bytes, value } = createKeyMask(key)
  const masked = 'x'.repeat(36)
  expect(value(JSON.parse(bytes(Buffer.from(text)).toString()))).toEqual({
    [masked]: { a: [masked, 1, null, true] },
  })
})

test('truncates deeply nested JSON without an error', () => {
  const mask = createKeyMask(composeKey('test', 'CANARYcanary0123456789CANARYca'))
  expect(() => mask.value(JSON.parse('['.repeat(100_000) + ']'.repeat(100_000)))).not.toThrow()
})

test('leaves texts without a key unchanged: words, identifiers, hashes, links, base64', () => {
  const key = composeKey('live', 'Rk2Zp9q7Lw4Tn8Xv1Bm6Hc3Jd5Fg0S')
  const ordinary = fc.oneof(
    fc.lorem(),
    fc.uuid(),
    fc.webUrl(),
    fc.json(),
    fc.base64String(),
    fc.stringMatching(/^[0-9a-f]{64}$/),
    fc.string({ unit: 'grapheme' }),
  )
  const { text, bytes } = createKeyMask(key)
  fc.assert(
    fc.property(ordinary, given => {
      expect(text(given)).toBe(given)
      const encoded = Buffer.from(given)
      expect(bytes(encoded)).toBe(encoded)
    }),
    { numRuns: runs(2000, 500) },
  )
})

test('handles letters whose length depends on their case', () => {
  const key = composeKey('test', 'CANARYcanary0123456789CANARYca')
  expect(createKeyMask(key).text(`İİİ${key.slice(9)}İ`)).toBe(`İİİ${'x'.repeat(36)}İ`)
})
