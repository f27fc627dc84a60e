import { expect, onTestFinished, test } from 'vitest'
import { searchCodes } from '#core/codes/code-list.ts'
import { codeTexts } from '#languages/en/codes.ts'
import { en } from '#languages/en/index.ts'
import { chooseLanguage, languages, loadTexts } from '#languages/languages.ts'
import { setTexts } from '../../i18n/translate.ts'
import { codeListAt } from './code-lists.ts'

const paths = ['buyer.electronic_address.scheme', 'unit_code', 'payment_means', 'exemption_code']

async function codesIn(code: string, path: string) {
  const language = chooseLanguage([code])
  onTestFinished(() => setTexts(en))
  setTexts(language, await loadTexts(language, ['messages', 'page']))
  return (await codeListAt(path)?.()) ?? []
}

/** Names of the codes of a field. */
async function namesIn(language: string, path: string): Promise<Map<string, string>> {
  return new Map((await codesIn(language, path)).map(({ code, name }) => [code, name]))
}

test.each(languages.flatMap(({ code }) => paths.map(path => [code, path] as const)))(
  'in %s, each code of %s has a name of its own',
  async (language, path) => {
    const names = await namesIn(language, path)
    expect([...names].filter(([code, name]) => name.trim() === '' || name.includes(`.${code}`))).toEqual([])
    expect(new Set(names.values()).size).toBe(names.size)
  },
)

test.each(languages)('$name: no name of a code is missing, so that none is English', async language => {
  const texts = await loadTexts(language, ['codes'])
  expect(Object.keys(codeTexts).filter(code => !Object.hasOwn(texts, code))).toEqual([])
})

test.each([
  ['en', ['E-mail address', 'Slovakia: tax number (DIČ)', 'Italy: VAT number (partita IVA)', 'LEI']],
  ['de', ['E-Mail-Adresse', 'Slowakei: Steuernummer (DIČ)', 'Italien: USt-IdNr. (partita IVA)', 'LEI']],
  ['it', ['Indirizzo e-mail', 'Slovacchia: codice fiscale (DIČ)', 'Italia: partita IVA', 'LEI']],
])('in %s, a scheme is named by its country, kind and proper name', async (language, expected) => {
  const names = await namesIn(language, 'buyer.electronic_address.scheme')
  expect(['EM', '0245', '0211', '0199'].map(code => names.get(code))).toEqual(expected)
})

test.each([
  ['en', ['Hour', 'Litre', 'Square metre', 'Degree Celsius']],
  ['de', ['Stunde', 'Liter', 'Quadratmeter', 'Grad Celsius']],
  ['pl', ['Godzina', 'Litr', 'Metr kwadratowy', 'Stopień Celsjusza']],
  ['ja', ['時間', 'リットル', '平方メートル', '摂氏度']],
])('in %s, Intl names the units that it has', async (language, expected) => {
  const names = await namesIn(language, 'items[0].unit_code')
  expect(['HUR', 'LTR', 'MTK', 'CEL'].map(code => names.get(code))).toEqual(expected)
})

test.each([
  [
    'en',
    [
      'SEPA credit transfer',
      'France: CFONB remote payment',
      'United States: credit · current account (ACH CCD)',
    ],
  ],
  [
    'fr',
    [
      'Virement SEPA',
      'France\u00a0: télérèglement CFONB',
      'États-Unis\u00a0: crédit · compte courant (ACH CCD)',
    ],
  ],
])('in %s, a means of payment is named by its country, texts and proper name', async (language, expected) => {
  const names = await namesIn(language, 'payment_means')
  expect(['58', '51', '17'].map(code => names.get(code))).toEqual(expected)
})

test.each([
  ['en', ['Postal services', 'Activities in the public interest (article 132)', 'France: article 261 C, 1']],
  [
    'de',
    [
      'Postdienstleistungen',
      'Dem Gemeinwohl dienende Tätigkeiten (Artikel 132)',
      'Frankreich: Artikel 261 C, 1',
    ],
  ],
])('in %s, an exemption is named by its reason and article', async (language, expected) => {
  const names = await namesIn(language, 'exemption_code')
  const codes = ['VATEX-EU-132-1A', 'VATEX-EU-132', 'VATEX-FR-CGI261C-1']
  expect(codes.map(code => names.get(code))).toEqual(expected)
})

test.each([
  ['de', 'unit_code', 'stunde', 'HUR'],
  ['ar', 'unit_code', 'ساعة', 'HUR'],
  ['ja', 'payment_means', '現金', '10'],
  ['ar', 'payment_means', 'تحويل SEPA', '58'],
  ['es', 'exemption_code', 'sujeto pasivo', 'VATEX-EU-AE'],
  ['ar', 'exemption_code', 'الاحتساب العكسي', 'VATEX-EU-AE'],
])('in %s, the search of %s finds %s', async (language, path, text, code) => {
  expect(searchCodes(await codesIn(language, path), text)[0]?.code).toBe(code)
})
