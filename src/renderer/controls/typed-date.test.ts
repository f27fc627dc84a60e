import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatDate } from '#core/money/format.ts'
import { addDays } from '#core/text/calendar-date.ts'
import { parseTypedDate } from './typed-date.ts'

const read = (text: string, locale = 'en-GB', from?: string) =>
  parseTypedDate(text, { today: '2026-11-21', locale, ...(from === undefined ? {} : { from }) })

describe('a typed date', () => {
  test('accepts today and days relative to the issue date', () => {
    expect(read('t')).toBe('2026-11-21')
    expect(read('+14', 'en-GB', '2026-12-01')).toBe('2026-12-15')
    expect(read('+14')).toBe('2026-12-05')
    expect(read('-1', 'en-GB', '2026-03-01')).toBe('2026-02-28')
  })

  test('counts from today if the issue date does not exist', () => {
    for (const from of ['2026-13-45', '2026-02-30']) expect(read('+14', 'en-GB', from)).toBe('2026-12-05')
  })

  test('rejects days beyond the year 9999', () => {
    expect(read('+1', 'en-GB', '9999-12-31')).toBeUndefined()
  })

  test('parses day and month in the order of the locale', () => {
    expect(read('5/12')).toBe('2026-12-05')
    expect(read('5/12', 'en-US')).toBe('2027-05-12')
    expect(read('5.12.26', 'de-DE')).toBe('2026-12-05')
  })

  test('parses East Asian dates in any language, and full-width characters', () => {
    for (const locale of ['ja', 'de-DE']) {
      for (const text of ['2026年5月12日', '5月12日', '2026 年 5 月 12 日'])
        expect(read(text, locale, '2026-04-01')).toBe('2026-05-12')
    }
    for (const text of ['２０２６／５／１２', '５／１２', '20260512'])
      expect(read(text, 'ja', '2026-04-01')).toBe('2026-05-12')
    expect(read('＋14', 'ja')).toBe('2026-12-05')
    for (const text of ['2026年5月', '日', '2月30日']) expect(read(text, 'ja')).toBeUndefined()
  })

  test('uses the nearest year if none is given', () => {
    expect(read('5/1')).toBe('2027-01-05')
    expect(read('30/10')).toBe('2026-10-30')
  })

  test('rejects nonexistent days and unknown month names', () => {
    for (const text of ['30/2/2026', '2026-13-01', 'tomorrow', '12', '1/2/3/4', '=5']) {
      expect(read(text)).toBeUndefined()
    }
  })

  test('parses the displayed format', () => {
    const days = fc.integer({ min: -20_000, max: 20_000 }).map(offset => addDays('2026-11-21', offset) ?? '')
    const locales = fc.constantFrom(
      'en-US',
      'en-GB',
      'de-DE',
      'fr-FR',
      'es-ES',
      'nl-NL',
      'sv-SE',
      'ja',
      'zh-CN',
      'ar',
    )
    fc.assert(
      fc.property(days, locales, (iso, locale) => {
        fc.pre(iso >= '2000' && iso < '2090')
        expect(read(formatDate(iso, locale), locale)).toBe(iso)
      }),
    )
  })
})
