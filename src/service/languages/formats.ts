const sizeUnits = ['gigabyte', 'megabyte', 'kilobyte'] as const

/** Numbers, dates and times of the pages in a language. Times are in UTC. */
export interface Formats {
  number(count: number): string
  /** `12 days` */
  days(count: number): string
  /** `1.5 MB` */
  bytes(count: number): string
  /** `21 Nov 2026`, of a calendar date */
  day(date: string): string
  /** `21 Nov` */
  dayOfYear(at: string): string
  /** `21 Nov 2026, 09:30 UTC` */
  time(at: string): string
}

/** Each format is created on first use. */
export function createFormats(locale: string): Formats {
  const numbers = once(() => new Intl.NumberFormat(locale))
  const days = once(() => new Intl.NumberFormat(locale, { style: 'unit', unit: 'day', unitDisplay: 'long' }))
  const sizes = once(() =>
    sizeUnits.map((unit, index) => ({
      bytes: 10 ** (9 - 3 * index),
      format: new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 2 }),
    })),
  )
  const day = once(() => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }))
  const dayOfYear = once(
    () => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' }),
  )
  const minute = once(() => new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' }))
  return {
    number: count => numbers().format(count),
    days: count => days().format(count),
    bytes(count) {
      const found = sizes().find(({ bytes }) => count >= bytes) ?? sizes().at(-1)
      return found === undefined ? '' : found.format.format(count / found.bytes)
    },
    day: date => day().format(new Date(date)),
    dayOfYear: at => dayOfYear().format(new Date(at)),
    time(at) {
      const date = new Date(at)
      return `${day().format(date)}, ${minute().format(date)} UTC`
    },
  }
}

function once<Value>(make: () => Value): () => Value {
  let value: Value | undefined
  return () => {
    value ??= make()
    return value
  }
}
