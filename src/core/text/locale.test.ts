import { expect, test } from 'vitest'
import { documentLanguageOf, documentLanguages, documentLocales, parseLocale } from './locale.ts'

test.each([
  ['de-DE', 'de'],
  ['PT-br', 'pt'],
  ['zh-Hant-TW', 'zh'],
  ['de-Latn-AT', 'de'],
  ['iw-IL', 'he'],
  ['fi', undefined],
  ['', undefined],
  ['d', undefined],
  ['de_DE', undefined],
])('the language of a document in %s is %s', (locale, language) => {
  expect(documentLanguageOf(locale)).toBe(language)
})

test('the editor offers exactly the languages that have document labels', () => {
  expect([...new Set(documentLocales.map(documentLanguageOf))]).toEqual(documentLanguages)
  for (const locale of documentLocales) expect(parseLocale(locale)?.baseName).toBe(locale)
})
