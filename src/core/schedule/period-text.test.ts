import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { documentLocales } from '../text/locale.ts'
import type { Interval } from './interval.ts'
import { periodOf } from './period.ts'
import { fillPlaceholders, moveText, periodText } from './period-text.ts'

const month: Interval = { every: 1, unit: 'month' }
const quarter: Interval = { every: 1, unit: 'quarter' }
const year: Interval = { every: 1, unit: 'year' }
const week: Interval = { every: 1, unit: 'week' }

describe('placeholders', () => {
  test.each([
    ['en', 'Rent {month} {year}', 'Rent November 2026'],
    ['de-DE', 'Miete {month} {year}', 'Miete November 2026'],
    ['fr-FR', 'Loyer {month} {year}', 'Loyer novembre 2026'],
    ['es-ES', 'Alquiler {period}', 'Alquiler noviembre de 2026'],
    ['pl-PL', 'Czynsz {month} {year}', 'Czynsz listopad 2026'],
    ['ja-JP', '家賃 {year}年{month}分', '家賃 2026年11月分'],
    ['ar-EG', 'إيجار {month} {year}', 'إيجار نوفمبر 2026'],
    ['zz-invalid-locale-tag', 'Rent {month}', 'Rent November'],
  ])('%s: %s', (locale, text, filled) => {
    expect(fillPlaceholders(text, periodOf('2026-11-15', month), locale)).toBe(filled)
  })

  test('a period is the whole week, month, quarter or year of the date', () => {
    const written = (date: string, interval: Interval, locale = 'en') =>
      periodText(periodOf(date, interval), locale)
    expect(written('2026-11-15', month)).toBe('November 2026')
    expect(written('2026-11-15', quarter)).toBe('October – December 2026')
    expect(written('2026-11-15', quarter, 'de-DE')).toBe('Oktober–Dezember 2026')
    expect(written('2026-11-15', year)).toBe('2026')
    expect(written('2026-11-22', week, 'en-GB')).toBe('16 – 22 November 2026')
    expect(written('2026-12-01', { every: 2, unit: 'month' })).toBe('December 2026 – January 2027')
    expect(written('2026-12-01', { every: 2, unit: 'year' })).toBe('2026–2027')
  })

  test('other braces stay', () => {
    expect(fillPlaceholders('{day} {Month} {month', periodOf('2026-11-15', month), 'en')).toBe(
      '{day} {Month} {month',
    )
  })
})

