import { expect, test } from 'vitest'
import type { PaletteEntry } from './palette-source.ts'
import { rankEntries } from './rank-entries.ts'

const entry = (title: string, rest: Partial<PaletteEntry> = {}): PaletteEntry => ({
  key: title,
  title,
  run: () => {},
  ...rest,
})

const entries = [
  entry('New invoice', { keywords: 'create add draft bill' }),
  entry('Duplicate invoice'),
  entry('Export all data…', { keywords: 'backup copy' }),
  entry('Insert line below'),
  entry('Northwind Traders', { detail: 'INV-2026-0042 · €2,467.50 · Draft' }),
  entry('Müller & Söhne GmbH', { detail: 'INV-2026-0007 · €90.00 · Draft' }),
  entry('山田商事株式会社'),
  entry('شركة النور'),
  entry('Иванов и партнёры'),
]

const titlesFor = (search: string, found: PaletteEntry[] = [], recentKeys: string[] = []) =>
  rankEntries(entries, { search, found, recentKeys }).map(({ entry }) => entry.title)

test.each([
  ['new', 'New invoice'],
  ['inv new', 'New invoice'],
  ['dupl', 'Duplicate invoice'],
  ['exprt', 'Export all data…'],
  ['backup', 'Export all data…'],
  ['2026-0042', 'Northwind Traders'],
  ['trad 0042', 'Northwind Traders'],
  ['muller', 'Müller & Söhne GmbH'],
  ['MÜLLER', 'Müller & Söhne GmbH'],
  ['商事', '山田商事株式会社'],
  ['النور', 'شركة النور'],
  ['иван', 'Иванов и партнёры'],
])('%s finds %s first', (search, title) => {
  expect(titlesFor(search)[0]).toBe(title)
})

test.each([
  ['inovice', 'New invoice'],
  ['duplicxate', 'Duplicate invoice'],
  ['bsckup', 'Export all data…'],
  ['nortwhind', 'Northwind Traders'],
  ['mulelr', 'Müller & Söhne GmbH'],
])('%s, with an error of typing, finds %s first', (search, title) => {
  expect(titlesFor(search)[0]).toBe(title)
})

test('omits entries that only share scattered letters with the search', () => {
  expect(titlesFor('new')).not.toContain('Insert line below')
  expect(titlesFor('xqz')).toEqual([])
})

test('highlights the matched letters of title and detail, with accents', () => {
  const marked = (search: string) =>
    rankEntries(entries, { search, found: [], recentKeys: [] })
      .slice(0, 1)
      .map(({ title, detail }) =>
        [title, detail].map(pieces =>
          pieces.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join(''),
        ),
      )[0]
  expect(marked('north 0042')).toEqual(['[North]wind Traders', 'INV-2026-[0042] · €2,467.50 · Draft'])
  expect(marked('sohne')?.[0]).toBe('Müller & [Söhne] GmbH')
})

test('lists recently used entries first, and prefers them among equal matches', () => {
  expect(titlesFor('', [], ['Insert line below', 'gone', 'Duplicate invoice']).slice(0, 3)).toEqual([
    'Insert line below',
    'Duplicate invoice',
    'New invoice',
  ])
  expect(titlesFor('invoice')[0]).toBe('New invoice')
  expect(titlesFor('invoice', [], ['Duplicate invoice'])[0]).toBe('Duplicate invoice')
})

test('lists once, and last, what only the host can see to match', () => {
  const hidden = entry('Fabrikam')
  expect(titlesFor('consulting', [hidden])).toEqual(['Fabrikam'])
  expect(titlesFor('new', [hidden, entry('New invoice')])).toEqual(['New invoice', 'Fabrikam'])
})

test('lists the entry of the whole title first, although another one was used recently', () => {
  const similar = ['Recurring invoice', 'Recurring invoices']
  expect(
    titlesFor(
      'recurring invoice',
      similar.map(title => entry(title)),
      ['Recurring invoices'],
    )[0],
  ).toBe('Recurring invoice')
})

test('lists the entry of the whole name first, although another one scores as well', () => {
  const found = [
    entry('New invoice for Store 1049 Ltd'),
    entry('New invoice for Store 49 Ltd', { isExact: true }),
    entry('Store 49 Ltd'),
    entry('Łódź', { isExact: true }),
  ]
  expect(titlesFor('store 49 ltd', found, ['New invoice for Store 1049 Ltd'])[0]).toBe(
    'New invoice for Store 49 Ltd',
  )
  expect(titlesFor('store 49 ltd', found)).toContain('Store 49 Ltd')
  expect(titlesFor('lodz', found.slice(3))[0]).toBe('Łódź')
})
