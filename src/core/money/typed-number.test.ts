import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatAmount, formatMoney, formatQuantity, formatUnitPrice } from './format.ts'
import { parseTypedNumber } from './typed-number.ts'

const locales = 'en-US en-GB de-DE de-CH de-AT fr-FR es-ES it-IT nl-NL pl-PL pt-PT pt-BR sv-SE ja-JP'.split(
  ' ',
)

const rejected = { ok: false }

const read = (text: string, locale = 'en-US') => {
  const typed = parseTypedNumber(text, locale)
  return typed.ok ? typed.value : undefined
}

test('accepts comma and point as decimal separator in every locale', () => {
  for (const locale of locales) {
    expect(read('12,5', locale)).toBe('12.5')
    expect(read('12.5', locale)).toBe('12.5')
    expect(read('123,00', locale)).toBe('123.00')
    expect(read('1.234,56', locale)).toBe('1234.56')
    expect(read('1,234.56', locale)).toBe('1234.56')
    expect(read('1,234,567', locale)).toBe('1234567')
    expect(read('1.234.567', locale)).toBe('1234567')
  }
})

test("reads the locale's group separator before three digits as grouping, and repeats no number as it was typed", () => {
  expect(parseTypedNumber('1,234', 'en-US')).toEqual({ ok: true, value: '1234', interpretation: null })
  expect(parseTypedNumber('=1,234', 'en-US')).toEqual({ ok: true, value: '1234', interpretation: null })
  expect(parseTypedNumber('€1,234', 'en-US')).toEqual({ ok: true, value: '1234', interpretation: null })
  expect(parseTypedNumber('1.234', 'de-DE')).toEqual({ ok: true, value: '1234', interpretation: null })
  expect(parseTypedNumber('-1.234', 'sl-SI')).toEqual({ ok: true, value: '-1234', interpretation: null })
  expect(parseTypedNumber('1.234', 'de-AT')).toEqual({
    ok: true,
    value: '1234',
    interpretation: '= 1\u00a0234',
  })
  expect(parseTypedNumber('1.234', 'en-US')).toEqual({ ok: true, value: '1.234', interpretation: null })
  expect(parseTypedNumber('1,234', 'de-DE')).toEqual({ ok: true, value: '1.234', interpretation: null })
  expect(parseTypedNumber('1,234', 'fr-FR')).toEqual({ ok: true, value: '1.234', interpretation: null })
  expect(parseTypedNumber('-1,234', 'en-US')).toEqual({ ok: true, value: '-1234', interpretation: null })
  expect(parseTypedNumber('0,125', 'en-US')).toEqual({ ok: true, value: '0.125', interpretation: null })
  expect(parseTypedNumber('1,2345', 'en-US')).toEqual({ ok: true, value: '1.2345', interpretation: null })
  expect(parseTypedNumber('1234,567', 'en-US')).toEqual({ ok: true, value: '1234.567', interpretation: null })
})

test('accepts pasted spaces, apostrophes, currencies, full-width digits and minus signs', () => {
  expect(read(' 1 234,50 ')).toBe('1234.50')
  expect(read('1\u202f234,50\u00a0€', 'fr-FR')).toBe('1234.50')
  expect(read("1'234.50", 'de-CH')).toBe('1234.50')
  expect(read('CHF 1’234.50', 'de-CH')).toBe('1234.50')
  expect(read('-€5')).toBe('-5')
  expect(read('€ -5,00', 'nl-NL')).toBe('-5.00')
  expect(read('\u22125 kr', 'sv-SE')).toBe('-5')
  expect(read('R$ 10,00', 'pt-BR')).toBe('10.00')
  expect(read('12,34,567.89', 'en-IN')).toBe('1234567.89')
  expect(read('１２．５', 'ja-JP')).toBe('12.5')
  expect(read('.5')).toBe('0.5')
  expect(read('5.')).toBe('5')
  expect(read('007')).toBe('7')
  expect(read('-0')).toBe('0')
})

test('rejects text that is not a number', () => {
  const texts = [
    '',
    ' ',
    '-',
    'abc',
    '12abc',
    '1e5',
    '1.2.3',
    '1,2,3',
    '1.234,567,8',
    '1,23,4.5',
    '--5',
    '5-',
    '.',
  ]
  texts.push(
    '12..5',
    '1.2,3.4',
    '2026-11-21',
    '50%',
    '1000000000000000',
    '9'.repeat(300),
    'Infinity',
    'NaN',
    '0x1F',
  )
  for (const text of texts) expect(parseTypedNumber(text, 'en-US'), text).toEqual(rejected)
})

