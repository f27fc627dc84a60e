import { systemLocale } from '#chromium/testing/headless-browser.ts'
import { dateStyleOf } from '#core/money/format.ts'
import { dateFormat } from '#core/text/calendar-date.ts'
import type { keyWindowTexts } from '#languages/en/key-window.ts'
import type { messages } from '#languages/en/messages/index.ts'
import type { pageTexts } from '#languages/en/page/page.ts'
import type { ArgumentsOf, CodeOf } from '#languages/grammar/parameter-types.ts'
import { chooseLanguage, loadWriter } from '#languages/languages.ts'

/** Language of the windows under test: `BILLWRIGHT_LANGUAGE`, such as en-XA or ar-XB for a pseudo-language. */
export const { code: language, direction } = chooseLanguage([process.env.BILLWRIGHT_LANGUAGE ?? 'en'])

/** Keys along a row in the direction of the language. */
export const [nextKey, previousKey] =
  direction === 'rtl' ? (['ArrowLeft', 'ArrowRight'] as const) : (['ArrowRight', 'ArrowLeft'] as const)

/** Locale of numbers, dates and weeks. */
const locale: string = systemLocale(language)

type Texts = typeof pageTexts & typeof keyWindowTexts & typeof messages

/** Writes the texts of the windows in a language. */
export async function textsIn(code: string) {
  const write = await loadWriter(chooseLanguage([code]), ['messages', 'page', 'keyWindow'])
  return <Code extends CodeOf<Texts>>(key: Code, ...[params]: ArgumentsOf<Texts, Code>): string =>
    write({ code: key, ...(params && { params }) })
}

/** A text of the windows in the language under test. */
export const text = await textsIn(language)

/** Formats a number like the windows. */
export const formatted = (value: number, decimals = 2): string =>
  new Intl.NumberFormat(locale, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    numberingSystem: 'latn',
  }).format(value)

/** Formats a calendar date (YYYY-MM-DD), or a part of it, like the windows. */
export const dated = (
  date: string,
  options: Intl.DateTimeFormatOptions = { dateStyle: dateStyleOf(locale) },
): string => dateFormat(locale, options).format(Date.parse(date))

/** A parameter value that matches every value in the following patterns. */
export const any = '\u{E000}'

/** The same for a number, in a text without plural forms. */
export const anyNumber = any as unknown as number

/** A right-to-left text isolates a value by its direction, and a list isolates it twice. */
const isolates = '[\u2066-\u2069]*'

const pattern = (text: string): string =>
  text
    .replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')
    .replaceAll(/[\u2066-\u2069]+/g, isolates)
    .replaceAll(any, '.*')

/** Matches a text that begins with this one, which may be isolated. */
export const beginningWith = (start: string): RegExp => new RegExp(`^${isolates}${pattern(start)}`)

/** Matches a text that contains one of these. */
export const containing = (...texts: string[]): RegExp => new RegExp(texts.map(pattern).join('|'))

/** Returns the part of a shown text that replaces `any`. */
export const valueIn = (shown: string | null, written: string): string =>
  new RegExp(pattern(written).replace('.*', '([^\u2066-\u2069]*)')).exec(shown ?? '')?.[1] ?? ''

/** Matches one of these texts, with any numbers. */
export const oneOf = (...texts: string[]): RegExp =>
  new RegExp(`^(${texts.map(each => pattern(each).replaceAll(/\d+/g, '\\d(?:[.,\\s]?\\d)*')).join('|')})$`)

/** A number for each plural form that a language may have. */
export const pluralCounts = [0, 1, 2, 3, 11, 100]

/** Matches a text with any number. */
export const counted = (write: (count: number) => string): RegExp => oneOf(...pluralCounts.map(write))
