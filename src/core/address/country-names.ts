import { boundedCache } from '../caches.ts'
import { countryCodes } from '../text/country-codes.ts'
import { documentLanguages, parseLocale } from '../text/locale.ts'

/** Names that Intl does not have. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  CZ: ['Czech Republic', 'Tschechische Republik', 'République tchèque', 'Česká republika'],
  GB: ['Great Britain', 'Großbritannien', 'Grande-Bretagne'],
  IE: ['Republic of Ireland', 'Éire'],
  NL: ['The Netherlands', 'Holland', 'Niederlande', 'Nederland'],
  US: ['USA', 'United States of America', 'Vereinigte Staaten von Amerika'],
}

/** European languages without document labels. */
const otherLanguages = 'bg cs da el et fi ga hr hu is lt lv mt nb ro ru sk sl sv tr uk ko'.split(' ')

const namesIn = boundedCache<Intl.DisplayNames>(500)

const nameIn = (language: string, style: 'long' | 'short', code: string): string =>
  namesIn(`${language} ${style}`, () => new Intl.DisplayNames(language, { type: 'region', style })).of(
    code,
  ) ?? code

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()

const namesOf = boundedCache<ReadonlySet<string>>(300)

/**
 * Names of a country (ISO 3166-1 alpha-2) in its own language, in the document languages and in other European
 * languages.
 */
const namesOfCountry = (code: string): ReadonlySet<string> =>
  namesOf(code, () => {
    const own = parseLocale(`und-${code}`)?.maximize().language ?? 'en'
    const languages = [own, ...documentLanguages, ...otherLanguages]
    const names = languages.flatMap(language => [
      nameIn(language, 'long', code),
      nameIn(language, 'short', code),
    ])
    return new Set([code, ...names, ...(otherNames[code] ?? [])].map(plain))
  })

/** Whether a line is the name or the code of this country, in any letter case. */
export function isCountryName(line: string, country: string): boolean {
  if (/\p{N}/u.test(line) || !countryCodes.has(country)) return false
  const name = plain(line)
  return name !== '' && namesOfCountry(country).has(name)
}

/** The country that a line names, as ISO 3166-1 alpha-2. A two-letter code alone does not count as a name. */
export function countryNamed(line: string): string | undefined {
  if (/\p{N}/u.test(line)) return undefined
  const name = plain(line)
  if (name === '' || (name.length < 3 && /^\p{Script=Latin}+$/u.test(name) && name !== 'uk')) return undefined
  return [...countryCodes].find(code => namesOfCountry(code).has(name))
}