test('accepts groups of three digits, in India also of two before the last three', () => {
  for (const text of ['12,345', '1,234,567', '123,45,678']) {
    const digits = text.replaceAll(',', '')
    expect(read(text), text).toBe(digits)
    expect(read(`${text}.5`), text).toBe(`${digits}.5`)
    expect(read(`=${text}`), text).toBe(digits)
  }
  expect(read('123.456.789,5')).toBe('123456789.5')
  const invalid = ['1,23,45', '1,2345,678', '1,2,345', '1234,567,890', '0,123,456', '1.23.456', '1.234.56']
  for (const text of invalid) {
    expect(parseTypedNumber(text, 'en-US'), text).toEqual(rejected)
    expect(parseTypedNumber(`=${text}`, 'en-US'), text).toEqual(rejected)
  }
  for (const text of ['12,34.5', '1.23,5', '0,123.5', '1234,567.8'])
    expect(parseTypedNumber(text, 'en-US'), text).toEqual(rejected)
})

test('interprets no number without separators', () => {
  expect(parseTypedNumber('1234', 'en-US')).toEqual({ ok: true, value: '1234', interpretation: null })
  expect(parseTypedNumber('.25', 'en-US')).toEqual({ ok: true, value: '0.25', interpretation: null })
})

test('accepts up to three letters beside a currency symbol, and one sign', () => {
  expect(read('JP¥500')).toBe('500')
  for (const text of ['ABCD$5', 'A B$CD5', '$Ñ5', 'Ñ$5', '-€-5', '--€5', '€--5', 'XXX 5', '5 HRK'])
    expect(parseTypedNumber(text, 'en-US'), text).toEqual(rejected)
})

test('accepts 200 characters', () => {
  expect(read(`${' '.repeat(199)}5`)).toBe('5')
  expect(parseTypedNumber(`${' '.repeat(200)}5`, 'en-US')).toEqual(rejected)
})

test('calculates a formula exactly', () => {
  expect(parseTypedNumber('=60*1.5', 'en')).toEqual({ ok: true, value: '90', interpretation: '= 90' })
  expect(read('=60*1,5', 'de-DE')).toBe('90')
  expect(read('=0.1+0.2')).toBe('0.3')
  expect(read('= 2 × (3 − 1) ÷ 4')).toBe('1')
  expect(read('=-(2-5)*-2')).toBe('-6')
  expect(read('=100/3')).toBe('33.3333333333')
  expect(read('=100/3*3')).toBe('100')
  expect(read('=2+3*4')).toBe('14')
  expect(read('=1,234*2', 'en-US')).toBe('2468')
  expect(read('=0.0000001*0.0000001')).toBe('0.00000000000001')
})

test('a formula is divided last, so that a half is rounded up', () => {
  expect(read('=1/3*3*0.00000000005', 'en')).toBe('0.0000000001')
  expect(read('=10/(1/3)', 'en')).toBe('30')
})

test('rejects a formula that cannot be calculated', () => {
  const texts = [
    '=',
    '=1/0',
    '=1+',
    '=(1',
    '=1)',
    '=2**3',
    '=a',
    '=1 2 +',
    '=9'.concat('*99999999'.repeat(20)),
  ]
  texts.push(`=${'('.repeat(150)}`, '=alert(1)', '=1e3')
  for (const text of texts) expect(parseTypedNumber(text, 'en-US'), text).toEqual(rejected)
})

const decimals = fc
  .tuple(fc.bigInt({ min: -(10n ** 14n), max: 10n ** 14n }), fc.integer({ min: 0, max: 6 }))
  .map(([units, digits]) => {
    const text = String(units < 0n ? -units : units).padStart(digits + 1, '0')
    const plain = digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`
    return { text: units < 0n ? `-${plain}` : plain, digits }
  })

const canonical = (text: string | undefined) => text?.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '')

test('parses formatted numbers of all locales', () => {
  fc.assert(
    fc.property(decimals, fc.constantFrom(...locales), ({ text, digits }, locale) => {
      const same = canonical(text)
      expect(canonical(read(formatQuantity(text, locale), locale))).toBe(same)
      expect(canonical(read(formatAmount(text, digits, locale), locale))).toBe(same)
      expect(canonical(read(formatUnitPrice(text, 'EUR', locale), locale))).toBe(same)
    }),
    { numRuns: 500 },
  )
})

test('parses formatted money of all locales', () => {
  const currencies = fc.constantFrom('EUR', 'USD', 'GBP', 'CHF', 'PLN', 'SEK', 'BRL')
  fc.assert(
    fc.property(
      fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }),
      currencies,
      fc.constantFrom(...locales),
      (whole, currency, locale) => {
        expect(read(formatMoney(`${whole}.25`, currency, locale), locale)).toBe(`${whole}.25`)
        expect(read(formatMoney(`${whole}`, 'JPY', locale), locale)).toBe(`${whole}`)
      },
    ),
    { numRuns: 300 },
  )
})
