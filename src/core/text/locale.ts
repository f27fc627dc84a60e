import { boundedCache } from '../caches.ts'

const locales = boundedCache<Intl.Locale | undefined>(50)

/** Parses a BCP 47 language tag; `undefined` for any other text, such as an incomplete tag. */
export const parseLocale = (tag: string): Intl.Locale | undefined => locales(tag, () => createLocale(tag))

function createLocale(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag)
  } catch {
    return undefined
  }
}

/**
 * Languages with document labels, each with the locales that the editor offers: those with other labels or number
 * formats.
 */
const localesByLanguage = {
  en: ['en', 'en-GB', 'en-US', 'en-AU', 'en-CA', 'en-IN', 'en-NZ', 'en-SG'],
  de: ['de-DE', 'de-AT', 'de-CH'],
  fr: ['fr-FR', 'fr-CA', 'fr-CH'],
  es: ['es-ES', 'es-MX'],
  it: ['it-IT'],
  nl: ['nl-NL', 'nl-BE'],
  pl: ['pl-PL'],
  pt: ['pt-PT', 'pt-BR'],
  ar: ['ar-AE', 'ar-EG', 'ar-SA'],
  he: ['he-IL'],
  ja: ['ja-JP'],
  zh: ['zh-CN', 'zh-TW'],
} as const satisfies Record<string, readonly string[]>

export type DocumentLanguage = keyof typeof localesByLanguage

export const documentLanguages = Object.keys(localesByLanguage) as DocumentLanguage[]

export const documentLocales: readonly string[] = Object.values(localesByLanguage).flat()

/** Script of a language in its region, such as `Hant` for zh-TW; without a region, none is assumed. */
export const scriptOf = (tag: string): string | undefined => parseLocale(tag)?.maximize().script

/** @returns `undefined` for a language without document labels */
export function documentLanguageOf(tag: string): DocumentLanguage | undefined {
  const language = parseLocale(tag)?.language
  return documentLanguages.find(known => known === language)
}
