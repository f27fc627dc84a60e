import { expect, test } from 'vitest'
import { toPo } from './po.mjs'
import { hashesOf, isOf, recordedHashes, staleKeys } from './translated-from.mjs'

const english = {
  saved: 'Saved {time}',
  lines: { plural: 'count', one: 'One line', other: '{count} lines' },
  made: () => 'by a function',
  '@kind': { invoice: 'invoice', quote: 'quote' },
}
const german = {
  saved: 'Gespeichert {time}',
  lines: { plural: 'count', one: 'Eine Position', other: '{count} Positionen' },
  '@kind': { invoice: 'Rechnung', quote: 'Angebot' },
  '@kind.the': { invoice: 'die Rechnung', quote: 'das Angebot' },
}
const changed = {
  ...english,
  lines: { plural: 'count', one: 'One row', other: '{count} rows' },
  '@kind': { invoice: 'invoice', quote: 'offer' },
}

test('texts of changed English texts are found, names of a table one by one', () => {
  const recorded = hashesOf(german, english)
  expect(staleKeys(german, english, recorded)).toEqual([])
  expect(staleKeys(german, changed, recorded)).toEqual(['lines', '@kind[=quote]', '@kind.the[=quote]'])
  expect(staleKeys({ ...german, made: 'gemacht' }, english, recorded)).toEqual([])
})

test('a text without a recorded hash is found', () => {
  expect(staleKeys(german, english, {})).toContain('saved')
})

test('they are recorded by code; the others stay', () => {
  const recorded = hashesOf(german, english)
  const after = recordedHashes(german, changed, recorded, key => isOf(key, 'lines') || isOf(key, '@kind.the'))
  expect(staleKeys(german, changed, after)).toEqual(['@kind[=quote]'])
  expect(Object.keys(recordedHashes({ saved: german.saved }, english, recorded, () => false))).toEqual([
    'saved',
  ])
})

test('they are marked as fuzzy in a PO file', () => {
  const stale = new Set(staleKeys(german, changed, hashesOf(german, english)))
  const po = toPo({ locale: 'de', texts: german }, changed, undefined, stale)
  const fuzzy = [...po.matchAll(/#, fuzzy\nmsgctxt "([^"]*)"/g)].map(([, context]) => context)
  expect(fuzzy).toEqual(['lines[count]', '@kind[=quote]', '@kind.the[=quote]'])
})
