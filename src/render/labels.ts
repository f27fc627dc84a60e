import { defaultLocale } from '#core/invoice.ts'
import { de } from './labels/de.ts'
import { en, type Labels } from './labels/en.ts'
import { es } from './labels/es.ts'
import { fr } from './labels/fr.ts'
import { it } from './labels/it.ts'
import { nl } from './labels/nl.ts'
import { pl } from './labels/pl.ts'
import { pt } from './labels/pt.ts'

export type { Labels }

const byLanguage: Readonly<Record<string, Labels>> = { en, de, fr, es, it, nl, pl, pt }

/** Where one language has two words for a thing. */
const byRegion: Readonly<Record<string, Partial<Labels>>> = {
  'en-us': { tax: 'Sales tax', tax_id: 'Tax ID' },
  'de-ch': { tax: 'MWST', tax_id: 'UID' },
  'fr-ch': { tax_id: 'IDE' },
}

export const languages: readonly string[] = Object.keys(byLanguage)

/** The language of a locale, and English for one that has no labels yet. */
export function languageOf(locale: string): string {
  return labelledLanguageOf(locale) ?? 'en'
}

/** The locale of the words that no label gives, months and countries: English too where the labels are. */
export function localeOfWords(locale: string): string {
  return labelledLanguageOf(locale) === undefined ? defaultLocale : locale
}

function labelledLanguageOf(locale: string): string | undefined {
  const language = locale.toLowerCase().split('-')[0] ?? ''
  return Object.hasOwn(byLanguage, language) ? language : undefined
}

export function labelsOf(locale: string): Labels {
  const labels = byLanguage[languageOf(locale)] ?? en
  const [language, region] = locale.toLowerCase().split('-')
  return { ...labels, ...byRegion[`${language}-${region}`] }
}

/** "Page {page} of {pages}" with its places filled. */
export function fillLabel(label: string, values: Record<string, string>): string {
  return label.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
}
