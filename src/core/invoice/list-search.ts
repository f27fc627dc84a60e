import { minorUnits } from '../money/currency.ts'
import { isCalendarDate } from '../text/calendar-date.ts'
import { type DocumentStatus, documentStatuses } from './document-status.ts'

/** Shorter parts of a word would match most statuses. */
const minWordLength = 3

/** Statuses that a search names by the beginnings of their words, such as "partly paid" or "overd". */
export function statusesNamed(search: string): DocumentStatus[] {
  const text = search.trim().replaceAll(/\s+/g, ' ')
  if (text.length < minWordLength) return []
  return documentStatuses.filter(status => ` ${status.replaceAll('_', ' ')}`.includes(` ${text}`))
}

/**
 * A search as typed, and as amounts and dates are written in the searched text: with a decimal point and without group
 * separators, or as an ISO date or part of it.
 */
export function searchPatterns(search: string): string[] {
  const others = [plainAmount(search), ...isoDates(search), namedDate(search)].filter(
    text => text !== undefined,
  )
  return [...new Set([search, ...others])]
}

/** A currency, digits with separators, a currency. */
const amount = /^([\p{L}\p{Sc}]{0,4})\p{Zs}?(-?\d[\d.,'’\p{Zs}]*?)\p{Zs}?([\p{L}\p{Sc}]{0,4})$/u

/** `1.234,50 €` and `1,234.50` are 1234.50; a single separator before three digits is read as one between groups. */
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

/** Both readings of 04/05/2026. */
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

const monthFormat = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' })
const monthNames = Array.from({ length: 12 }, (_, month) =>
  monthFormat.format(Date.UTC(2000, month)).toLowerCase(),
)

/**
 * `Sep 14`, `14 September 2026` and `Sep 2026` as in the list, as `-09-14`, `2026-09-14` and `2026-09-`. A month alone
 * stays a word, because names begin like it.
 */
function namedDate(search: string): string | undefined {
  const words = search
    .toLowerCase()
    .split(/[\s,.]+/)
    .filter(word => word !== '')
  const month = words.findIndex(word => /^\p{L}{3,}$/u.test(word))
  const index = month > 1 ? -1 : monthNames.findIndex(name => name.startsWith(words[month] ?? ' '))
  const [first = '', ...more] = words.toSpliced(month, 1)
  if (index === -1 || more.length > 1) return undefined
  const monthDigits = String(index + 1).padStart(2, '0')
  if (/^\d{4}$/.test(first)) return month === 0 && more.length === 0 ? `${first}-${monthDigits}-` : undefined
  const [year] = more
  const date = `${year ?? leapYear}-${monthDigits}-${first.padStart(2, '0')}`
  if (!isCalendarDate(date)) return undefined
  return year === undefined ? date.slice(4) : date
}

/** Every day and month exist in it. */
const leapYear = '2000'
