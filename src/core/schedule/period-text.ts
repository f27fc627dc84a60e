import { boundedCache } from '../caches.ts'
import { formatDate } from '../money/format.ts'
import { dateFormat } from '../text/calendar-date.ts'
import { documentLocales } from '../text/locale.ts'
import { namedMonths } from '../text/month-names.ts'
import type { Period } from './period.ts'

/** Placeholders for the period of an invoice in descriptions, notes and terms. */
type PeriodPlaceholder = 'month' | 'year' | 'period'

const placeholder = /\{(month|year|period)\}/

/** The first placeholder of a text, with its braces. */
export const placeholderIn = (text: string): string | undefined =>
  text.includes('{') ? placeholder.exec(text)?.[0] : undefined

const fillEachPlaceholder = (text: string, write: (name: PeriodPlaceholder) => string): string =>
  text.replaceAll(new RegExp(placeholder, 'g'), (_, name: PeriodPlaceholder) => write(name))

/** Writes periods into the texts of an invoice, in its language. */

/** Replaces {month}, {year} and {period}. */
export const fillPlaceholders = (text: string, period: Period, locale: string): string =>
  fillEachPlaceholder(text, name => written[name](period, locale))

const written: Record<PeriodPlaceholder, (period: Period, locale: string) => string> = {
  month: ({ date }, locale) => format(locale, { month: 'long' }, date),
  year: ({ date }) => date.slice(0, 4),
  period: periodText,
}

/** For example "November 2026", "October – December 2026", "2026" or "November 23 – 29, 2026". */
export function periodText({ start, end, interval }: Period, locale: string): string {
  if (interval.unit === 'week') return formatRange(locale, { dateStyle: 'long' }, start, end)
  if (interval.unit === 'year')
    return start.slice(0, 4) === end.slice(0, 4)
      ? start.slice(0, 4)
      : `${start.slice(0, 4)}–${end.slice(0, 4)}`
  return formatRange(locale, { month: 'long', year: 'numeric' }, start, end)
}

/**
 * Replaces names of one period by those of another: month and year, the period, its first and last day. Recognises the
 * invoice's language, and forms with month names in all document languages. A month without a year stays, because it
 * may be another word. Either both ends of a range are replaced, or none.
 */
export function moveText(text: string, from: Period, to: Period, locale: string): string {
  // each form has a year or a day
  if (!/\d/.test(text)) return text
  const { moved, starts, ends, pattern } = moves(JSON.stringify([from, to, locale]), () =>
    movesBetween(from, to, locale),
  )
  const movedForm = (found: string) =>
    moved.get(normalised(found)) ?? moved.get(normalised(found).replace('-', '–'))
  return text.replaceAll(pattern, (whole: string, start = '', between = '', found: string, at: number) => {
    const before = text.slice(0, at)
    if (!isWhole(before, whole, text.slice(at + whole.length))) return whole
    const isOwnRange = start !== '' && ends.has(normalised(found))
    if (!isOwnRange && isRangeBegun(`${before}${start}${between}`)) return whole
    const first = withCaseOf(start, starts.get(normalised(start)) ?? start)
    return `${first}${between}${withCaseOf(found, movedForm(found) ?? found)}`
  })
}

interface Moves {
  /** replacements by normalised form */
  moved: ReadonlyMap<string, string>
  /** replacements of the first day without its year, as at the beginning of a range, by normalised form */
  starts: ReadonlyMap<string, string>
  /** normalised forms of the last day */
  ends: ReadonlySet<string>
  /** matches a form; groups 1 and 2 are the beginning of a range and its separator */
  pattern: RegExp
}

/** Separators of the first and last day of a range. */
const between = String.raw`\s*[-–—]\s*|\s+(?:bis(?:\szum)?|to|until|through|till|au|al|a|hasta|tot|t/m|do|até)\s+`

const rangeBefore = new RegExp(String.raw`(\p{L}+\.?|\d{1,2}[./]\d{1,2}\.?)(?:${between}|\s*[/&+]\s*)$`, 'iu')

/** Whether the text before a form begins a range, as in "15.10. – " and "Sept. – ". */
function isRangeBegun(before: string): boolean {
  const [, first = ''] = rangeBefore.exec(before) ?? []
  return /\d/.test(first) || namedMonths(`${first} 2026`).length > 0
}

const moves = boundedCache<Moves>(50)

function movesBetween(from: Period, to: Period, locale: string): Moves {
  const moved = new Map<string, string>()
  const add = (of: string, isUsable: (form: string) => boolean) => {
    const after = formsOf(to, of)
    for (const [index, form] of formsOf(from, of).entries()) {
      const replacement = after[index]
      if (isUsable(form) && replacement !== undefined && !moved.has(normalised(form)))
        moved.set(normalised(form), replacement)
    }
  }
  add(locale, form => form !== '')
  // Forms of other languages must contain letters, because numbers alone may mean another date.
  for (const other of documentLocales) add(other, form => /\p{L}/u.test(form))
  const starts = new Map<string, string>()
  const ends = new Set<string>()
  for (const of of [locale, ...documentLocales]) {
    for (const form of dayForms(from.end, of)) ends.add(normalised(form))
    const after = startForms(to.start, of)
    for (const [index, form] of startForms(from.start, of).entries()) {
      const isUsable = of === locale || /\p{L}/u.test(form)
      if (isUsable && !starts.has(normalised(form))) starts.set(normalised(form), after[index] ?? form)
    }
  }
  const range = `(?:(${alternatives(starts)})(${between}))?`
  return { moved, starts, ends, pattern: new RegExp(`${range}(${alternatives(moved)})`, 'giu') }
}

