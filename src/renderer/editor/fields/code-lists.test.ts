import { expect, onTestFinished, test } from 'vitest'
import { en } from '#languages/en/index.ts'
import { chooseLanguage, languages, loadTexts } from '#languages/languages.ts'
import { setTexts } from '../../i18n/translate.ts'
import { codeListAt } from './code-lists.ts'

/** Names of the kinds of electronic addresses by code. */
async function namesIn(code: string): Promise<Map<string, string>> {
  const language = chooseLanguage([code])
  onTestFinished(() => setTexts(en))
  setTexts(language, await loadTexts(language, ['messages', 'page']))
  const codes = (await codeListAt('buyer.electronic_address.scheme')?.()) ?? []
  return new Map(codes.map(({ code, name }) => [code, name]))
}

test.each(languages)('$name: each scheme of identifiers has a name of its own', async ({ code }) => {
  const names = await namesIn(code)
  expect(new Set(names.values()).size).toBe(names.size)
})

test.each([
  ['en', ['E-mail address', 'Slovakia: tax number (DIČ)', 'Italy: VAT number (partita IVA)', 'LEI']],
  ['de', ['E-Mail-Adresse', 'Slowakei: Steuernummer (DIČ)', 'Italien: USt-IdNr. (partita IVA)', 'LEI']],
  ['it', ['Indirizzo e-mail', 'Slovacchia: codice fiscale (DIČ)', 'Italia: partita IVA', 'LEI']],
])('in %s, a scheme is named by its country, kind and proper name', async (language, expected) => {
  const names = await namesIn(language)
  expect(['EM', '0245', '0211', '0199'].map(code => names.get(code))).toEqual(expected)
})
