import { expect, test } from 'vitest'
import { isValueOf } from './value-types.ts'

test.each([
  ['anyURI', ['', 'urn:oasis:names', ' http://user@example.com:8080/a?b=c#d ', '//[::1]/é', 'a b', '#a/b?']],
  ['date', ['2026-02-28', ' 2026-02-28+01:00 ', '0001-01-01']],
] as const)('values of %s', (base, values) => {
  for (const value of values) expect(isValueOf(base, value), value).toBe(true)
})

test.each([
  [
    'anyURI',
    [
      ...[
        '#AAI#a',
        '1a:b',
        '2026-02-03T10:00:00',
        ':',
        '%4',
        '100%',
        '[name]',
        '/a[0]',
        'a?[b',
        '//h:x',
        '//a@b@c',
      ],
      ...['//[::1', '//[::1]h', '//[::1]@h', 'http://a/b#c#d'],
    ],
  ],
  ['date', ['2026-02-29', '0000-01-01', '2026-2-3', '20260203']],
] as const)('texts that are no values of %s', (base, texts) => {
  for (const text of texts) expect(isValueOf(base, text), text).toBe(false)
})

test('a long address without an end is refused at once', () => {
  for (const text of ['a:'.repeat(5_000_000), `//${'@'.repeat(10_000_000)}`, `${'%41'.repeat(3_000_000)}%4`])
    expect(typeof isValueOf('anyURI', text)).toBe('boolean')
})
