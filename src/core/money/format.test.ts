import { expect, test } from 'vitest'
import { formatAmount, formatDate, formatMoney, formatQuantity, formatUnitPrice } from './format.ts'

const plain = (text: string) => text.replace(/\s/g, ' ')

test('unit prices have at least the decimals of the currency, two for an unknown code', () => {
  expect(formatUnitPrice('80', 'KWD', 'en')).toBe('80.000')
  expect(formatUnitPrice('80', 'JPY', 'en')).toBe('80')
  expect(formatUnitPrice('80', 'EU', 'en')).toBe('80.00')
})

test('amounts keep digits that a double would lose', () => {
  expect(formatMoney('12345678901234567.89', 'EUR', 'en-US')).toBe('€12,345,678,901,234,567.89')
  expect(formatQuantity('0.12345678901234567890', 'en')).toBe('0.1234567890123456789')
})

test('decimals follow ISO 4217, not Intl', () => {
  expect(plain(formatMoney('1234.5', 'HUF', 'en'))).toBe('HUF 1,234.50')
  expect(plain(formatMoney('1234.5', 'IQD', 'en'))).toBe('IQD 1,234.500')
  expect(formatMoney('1234', 'JPY', 'en')).toBe('¥1,234')
})

test('separators and symbol positions follow the locale', () => {
  expect(plain(formatMoney('-1234.5', 'EUR', 'de-DE'))).toBe('-1.234,50 €')
  expect(formatAmount('1234.5', 2, 'de-CH')).toMatch(/^1['’]234\.50$/)
  expect(formatUnitPrice('80', 'EUR', 'en')).toBe('80.00')
  expect(formatUnitPrice('0.0125', 'EUR', 'de-DE')).toBe('0,0125')
  expect(formatQuantity('1.50', 'fr-FR')).toBe('1,5')
})

test('groups four digits, as in the longer amounts of the same column', () => {
  expect(plain(formatMoney('2768.52', 'EUR', 'es-ES'))).toBe('2.768,52 €')
  expect(plain(formatMoney('2768.52', 'EUR', 'it-IT'))).toBe('2.768,52 €')
  expect(plain(formatMoney('2768.52', 'PLN', 'pl-PL'))).toBe('2 768,52 zł')
  expect(plain(formatAmount('2768.52', 2, 'pt-PT'))).toBe('2 768,52')
  expect(formatUnitPrice('-2768.5', 'EUR', 'es')).toBe('-2.768,50')
  expect(formatQuantity('1000', 'it')).toBe('1.000')
})

test('prices and sums use the separators of money, quantities those of numbers', () => {
  expect(plain(formatMoney('1234.5', 'CHF', 'fr-CH'))).toMatch(/^1['’]234\.50 CHF$/)
  expect(formatAmount('1234.5', 2, 'fr-CH')).toMatch(/^1['’]234\.50$/)
  expect(formatUnitPrice('-1234.5', 'CHF', 'fr-CH')).toMatch(/^-1['’]234\.50$/)
  expect(formatQuantity('1.5', 'fr-CH')).toBe('1,5')
  expect(formatAmount('1234.5', 2, 'de-AT')).toBe('1.234,50')
  expect(formatUnitPrice('12345678901234567.8901', 'EUR', 'de-AT')).toBe('12.345.678.901.234.567,8901')
})

test('digits are 0 to 9 in every locale', () => {
  for (const locale of ['ar-EG', 'ar-KW', 'fa-IR', 'en-u-nu-arab', 'hi-IN-u-nu-deva', 'my', 'mr-IN', 'ne']) {
    const shown = [
      formatMoney('-1234567.5', 'EUR', locale),
      formatAmount('1234567.5', 2, locale),
      formatQuantity('1234.5', locale),
      formatUnitPrice('1234.5', 'EUR', locale),
      formatDate('2026-11-21', locale),
    ].join(' ')
    expect(shown).toMatch(/[0-9]/)
    expect(shown).not.toMatch(/(?![0-9])\p{Nd}/u)
  }
})

test('replaces a symbol in a foreign script by the code, and a full-width symbol by the normal one', () => {
  expect(plain(formatMoney('1234.5', 'EGP', 'ar-EG'))).toContain('ج.م.')
  expect(plain(formatMoney('1234.5', 'IRR', 'fa-IR'))).toContain('IRR')
  expect(formatMoney('1234.5', 'USD', 'ar-EG')).toMatch(/US\$\u200e$/)
  expect(formatMoney('1234.5', 'IRR', 'fa-IR')).not.toMatch(/\p{Script=Arabic}/u)
  expect(plain(formatMoney('1234.5', 'AMD', 'hy'))).toBe('1 234,50 AMD')
  expect(formatMoney('1234', 'JPY', 'ja-JP')).toBe('¥1,234')
  expect(formatMoney('1234', 'KRW', 'zh-TW')).toBe('₩1,234')
  expect(plain(formatMoney('1234.5', 'RUB', 'ru'))).toBe('1 234,50 ₽')
})

test('dates do not depend on the time zone', () => {
  expect(formatDate('2026-11-21', 'en-GB')).toBe('21 Nov 2026')
  expect(formatDate('2026-11-21', 'de-DE')).toBe('21.11.2026')
  for (const locale of ['pt-PT', 'pt-BR', 'pt']) expect(formatDate('2026-11-21', locale)).toBe('21/11/2026')
  expect(formatDate('2026-11-21', 'ar')).toBe('21 نوفمبر 2026')
  expect(formatDate('2026-11-21', 'ja-JP')).toBe('2026年11月21日')
  expect(formatDate('2026-11-21', 'zh-CN')).toBe('2026年11月21日')
  expect(formatDate('2026-11-21', 'th-TH-u-ca-buddhist')).toContain('2026')
  expect(formatDate('0999-01-01', 'en-GB')).toContain('999')
  expect(formatDate('soon', 'en')).toBe('soon')
  for (const date of ['2026-13-41', '2026-02-30']) expect(formatDate(date, 'en')).toBe(date)
})

test('accepts an incomplete language tag or currency', () => {
  expect(formatAmount('1234.5', 2, 'd')).toBe('1,234.50')
  expect(formatDate('2026-11-21', 'd')).toBe('Nov 21, 2026')
  expect(formatMoney('1234.5', 'EU', 'en')).toBe('1,234.50 EU')
  expect(formatMoney('1234.5', '', 'en')).toBe('1,234.50')
})
