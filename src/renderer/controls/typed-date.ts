import { addDays, dateOf, isCalendarDate } from '#core/text/calendar-date.ts'

export interface DateContext {
  /** YYYY-MM-DD in the local time zone */
  today: string
  /** base of `+14`; defaults to today */
  from?: string
  locale: string
}

/**
 * Parses a typed date to YYYY-MM-DD: `t`, `+14`, `5/12`, `5.12.26`, `21 Nov 2026`, `2026-11-21`, `2026年11月21日`. Day and
 * month follow the order of the locale; a missing year is the nearest one.
 */
export function parseTypedDate(typed: string, context: DateContext): string | undefined {
  const text = typed.normalize('NFKC').trim().toLowerCase()
  const base = context.from !== undefined && isCalendarDate(context.from) ? context.from : context.today
  if (text === '') return undefined
  if (text === 't' || text === '.') return context.today

  const relative = /^([+-])\s*(\d{1,4})$/.exec(text)
  if (relative) return addDays(base, Number(`${relative[1]}${relative[2]}`))

  const iso = /^(\d{4})-?(\d{2})-?(\d{2})$/.exec(text)
  if (iso) return dateOf(Number(iso[1]), Number(iso[2]), Number(iso[3]))

  const numbers = (text.match(/\d+/g) ?? []).map(Number)
  const word = text.match(/\p{L}{3,}/u)?.[0]
  const month = word === undefined ? undefined : parseMonthName(word, context.locale)
  if (word !== undefined) {
    if (month === undefined) return undefined
    const [day, year] = (numbers[0] ?? 0) > 31 ? [numbers[1], numbers[0]] : numbers
    return day === undefined ? undefined : withYear(year, month, day, base)
  }
  if (/[^\d./\s年月日-]/.test(text) || numbers.length < 2 || numbers.length > 3) return undefined

  const order = (numbers[0] ?? 0) > 31 || text.includes('月') ? 'ymd' : dateFieldOrder(context.locale)
  const fields = numbers.length === 2 ? order.replace('y', '') : order
  const at = (field: string) => numbers[fields.indexOf(field)]
  const [monthNumber, day] = [at('m'), at('d')]
  return monthNumber === undefined || day === undefined
    ? undefined
    : withYear(numbers.length === 3 ? at('y') : undefined, monthNumber, day, base)
}

function withYear(year: number | undefined, month: number, day: number, base: string): string | undefined {
  if (year !== undefined) return dateOf(year < 100 ? 2000 + year : year, month, day)
  const baseYear = Number(base.slice(0, 4))
  const candidates = [baseYear - 1, baseYear, baseYear + 1]
    .map(candidate => dateOf(candidate, month, day))
    .filter(candidate => candidate !== undefined)
  const distance = (iso: string) => Math.abs(Date.parse(iso) - Date.parse(base))
  return candidates.toSorted((a, b) => distance(a) - distance(b))[0]
}

const sample = new Date('2000-12-31T00:00:00Z')

function dateFieldOrder(locale: string): string {
  const letters: Record<string, string> = { day: 'd', month: 'm', year: 'y' }
  return new Intl.DateTimeFormat(locale, { timeZone: 'UTC', calendar: 'gregory' })
    .formatToParts(sample)
    .map(part => letters[part.type] ?? '')
    .join('')
}

function parseMonthName(word: string, locale: string): number | undefined {
  for (const language of [locale, 'en']) {
    const index = monthNames(language).findIndex(([long, short]) => long.startsWith(word) || short === word)
    if (index !== -1) return index + 1
  }
  return undefined
}

/**
 * Long and short names in the case used within dates; a short name may not be a prefix of the long one
 * ("mrt", "maart").
 */
function monthNames(language: string): [long: string, short: string][] {
  const nameOf = (style: 'long' | 'short', month: number) => {
    const format = new Intl.DateTimeFormat(language, {
      day: 'numeric',
      month: style,
      timeZone: 'UTC',
      calendar: 'gregory',
    })
    const part = format.formatToParts(Date.UTC(2000, month, 1)).find(({ type }) => type === 'month')
    return (part?.value ?? '').toLowerCase().replace('.', '')
  }
  return Array.from({ length: 12 }, (_, month) => [nameOf('long', month), nameOf('short', month)])
}
