import { expect, test } from 'vitest'
import { fillLabel, labelsOf, languageOf, languages } from './labels.ts'

test('twelve languages, each with a word for everything', () => {
  expect(languages).toEqual(['en', 'de', 'fr', 'es', 'it', 'nl', 'pl', 'pt', 'ar', 'he', 'ja', 'zh'])
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
  expect(labelsOf('zh-TW').invoice).toBe('發票')
  expect(labelsOf('zh-Hant-HK').unit_price).toBe('單價')
  expect(labelsOf('zh-CN').invoice).toBe('发票')
  expect(languageOf('fi')).toBe('en')
  expect(languageOf('')).toBe('en')
})

test('places are filled by name', () => {
  expect(fillLabel('Page {page} of {pages}', { page: '2', pages: '3' })).toBe('Page 2 of 3')
})
