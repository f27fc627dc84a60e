import { boundedCache } from '../bounded-cache.ts'
import { isCalendarDate } from '../text/calendar-date.ts'
import { parseLocale } from '../text/locale.ts'
import { minorUnits } from './currency.ts'
import { numberFormat } from './digit-separators.ts'

interface Format {
  format(decimal: Intl.StringNumericLiteral): string
}

/**
 * Decimals as people read them. Intl gets the decimal as a string, which it formats exactly, and the number of
 * decimals from core's own currency table. Formats are costly to make, so each is made once.
 */
const formats = boundedCache<Format>(200)
const dates = boundedCache<Intl.DateTimeFormat>(50)
const mostDigits = 20

/**
 * Several languages, Spanish, Italian, Polish and Portuguese among them, group four figures only where they stand
 * above five, as the amounts of an invoice do; Intl by itself writes 2768,52 below 12.365,67.
 */
const useGrouping = 'always'

function format(
  decimal: string,
  locale: string,
  options: Intl.NumberFormatOptions,
  make: (locale: string, options: Intl.NumberFormatOptions) => Format = readableFormat,
): string {
  const { currency, minimumFractionDigits: least, maximumFractionDigits: most } = options
  const made = formats(`${make.name} ${locale} ${currency} ${least} ${most}`, () =>
    make(locale, { ...options, useGrouping }),
  )
  return made.format(decimal as Intl.StringNumericLiteral).replace(wideSigns, sign => sign.normalize('NFKC'))
}

/** Full-width forms of ¥ and ₩. */
const wideSigns = /[\uffe5\uffe6]/g

/** Symbols such as the Arabic dinar's are written in letters, which are read only in a document of that script. */
const foreignLetters = /[^\p{Script=Common}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u
const arabicLetters = /\p{Script=Arabic}/gu

/** A currency by its symbol, or by its code where the symbol would not be read. */
function readableFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const made = numberFormat(locale, options)
  if (options.currency === undefined) return made
  const shown = isLanguage(locale, 'ar') ? made.format(0).replaceAll(arabicLetters, '') : made.format(0)
  return !foreignLetters.test(shown) ? made : numberFormat(locale, { ...options, currencyDisplay: 'code' })
}

/**
 * Without a symbol, but by the marks of money: some locales have others for quantities, such as fr-CH with 1'234.50 CHF
 * and 1'234,50, and the prices of a document are read beside its sums.
 */
function symbolFreeFormat(locale: string, options: Intl.NumberFormatOptions): Format {
  const made = numberFormat(locale, options)
  const marks = moneyMarks(locale)
  if (made.formatToParts(1234567.5).every(({ type, value }) => (marks.get(type) ?? value) === value))
    return made
  return {
    format: decimal =>
      made
        .formatToParts(decimal)
        .map(({ type, value }) => marks.get(type) ?? value)
        .join(''),
  }
}

function moneyMarks(locale: string): ReadonlyMap<string, string> {
  const parts = numberFormat(locale, { style: 'currency', currency: 'EUR' }).formatToParts(1234567.5)
  const marks = parts.filter(({ type }) => type === 'group' || type === 'decimal')
  return new Map(marks.map(({ type, value }) => [type, value]))
}

/** With the currency's symbol where the locale puts it, "€2,467.50"; a code that is no currency is set behind. */
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

/** Without a symbol, at exactly these decimals: "2,467.50". */
export function formatAmount(decimal: string, digits: number, locale: string): string {
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  return format(decimal, locale, options, symbolFreeFormat)
}

/** All decimals that say something: "1.5" for `1.50`. */
export function formatQuantity(decimal: string, locale: string): string {
  return format(decimal, locale, { minimumFractionDigits: 0, maximumFractionDigits: mostDigits })
}

/** Without a symbol, at least the decimals of the currency and never rounded: "80.00", "0.0125". */
export function formatUnitPrice(decimal: string, currency: string, locale: string): string {
  const digits = minorUnits(currency) ?? 2
  const options = { minimumFractionDigits: digits, maximumFractionDigits: mostDigits }
  return format(decimal, locale, options, symbolFreeFormat)
}

/** A `YYYY-MM-DD` date in the words of the locale: "21 Nov 2026"; any other text as it is. */
export function formatDate(iso: string, locale: string): string {
  if (!isCalendarDate(iso)) return iso
  return dates(locale, () => dateFormat(locale)).format(new Date(`${iso}T00:00:00Z`))
}

const isLanguage = (locale: string, ...languages: string[]) =>
  languages.includes(parseLocale(locale)?.language ?? '')

function dateFormat(locale: string): Intl.DateTimeFormat {
  const options = {
    // where the usual form is all figures, and which of them is the day depends on the reader's direction or country
    dateStyle: isLanguage(locale, 'ar', 'ja') ? 'long' : 'medium',
    timeZone: 'UTC',
    calendar: 'gregory',
    numberingSystem: 'latn',
  } as const
  try {
    return new Intl.DateTimeFormat(locale, options)
  } catch {
    return new Intl.DateTimeFormat('en', options)
  }
}
