import { expect, test } from 'vitest'
import { fillLabel, labelsOf, languageOf, languages } from './labels.ts'

test('eight languages, each with a word for everything', () => {
  expect(languages).toEqual(['en', 'de', 'fr', 'es', 'it', 'nl', 'pl', 'pt'])
  for (const language of languages) {
    for (const label of Object.values(labelsOf(language))) expect(label.trim()).not.toBe('')
  }
})

test('a label keeps its places in every language', () => {
  const placesOf = (label: string) => (label.match(/\{\w+\}/g) ?? []).sort()
  for (const language of languages) {
    for (const [name, label] of Object.entries(labelsOf(language))) {
      expect([name, placesOf(label)]).toEqual([name, placesOf(labelsOf('en')[name as 'total'])])
    }
  }
})

test('a region speaks its language, and what is unknown speaks English', () => {
  expect(labelsOf('de-AT').invoice).toBe('Rechnung')
  expect(labelsOf('PT-br').invoice).toBe('Fatura')
  expect(languageOf('fi')).toBe('en')
  expect(languageOf('')).toBe('en')
})

test('places are filled by name', () => {
  expect(fillLabel('Page {page} of {pages}', { page: '2', pages: '3' })).toBe('Page 2 of 3')
})
