import { minorUnits } from '../money/currency.ts'
import { isCalendarDate } from '../text/calendar-date.ts'
import { documentLanguages } from '../text/locale.ts'
import { type DocumentStatus, documentStatuses } from './document-status.ts'

/** Shorter search words would match most statuses. */
const minWordLength = 3

/** Statuses whose words begin with the searched ones, such as "partly paid" or "overd". */
export function statusesNamed(search: string): DocumentStatus[] {
  const text = search.trim().replaceAll(/\s+/g, ' ')
  if (text.length < minWordLength) return []
  return documentStatuses.filter(status => ` ${status.replaceAll('_', ' ')}`.includes(` ${text}`))
}

/**
 * Alternatives of a search: as typed, without full-width forms, and with amounts and dates as in the searched text:
 * decimal point and no group separators, ISO date or part of it.
 */
export function searchPatterns(search: string): string[] {
  const plain = search.replaceAll(/[\uff01-\uffee]+/g, forms => forms.normalize('NFKC'))
  const others = [plain, plainAmount(plain), ...isoDates(plain), ...namedDates(plain)].filter(
    text => text !== undefined,
  )
  return [...new Set([search, ...others])]
}

/** An amount with a currency before or after it. */
const amount = /^([\p{L}\p{Sc}]{0,4})\p{Zs}?(-?\d[\d.,'’\p{Zs}]*?)\p{Zs}?([\p{L}\p{Sc}]{0,4})$/u

/**
 * `1.234,50 €` and `1,234.50` become 1234.50; a single separator before exactly three digits counts as a group
 * separator.
 */
function plainAmount(search: string): string | undefined {
  const [, before = '', written, after = ''] = amount.exec(search) ?? []
  if (written === undefined || ![before, after].every(isCurrency)) return undefined
  const digits = written.replaceAll(/['’\p{Zs}]/gu, '')
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','))
  const fraction = digits.slice(last + 1)
  const isGroup = fraction.length === 3 || digits.split(digits[last] ?? '').length > 2
  if (last === -1 || isGroup) return digits.replaceAll(/[.,]/g, '')
  return `${digits.slice(0, last).replaceAll(/[.,]/g, '')}.${fraction}`
}

/** A symbol such as `US$`, a code, or nothing. */
const isCurrency = (text: string): boolean =>
  text === '' || /\p{Sc}/u.test(text) || minorUnits(text.toUpperCase()) !== undefined

/** Day-first and month-first reading of dates such as 04/05/2026. */
function isoDates(search: string): string[] {
  const text = search.trim()
  const [, first = '', second = '', year = ''] =
    /^(\d{1,2})[./-]\s?(\d{1,2})[./-]\s?(\d{4})$/.exec(text) ?? []
  const [, front = '', month = '', day = ''] = /^(\d{4})[./]\s?(\d{1,2})[./]\s?(\d{1,2})\.?$/.exec(text) ?? []
  return [
    [year, second, first],
    [year, first, second],
    [front, month, day],
  ]
    .map(([y = '', m = '', d = '']) => `${y}-${m.padStart(2, '0')}-${d.padStart(2, '0')}`)
    .filter(isCalendarDate)
}

interface MonthName {
  /** from 1 */
  month: number
  name: string
}

/** Long and short month names as used in dates of all document languages; loaded at the first search. */
let monthNames: readonly MonthName[] | undefined

const readMonthNames = (): MonthName[] =>
  documentLanguages.flatMap(language =>
    (['long', 'short'] as const).flatMap(style => {
      const format = new Intl.DateTimeFormat(language, { day: 'numeric', month: style, timeZone: 'UTC' })
      return Array.from({ length: 12 }, (_, index): MonthName => {
        const parts = format.formatToParts(Date.UTC(leapYear, index))
        return {
          month: index + 1,
          name: parts.find(({ type }) => type === 'month')?.value.toLowerCase() ?? '',
        }
      })
    }),
  )

/** A leap year, so that every day and month exists. */
const leapYear = 2000

/**
 * ISO parts for dates with month names, as shown in the list: `Sep 14` becomes `-09-14`, `14. September 2026`
 * `2026-09-14`, and `Sep 2026` `2026-09-`. One result for each month that has this name in a language. A month alone
 * stays a word, because other names begin with it.
 */
function namedDates(search: string): string[] {
  const [, eastern = '', easternMonth, easternDay] =
    /^(?:(\d{4})[年년]\s?)?(\d{1,2})[月월](?:\s?(\d{1,2})[日일]?)?$/.exec(search.trim()) ?? []
  if (easternMonth !== undefined && easternDay !== undefined)
    return partialDate(eastern, Number(easternMonth), easternDay)
  if (easternMonth !== undefined && eastern !== '')
    return partialDate(eastern, Number(easternMonth), '1').map(first => first.slice(0, -2))
  const words = search
    .toLowerCase()
    .split(/[\s,.]+/)
    // Portuguese: 7 de dez. de 2026
    .filter(word => word !== '' && word !== 'de')
  const at = words.findIndex(word => /^\p{L}[\p{L}\p{M}]{2,}$/u.test(word))
  const [first = '', year = '', ...more] = words.toSpliced(at, 1)
  if (at === -1 || at > 1 || more.length > 0 || !/^(\d{4})?$/.test(year)) return []
  monthNames ??= readMonthNames()
  const months = new Set(
    monthNames.filter(({ name }) => name.startsWith(words[at] ?? ' ')).map(({ month }) => month),
  )
  return [...months].flatMap(month => {
    if (!/^\d{4}$/.test(first)) return partialDate(year, month, first)
    return at === 0 && year === '' ? [`${first}-${String(month).padStart(2, '0')}-`] : []
  })
}

/** @param year empty for any year */
function partialDate(year: string, month: number, day: string): string[] {
  const date = `${year || leapYear}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`
  if (!isCalendarDate(date)) return []
  return [year === '' ? date.slice(4) : date]
}