describe('texts that name the previous period', () => {
  const moved = (
    text: string,
    locale = 'en',
    [from, to]: [string, string] = ['2026-11-01', '2026-12-01'],
    interval = month,
  ) => moveText(text, periodOf(from, interval), periodOf(to, interval), locale)

  test.each([
    ['en', 'Rent November 2026', 'Rent December 2026'],
    ['en', 'RENT November  2026, flat 2026', 'RENT December 2026, flat 2026'],
    ['en', 'Rent Nov 2026', 'Rent Dec 2026'],
    [
      'de-DE',
      'Miete für November 2026 (01.11.2026 bis 30.11.2026)',
      'Miete für Dezember 2026 (01.12.2026 bis 31.12.2026)',
    ],
    ['de-DE', 'Leistung 11/2026', 'Leistung 12/2026'],
    ['de-DE', 'Leistung Nov 2026', 'Leistung Dez 2026'],
    ['de-DE', 'bis 30.11.26', 'bis 31.12.26'],
    ['es-ES', 'Noviembre de 2026', 'Diciembre de 2026'],
    ['fr-FR', 'Novembre 2026', 'Décembre 2026'],
    ['ja-JP', '2026年11月分', '2026年12月分'],
    ['en', 'Miete November/2026', 'Miete December/2026'],
    ['de-DE', 'Miete (November, 2026) ’26', 'Miete (Dezember, 2026) ’26'],
    ['en', '2026-11-01 to 2026-11-30', '2026-12-01 to 2026-12-31'],
  ])('%s: %s', (locale, before, after) => {
    expect(moved(before, locale)).toBe(after)
  })

  test.each([
    ['fr-FR', 'Rent November 2026', 'Rent December 2026'],
    ['en', 'Loyer novembre 2026', 'Loyer décembre 2026'],
    ['de-DE', 'Alquiler noviembre de 2026', 'Alquiler diciembre de 2026'],
    ['de-DE', 'Czynsz listopad 2026', 'Czynsz grudzień 2026'],
    ['en', 'Loyer novembre ’26', 'Loyer décembre ’26'],
    ['en', '家賃 2026年11月分', '家賃 2026年12月分'],
    ['en-US', 'Datum 01.11.2026', 'Datum 01.11.2026'],
  ])('%s: %s in another language becomes %s', (locale, before, after) => {
    expect(moved(before, locale)).toBe(after)
  })

  test.each([
    'You may pay in November',
    'Order INV-2026-11-7',
    'Contract of 2026-11-17',
    'Meeting on Nov 26, 2026',
    '111/2026',
    'November 2025',
    'November 20261',
  ])('%s stays', text => {
    expect(moved(text)).toBe(text)
  })

  test.each([
    ['de-DE', 'Miete 1.11. bis 30.11.2026', 'Miete 1.12. bis 31.12.2026'],
    ['de-DE', 'Miete 01.11.–30.11.2026', 'Miete 01.12.–31.12.2026'],
    ['de-DE', 'vom 1. November bis zum 30. November 2026', 'vom 1. Dezember bis zum 31. Dezember 2026'],
    ['de-DE', '1.–30. November 2026', '1.–31. Dezember 2026'],
    ['en-US', 'Rent Nov 1 - Nov 30, 2026', 'Rent Dec 1 - Dec 31, 2026'],
    ['en-US', 'Rent November 1 - 30, 2026', 'Rent December 1 – 31, 2026'],
    ['en-US', 'Rent November 1-30, 2026', 'Rent December 1 – 31, 2026'],
    ['fr-FR', 'du 01/11 au 30/11/2026', 'du 01/12 au 31/12/2026'],
    ['de-DE', 'Rent November 1 to November 30, 2026', 'Rent December 1 to December 31, 2026'],
  ])('%s: both ends of %s are moved', (locale, before, after) => {
    expect(moved(before, locale)).toBe(after)
  })

  test.each([
    '15.11. bis 30.11.2026',
    'Okt.–Nov. 2026',
    'Oktober/November 2026',
    'Oktober bis November 2026',
  ])('the range %s of another period stays', text => expect(moved(text, 'de-DE')).toBe(text))

  test('a year alone is moved by whole years only', () => {
    expect(moved('Hosting 2026', 'en', ['2026-05-01', '2027-05-01'], year)).toBe('Hosting 2027')
    expect(moved('Contract C-2026-4', 'en', ['2026-05-01', '2027-05-01'], year)).toBe('Contract C-2026-4')
    expect(moved('Hosting 2026', 'en', ['2026-12-01', '2027-01-01'])).toBe('Hosting 2026')
  })

  test('quarters are moved', () => {
    expect(moved('Loyer octobre – décembre 2026', 'en', ['2026-10-01', '2027-01-01'], quarter)).toBe(
      'Loyer janvier – mars 2027',
    )
    expect(moved('Retainer Q4 2026', 'en', ['2026-10-01', '2027-01-01'], quarter)).toBe('Retainer Q1 2027')
    expect(moved('4. Quartal 2026', 'de-DE', ['2026-10-01', '2027-01-01'], quarter)).toBe('1. Quartal 2027')
    expect(moved('Retainer 2026-Q4', 'en', ['2026-10-01', '2027-01-01'], quarter)).toBe('Retainer 2027-Q1')
    expect(moved('October – December 2026', 'en', ['2026-10-01', '2027-01-01'], quarter)).toBe(
      'January – March 2027',
    )
  })

  test('text written for a period becomes the text of the next one in every document language', () => {
    const templates = fc.constantFrom('{period}', '{month} {year}', 'A {period} b', '({month} {year})')
    fc.assert(
      fc.property(
        fc.constantFrom(...documentLocales),
        templates,
        fc.integer({ min: 2000, max: 2090 }),
        fc.integer({ min: 1, max: 12 }),
        fc.constantFrom(month, quarter),
        (locale, template, yearNumber, monthNumber, interval) => {
          const from = periodOf(`${yearNumber}-${String(monthNumber).padStart(2, '0')}-03`, interval)
          const to = periodOf(`${yearNumber + 1}-02-03`, interval)
          const text = fillPlaceholders(template, from, locale)
          expect(moveText(text, from, to, locale)).toBe(fillPlaceholders(template, to, locale))
        },
      ),
    )
  })

  test('the formats of all document languages are created once, not for each draft', () => {
    const moveFrom = (date: string) =>
      moveText('Rent 2026', periodOf(date, month), periodOf('2027-01-01', month), 'en')
    moveFrom('2026-10-07')
    const created = vi.spyOn(Intl, 'DateTimeFormat')
    moveFrom('2026-10-08')
    expect(created).not.toHaveBeenCalled()
    created.mockRestore()
  })
})
