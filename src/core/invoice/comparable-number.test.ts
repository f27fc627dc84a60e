import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyCodePoint } from '#core/testing/any-code-point.ts'
import { comparableNumber } from './invoice-number.ts'

const same: [name: string, number: string][] = [
  ['a non-breaking hyphen', 'INV\u20112026\u20110001'],
  ['an en dash and a minus', 'INV\u20132026\u22120001'],
  ['small letters', 'inv-2026-0001'],
  ['full width', '\uff29\uff2e\uff36\uff0d\uff12\uff10\uff12\uff16\uff0d\uff10\uff10\uff10\uff11'],
  ['a zero width space', 'INV-2026\u200b-0001'],
  ['a soft hyphen', 'IN\u00adV-2026-0001'],
  ['a byte order mark', '\ufeffINV-2026-0001'],
  ['a right-to-left mark', 'INV-2026-0001\u200f'],
  ['a variation selector', 'INV-2026-0001\ufe0e'],
  ['spaces around it', ' \u00a0INV-2026-0001\u3000\t'],
  ['a control character', 'INV-2026-\u00000001'],
]

test.each(same)('INV-2026-0001 with %s is equal', (_name, number) => {
  expect(number).not.toBe('INV-2026-0001')
  expect(comparableNumber(number)).toBe(comparableNumber('INV-2026-0001'))
})

test('inner spaces of any kind count as one space', () => {
  expect(comparableNumber('A\u2003 \u00a01')).toBe(comparableNumber('A 1'))
  expect(comparableNumber('A 1')).not.toBe(comparableNumber('A1'))
})

test('letters that differ only in case are equal', () => {
  expect(comparableNumber('STRASSE-1')).toBe(comparableNumber('straße-1'))
  expect(comparableNumber('STRAẞE-1')).toBe(comparableNumber('straße-1'))
  expect(comparableNumber('ΟΔΟΣ-1')).toBe(comparableNumber('οδοσ-1'))
})

test.each([
  ['INV-2026-0001', 'INV-2026-0002'],
  ['INV-2026-0001', 'INV-20260001'],
  ['INV-1', 'INV-01'],
  ['INV/1', 'INV-1'],
  ['INV_1', 'INV-1'],
  ['é-1', 'e-1'],
])('%s and %s are different', (one, other) => {
  expect(comparableNumber(one)).not.toBe(comparableNumber(other))
})

const anyText = fc.string({
  unit: fc.oneof(
    fc.constantFrom(...' \t\u00ad\u200d\u0301\u00dfΣİ\0-\u2011'),
    fc.string({ unit: anyCodePoint, minLength: 1, maxLength: 1 }),
  ),
})

test('is idempotent', () => {
  fc.assert(
    fc.property(anyText, number => {
      const form = comparableNumber(number)
      expect(comparableNumber(form)).toBe(form)
    }),
    { numRuns: 2000 },
  )
})

test('ignores invisible characters anywhere', () => {
  const invisible = fc.constantFrom(
    '\u200b',
    '\u200d',
    '\u2060',
    '\ufeff',
    '\u00ad',
    '\u202e',
    '\u{e0041}',
    '\u115f',
  )
  fc.assert(
    fc.property(
      fc.stringMatching(/^[A-Za-z0-9/ -]{0,20}$/),
      invisible,
      fc.nat(20),
      (number, character, at) => {
        const start = number.slice(0, at)
        expect(comparableNumber(start + character + number.slice(start.length))).toBe(
          comparableNumber(number),
        )
      },
    ),
  )
})
