import { boundedCache } from '../caches.ts'
import { dateFormat, isCalendarDate } from '../text/calendar-date.ts'
import { parseLocale } from '../text/locale.ts'
import { minorUnits } from './currency.ts'
import { numberFormat } from './digit-separators.ts'

interface Format {
  format(decimal: Intl.StringNumericLiteral): string
}

/**
 * Cached, because formats are expensive to create. Intl formats a decimal string exactly; the minor units come from
 * `currency.ts`.
 */
const formats = boundedCache<Format>(200)
const dates = boundedCache<Intl.DateTimeFormat>(50)
const maxFractionDigits = 20

/**
 * Spanish, Italian, Polish and Portuguese group four-digit numbers only in columns with longer ones, such as those of
 * an invoice.
 */
const useGrouping = 'always'

function format(
  decimal: string,
  locale: string,
  options: Intl.NumberFormatOptions,
  make: (locale: string, options: Intl.NumberFormatOptions) => Format = formatWithSymbol,
): string {
  const { currency, minimumFractionDigits: min, maximumFractionDigits: max } = options
  const made = formats(`${make.name} ${locale} ${currency} ${min} ${max}`, () =>
    make(locale, { ...options, useGrouping }),
  )
  return made.format(decimal as Intl.StringNumericLiteral)
}

/** Full-width forms of ¥ and ₩. */
const fullWidthSymbols = /[\uffe5\uffe6]/g

/** Keeps the sign of US$ after its letters in right-to-left amounts. */
const signAfterLetters = /(?<=^\u200f.*\p{Lu})\p{Sc}$/u

/**
 * Letters of other scripts: symbols such as that of the Arabic dinar consist of letters that are legible only in
 * documents of their script.
 */
const foreignLetters = /[^\p{Script=Common}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u
const arabicLetters = /\p{Script=Arabic}/gu

/** Shows the currency symbol, or the code if the symbol is in a foreign script. */
function formatWithSymbol(locale: string, options: Intl.NumberFormatOptions): Format {
  const made = numberFormat(locale, options)
  if (options.currency === undefined) return made
  const shown = isLanguage(locale, 'ar') ? made.format(0).replaceAll(arabicLetters, '') : made.format(0)
  return foreignLetters.test(shown)
    ? numberFormat(locale, { ...options, currencyDisplay: 'code' })
    : withLegibleSymbol(made)
}

function withLegibleSymbol(made: Intl.NumberFormat): Format {
  const legible = (amount: string) =>
    amount.replace(fullWidthSymbols, symbol => symbol.normalize('NFKC')).replace(signAfterLetters, '$&\u200e')
  // most formats need neither, and an invoice has thousands of amounts
  const isLegible = [0, -1].every(amount => legible(made.format(amount)) === made.format(amount))
  return isLegible ? made : { format: decimal => legible(made.format(decimal)) }
}

/**
 * Formats with the separators of money but without the symbol. They may differ from those of numbers: fr-CH has
 * 1'234.50 CHF and 1'234,50.
 */
function formatWithoutSymbol(locale: string, options: Intl.NumberFormatOptions): Format {
  const made = numberFormat(locale, options)
  const separators = moneySeparators(locale)
  // Stryker disable next-line all: only saves time, because the separators below would be the same
  if (made.formatToParts(1234567.5).every(({ type, value }) => (separators.get(type) ?? value) === value))
    return made
  return {
    format: decimal =>
      made
        .formatToParts(decimal)
        .map(({ type, value }) => separators.get(type) ?? value)
        .join(''),
  }
}

function moneySeparators(locale: string): ReadonlyMap<string, string> {
  const parts = numberFormat(locale, { style: 'currency', currency: 'EUR' }).formatToParts(1234567.5)
  const separators = parts.filter(({ type }) => type === 'group' || type === 'decimal')
  return new Map(separators.map(({ type, value }) => [type, value]))
}

/** "€2,467.50", with the symbol at the locale's position; an unknown code follows the amount. */
export function formatMoney(decimal: string, currency: string, locale: string): string {
  const digits = minorUnits(currency)
  if (digits === undefined) return `${formatAmount(decimal, 2, locale)} ${currency}`.trim()
  return format(decimal, locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
}

/** Without symbol, with exactly `digits` decimals: "2,467.50". */
export function formatAmount(decimal: string, digits: number, locale: string): string {
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  return format(decimal, locale, options, formatWithoutSymbol)
}

/** Without trailing zeros: "1.5" for `1.50`. */
export function formatQuantity(decimal: string, locale: string): string {
  return format(decimal, locale, { minimumFractionDigits: 0, maximumFractionDigits: maxFractionDigits })
}

/** Without symbol, with at least the decimals of the currency, never rounded: "80.00", "0.0125". */
export function formatUnitPrice(decimal: string, currency: string, locale: string): string {
  const digits = minorUnits(currency) ?? 2
  const options = { minimumFractionDigits: digits, maximumFractionDigits: maxFractionDigits }
  return format(decimal, locale, options, formatWithoutSymbol)
}

/** Formats a `YYYY-MM-DD` date: "21 Nov 2026"; returns other text unchanged. */
export function formatDate(iso: string, locale: string): string {
  if (!isCalendarDate(iso)) return iso
  return dates(locale, () => dateFormat(locale, { dateStyle: dateStyleOf(locale) })).format(
    new Date(`${iso}T00:00:00Z`),
  )
}

const isLanguage = (locale: string, ...languages: string[]) =>
  languages.includes(parseLocale(locale)?.language ?? '')

/**
 * The medium style of Arabic and Japanese has digits only, so day and month are ambiguous. Brazilian documents have digits,
 * as in Portugal: 27/11/2026, not "27 de nov. de 2026".
 */
export function dateStyleOf(locale: string): 'long' | 'medium' | 'short' {
  if (isLanguage(locale, 'pt') && parseLocale(locale)?.maximize().region === 'BR') return 'short'
  return isLanguage(locale, 'ar', 'ja') ? 'long' : 'medium'
}
