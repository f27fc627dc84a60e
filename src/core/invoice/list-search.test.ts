import { describe, expect, test } from 'vitest'
import { searchPatterns, statusesNamed } from './list-search.ts'

describe('a search is also made for', () => {
  test.each([
    ['1.234,50', '1234.50'],
    ['1,234.50', '1234.50'],
    ["1'234.50", '1234.50'],
    ['1\u202f234,50 €', '1234.50'],
    ['us$1,234.50', '1234.50'],
    ['chf 12.5', '12.5'],
    ['12,5', '12.5'],
    ['1.234.567', '1234567'],
    ['1,234', '1234'],
    ['-10,00', '-10.00'],
    ['120 €', '120'],
  ])('the amount of %j', (search, plain) => {
    expect(searchPatterns(search)).toEqual([search, plain])
  })

  test.each([
    ['7.2.2026', ['2026-02-07', '2026-07-02']],
    ['02/07/2026', ['2026-07-02', '2026-02-07']],
    ['31.12.2026', ['2026-12-31']],
    ['2026/12/31', ['2026-12-31']],
  ])('the date of %j', (search, dates) => {
    expect(searchPatterns(search)).toEqual(expect.arrayContaining([search, ...dates]))
  })

  test.each([
    ['sep 14', '-09-14'],
    ['14 sept', '-09-14'],
    ['Sep 14, 2026', '2026-09-14'],
    ['14. september 2026', '2026-09-14'],
    ['february 29', '-02-29'],
    ['nov 2026', '2026-11-'],
    ['14. okt.', '-10-14'],
    ['7 de dez. de 2026', '2026-12-07'],
    ['14 września', '-09-14'],
    ['9月14日', '-09-14'],
    ['2026年11月23日', '2026-11-23'],
    ['2026年9月', '2026-09-'],
  ])('the date of %j, with the name of its month', (search, date) => {
    expect(searchPatterns(search)).toEqual([search, date])
  })

  test.each([
    'may',
    'se 14',
    'marx 12',
    'feb 30',
    '14 acme 2026',
    'sep 14 2026 x',
    '2026 sep',
    '9月',
    '2026年13月',
  ])('no date of %j', search => {
    expect(searchPatterns(search)).toEqual([search])
  })

  test('full-width characters, as an input method types them', () => {
    expect(searchPatterns('ｉｎｖ－２０２６')).toEqual(['ｉｎｖ－２０２６', 'inv-2026'])
    expect(searchPatterns('１，２００')).toEqual(['１，２００', '1,200', '1200'])
  })

  test.each(['inv-2026', 'acme', '2026-12-31', '12', 'work 12', '31.02.2026x', 'a4 paper'])(
    'nothing else than %j',
    search => {
      expect(searchPatterns(search)).toEqual([search])
    },
  )
})

test('a status is named by the beginnings of its words', () => {
  expect(statusesNamed('overd')).toEqual(['overdue'])
  expect(statusesNamed('paid')).toEqual(['partly_paid', 'paid'])
  expect(statusesNamed('partly  paid')).toEqual(['partly_paid'])
  expect(statusesNamed('not conf')).toEqual(['not_confirmed'])
  expect(statusesNamed('ra')).toEqual([])
  expect(statusesNamed('raft')).toEqual([])
})
