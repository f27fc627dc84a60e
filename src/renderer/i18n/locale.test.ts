import { afterEach, describe, expect, test } from 'vitest'
import { formatFacts } from './joined-texts.ts'
import {
  compareNames,
  countryName,
  formatCount,
  formatDay,
  formatDays,
  formatDistance,
  formatFileSize,
  formatList,
  formatShortDate,
  forward,
  localeIn,
  lowerCase,
  mirroredKey,
  perLanguage,
  setInterfaceLanguage,
} from './locale.ts'

afterEach(() => setInterfaceLanguage('en'))

test('a distance in Japanese has no space after the number', () => {
  setInterfaceLanguage('ja')
  expect(formatDistance('2026-12-19', '2026-12-05')).toBe('14日後')
  expect(formatDistance('2026-12-02', '2026-12-05')).toBe('3日前')
  expect(formatDistance('2026-12-06', '2026-12-05')).toBe('明日')
})

describe('the locale of a language', () => {
  test.each([
    ['en', ['en-GB', 'en-US'], 'en-GB'],
    ['de', ['en-US', 'de-AT'], 'de-AT'],
    ['pt-BR', ['pt-PT', 'pt-BR'], 'pt-BR'],
    ['pt-BR', ['pt-PT'], 'pt-BR'],
    // words of the language, separators and first weekday of the region
    ['en', ['de-DE'], 'en-DE'],
    ['en', ['de'], 'en-DE'],
    ['en', [], 'en'],
  ])('%s on a system in %j is %s', (language, ofSystem, locale) => {
    expect(localeIn(language, ofSystem)).toBe(`${locale}-u-ca-gregory-nu-latn`)
  })

  test('keeps the words of a sentence in its language', () => {
    const date = new Intl.DateTimeFormat(localeIn('en', ['de-DE']), { dateStyle: 'medium', timeZone: 'UTC' })
    expect(date.format(Date.UTC(2026, 11, 5))).toMatch(/Dec/)
    expect(new Intl.NumberFormat(localeIn('en', ['de-DE'])).format(1234.5)).toBe('1.234,5')
  })

  test('has the digits and the calendar of documents', () => {
    const date = new Intl.DateTimeFormat(localeIn('ar', ['ar-EG']), { year: 'numeric', timeZone: 'UTC' })
    expect(date.format(Date.UTC(2026, 11, 5))).toBe('2026')
  })
})

describe('a change of the language', () => {
  const shown = () => [
    formatDay('2026-12-05T12:00:00Z'),
    formatDays('2026-12-05'),
    formatShortDate('2026-12-05', '2026-01-01'),
    formatDistance('2026-12-06', '2026-12-05'),
    formatCount(1234),
    formatFileSize(1_234_567),
    formatList(['a', 'b', 'c']),
    countryName('DE'),
    lowerCase('I'),
  ]

  test('changes everything that is formatted', () => {
    expect(shown()).toEqual([
      'Dec 5, 2026',
      'Dec 5, 2026',
      'Dec 5',
      'tomorrow',
      '1,234',
      '1.23 MB',
      'a, b, and c',
      'Germany',
      'i',
    ])
    setInterfaceLanguage('tr')
    expect(shown()).toEqual([
      '5 Ara 2026',
      '5 Ara 2026',
      '5 Ara',
      'yarın',
      '1.234',
      '1,23 MB',
      'a, b ve c',
      'Almanya',
      'ı',
    ])
  })

  test.each(['pt-PT', 'pt-BR'])('writes a date in %s without a word for the month', language => {
    setInterfaceLanguage(language)
    expect(formatShortDate('2026-06-07', '2026-01-01')).toBe('07/06')
    expect(formatShortDate('2025-06-07', '2026-01-01')).toBe('07/06/2025')
    expect(formatDays('2025-06-07')).toBe('07/06/2025')
  })

  test('swaps the arrow keys and separates facts in a right-to-left language', () => {
    const facts = ['+49 30', '', undefined, 'A-1', '7']
    expect([forward(), mirroredKey('ArrowLeft'), formatFacts(facts)]).toEqual([
      1,
      'ArrowLeft',
      '+49 30 · A-1 · 7',
    ])
    setInterfaceLanguage('ar', 'rtl')
    expect([forward(), mirroredKey('Home')]).toEqual([-1, 'Home'])
    expect(['ArrowLeft', 'ArrowRight'].map(mirroredKey)).toEqual(['ArrowRight', 'ArrowLeft'])
    expect(formatFacts(facts)).toBe('\u2068+49 30\u2069 · \u2068A-1\u2069 · \u20687\u2069')
    expect(formatList(['A-1', 'B'])).toBe('\u2068A-1\u2069 و\u2068B\u2069')
  })

  test('changes the order of names', () => {
    expect(['z', 'ä'].toSorted(compareNames)).toEqual(['ä', 'z'])
    setInterfaceLanguage('sv')
    expect(['z', 'ä'].toSorted(compareNames)).toEqual(['z', 'ä'])
  })

  test('makes a value again, once', () => {
    let made = 0
    const value = perLanguage(() => ++made)
    expect([value(), value()]).toEqual([1, 1])
    setInterfaceLanguage('de')
    expect([value(), value()]).toEqual([2, 2])
  })
})
