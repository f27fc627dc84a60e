import { expect, test } from 'vitest'
import { acceptedLanguages } from './accept-language.ts'
import { loadServiceLanguages, serviceLanguageCodes } from './service-languages.ts'

const languages = await loadServiceLanguages()
const accepted = (header: string | undefined) => languages.accepted(header).code

test.each([
  ['fr;q=0.3, de;q=0.8, en', ['en', 'de', 'fr']],
  ['de-AT, de ; q=0.9 ,\ten;q=0.8', ['de-AT', 'de', 'en']],
  ['de, en', ['de', 'en']],
  ['de;q=0, fr;q=0.000, en;q=0.001', ['en']],
  ['de;q=2, fr;q=x, ;q=1, -, d e, de_AT, en;level=1, fr;q=0.5', ['fr']],
  // the wildcard stands for all languages not listed
  ['*, de;q=0.5', ['en', 'fr', 'de']],
  ['fr;q=0.9, *;q=0.1', ['fr', 'en', 'de']],
  ['en;q=0, *', ['de', 'fr']],
  ['en-GB;q=0, de-AT, *;q=0.5', ['de-AT', 'fr']],
  ['de, *;q=0', ['de']],
  ['', []],
  [undefined, []],
])('the header %j asks for %j', (header, expected) => {
  expect(acceptedLanguages(header, serviceLanguageCodes)).toEqual(expected)
})

test('a header of any length is read in no time, and only its first languages', () => {
  const many = `${'sv,'.repeat(100_000)}de`
  const long = `de-${'a'.repeat(100_000)}`
  expect(acceptedLanguages(many, serviceLanguageCodes)).toHaveLength(50)
  expect(acceptedLanguages(`${long},fr`, serviceLanguageCodes)).toEqual(['fr'])
})

test.each([
  ['de', 'de'],
  ['de-CH, en;q=0.9', 'de'],
  ['FR-ca', 'fr'],
  ['de-AT', 'de'],
  ['fr-CA;q=0.5', 'fr'],
  ['fr-CA;q=0.5, en;q=0.4', 'fr'],
  ['de;q=0', 'en'],
  ['en;q=0', 'en'],
  ['en;q=0, *', 'de'],
  ['*, de;q=0.9', 'en'],
  ['*;q=0, fr', 'fr'],
  ['it, nl;q=0.9, fr;q=0.8', 'fr'],
  // available in the desktop window only
  ['pl', 'en'],
  ['en-XA', 'en'],
  ['*', 'en'],
  ['nonsense;;;', 'en'],
  ['de_AT', 'en'],
  ['de;q=high, fr;q=0.1', 'fr'],
  [',;=,de', 'de'],
  [undefined, 'en'],
])('%s is answered in %s', (header, expected) => {
  expect(accepted(header)).toBe(expected)
})

test('an account has a language of the service, or none', () => {
  expect(serviceLanguageCodes).toEqual(['en', 'de', 'fr'])
  expect(languages.find('de')?.name).toBe('Deutsch')
  for (const code of ['pl', '', null, undefined]) expect(languages.find(code)).toBeUndefined()
})

test('numbers, times and sizes are those of the language', () => {
  const formats = Object.fromEntries(languages.all.map(({ code, formats: of }) => [code, of]))
  expect(formats.en?.time('2026-11-21T09:30:00.000Z')).toBe('21 Nov 2026, 09:30 UTC')
  expect(formats.de?.time('2026-11-21T09:30:00.000Z')).toBe('21.11.2026, 09:30 UTC')
  expect(formats.de?.number(1234567)).toBe('1.234.567')
  expect(formats.de?.bytes(1_500_000)).toBe('1,5 MB')
  expect(formats.fr?.bytes(1_500_000).replaceAll(/\s/g, ' ')).toBe('1,5 Mo')
  expect(formats.fr?.days(1)).toMatch(/^1\sjour$/)
})

test('missing texts of a language, such as those for operators, are in English', () => {
  const message = { code: 'service.no_account', params: { id: 'acc_1' } } as const
  expect(languages.find('de')?.write(message)).toBe('There is no account with the id acc_1.')
})
