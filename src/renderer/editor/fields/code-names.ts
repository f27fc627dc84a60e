import type { NamedCode } from '#core/codes/code-list.ts'
import { exemptions } from '#core/codes/exemptions.ts'
import { addressKinds, registers } from '#core/codes/identifier-schemes.ts'
import { paymentMeans } from '#core/codes/payment-means.ts'
import { units } from '#core/codes/units.ts'
import { chooseLanguage, loadWriter } from '#languages/languages.ts'
import { formatFacts, labelled, withBracket } from '../../i18n/joined-texts.ts'
import { capitalised, countryName, interfaceLanguage, perLanguage } from '../../i18n/locale.ts'

interface Names {
  text: (code: string, params?: object) => string
  /** of texts and of `Intl`, where `en` would be American English */
  locale: string
}

/** Puts names to codes, once per language. */
const named = <Entry extends { code: string }>(
  entries: readonly Entry[],
  nameOf: (entry: Entry, names: Names) => string,
): (() => Promise<readonly NamedCode[]>) =>
  perLanguage(async () => {
    const language = chooseLanguage([interfaceLanguage])
    const write = await loadWriter(language, ['codes'])
    const names: Names = {
      text: (code, params) => write({ code, params }),
      locale: language.locale,
    }
    return entries.map(entry => ({ code: entry.code, name: nameOf(entry, names) }))
  })

/** "Slovakia: tax number (DIČ)" */
function joined(country: string, text: string, more: string): string {
  const name = text && more && text !== more ? withBracket(text, more) : text || more
  return country === '' ? capitalised(name) : labelled(capitalised(countryName(country)), name)
}

/** What `Intl` writes around a number: "hour". */
const unitName = (unit: string, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' })
    .formatToParts(1)
    .flatMap(({ type, value }) => (type === 'unit' ? [value.trim()] : []))
    .join('')

const schemeName = ({ country, kind, proper }: (typeof addressKinds)[number], { text }: Names): string =>
  joined(country, kind && text(`scheme.${kind}`), proper)

export const namedAddressKinds = named(addressKinds, schemeName)

export const namedRegisters = named(registers, schemeName)

export const namedUnits = named(units, ({ code, intl }, { text, locale }) =>
  capitalised(intl === '' ? text(`unit.${code}`) : unitName(intl, locale)),
)

export const namedMeans = named(paymentMeans, ({ country, texts, proper }, { text }) =>
  joined(country, formatFacts(texts.map(each => text(`means.${each}`))), proper),
)

export const namedExemptions = named(exemptions, ({ country, reason, article }, { text }) =>
  joined(country, reason && text(`exemption.${reason}`), article && text('exemption.article', { article })),
)