const alternatives = (forms: ReadonlyMap<string, string>): string =>
  [...forms.keys()]
    .sort((one, other) => other.length - one.length)
    .map(expressionOf)
    .join('|')

/** A day without its year, with and without a point at the end. */
function startForms(day: string, locale: string): string[] {
  const forms = (['2-digit', 'numeric'] as const).map(style =>
    format(locale, { day: style, month: style }, day),
  )
  const words = (['long', 'short'] as const).map(month => format(locale, { day: 'numeric', month }, day))
  return [...forms, ...words].flatMap(form => [form, form.replace(/\.$/, '')])
}

/** The forms of a period; forms with equal indexes have equal formats. */
function formsOf(period: Period, locale: string): string[] {
  const { date, start, end, interval } = period
  const [year = '', month = ''] = date.split('-')
  const quarter = Math.ceil(Number(month) / 3)
  const longMonth = format(locale, { month: 'long' }, date)
  return [
    periodText(period, locale),
    ...(['long', 'medium'] as const).map(dateStyle => formatRange(locale, { dateStyle }, start, end)),
    ...[start, end].flatMap(day => dayForms(day, locale)),
    ...monthForms(date, locale),
    `${longMonth} ${year}`,
    ...[', ', '/', '-'].map(separator => `${longMonth}${separator}${year}`),
    ...["'", '’'].map(apostrophe => `${longMonth} ${apostrophe}${year.slice(2)}`),
    ...['/', '.'].flatMap(separator => [
      `${month}${separator}${year}`,
      `${Number(month)}${separator}${year}`,
    ]),
    `${year}-${month}`,
    ...[' ', '/', '-'].flatMap(separator => [
      `Q${quarter}${separator}${year}`,
      `${year}${separator}Q${quarter}`,
    ]),
    `${quarter}. Quartal ${year}`,
    interval.unit === 'year' ? year : '',
  ]
}

/** Month and year, also without the point of an abbreviation: "Okt. 2026", "Okt 2026". */
const monthForms = (date: string, locale: string): string[] =>
  (['long', 'short'] as const).flatMap(month => {
    const form = format(locale, { month, year: 'numeric' }, date)
    return [form, form.replace('.', '')]
  })

function dayForms(day: string, locale: string): string[] {
  const numeric = { day: '2-digit', month: '2-digit', year: 'numeric' } as const
  return [
    day,
    formatDate(day, locale),
    format(locale, { dateStyle: 'long' }, day),
    format(locale, numeric, day),
    format(locale, { ...numeric, year: '2-digit' }, day),
    format(locale, { day: 'numeric', month: 'numeric', year: 'numeric' }, day),
  ]
}

/** Normalises spaces and dashes, because ICU writes thin and no-break spaces and long dashes, and people plain ones. */
const normalised = (text: string): string =>
  text
    .replace(/\s*[–—]\s*|\s+-\s+/gu, '–')
    .replace(/\s+/gu, ' ')
    .toLowerCase()

const expressionOf = (form: string): string =>
  form
    .replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
    .replaceAll(' ', '\\s+')
    .replaceAll('–', '\\s*[-–—]\\s*')

/** Letters of scripts with spaces between words; other scripts need no word boundary. */
const letter = '\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Greek}\\p{Script=Arabic}\\p{Script=Hebrew}'
const endsInWord = new RegExp(`[\\p{N}${letter}]$`, 'u')
const endsInNumber = new RegExp(`[\\p{N}${letter}][-/.]$`, 'u')
const beginsInWord = new RegExp(`^[\\p{N}${letter}]`, 'u')
const beginsInNumber = new RegExp(`^[-/.][\\p{N}${letter}]`, 'u')

/** Whether the found text is not part of a word, number, date or code such as INV-2026-11. */
function isWhole(before: string, found: string, after: string): boolean {
  const startsWithDigit = /^\p{N}/u.test(found)
  if (endsInWord.test(before) && (startsWithDigit || beginsInWord.test(found))) return false
  if (startsWithDigit && endsInNumber.test(before)) return false
  if (!endsInWord.test(found)) return true
  return !beginsInWord.test(after) && !(/\p{N}$/u.test(found) && beginsInNumber.test(after))
}

function withCaseOf(found: string, replacement: string): string {
  const [first = ''] = found
  const [replaced = ''] = replacement
  const isUpper = first !== first.toLowerCase()
  return isUpper ? replaced.toUpperCase() + replacement.slice(replaced.length) : replacement
}

/** `moveText` needs 13 formats of each document language; a cache without room for all of them would never hit. */
const formats = boundedCache<Intl.DateTimeFormat>(20 * (documentLocales.length + 1))

const cachedFormat = (locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  formats(`${locale} ${JSON.stringify(options)}`, () => dateFormat(locale, options))

const instant = (date: string): Date => new Date(`${date}T00:00:00Z`)

const plainSpaces = (text: string): string => text.replace(/[\u2009\u202f]/g, ' ')

const format = (locale: string, options: Intl.DateTimeFormatOptions, date: string): string =>
  plainSpaces(cachedFormat(locale, options).format(instant(date)))

const formatRange = (
  locale: string,
  options: Intl.DateTimeFormatOptions,
  start: string,
  end: string,
): string => plainSpaces(cachedFormat(locale, options).formatRange(instant(start), instant(end)))
