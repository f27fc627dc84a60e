/** Numbers, dates and times of the dashboard and of mails, both in English. */
const locale = 'en-GB'

export const count = new Intl.NumberFormat(locale)
export const dayCount = new Intl.NumberFormat(locale, { style: 'unit', unit: 'day', unitDisplay: 'long' })

const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })
const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
const dayOfYear = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' })
const minute = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' })

const sizes = (['gigabyte', 'megabyte', 'kilobyte'] as const).map((unit, index) => ({
  bytes: 10 ** (9 - 3 * index),
  format: new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 2 }),
}))

export function formatBytes(bytes: number): string {
  const { bytes: one, format } =
    sizes.find(size => bytes >= size.bytes) ?? (sizes.at(-1) as (typeof sizes)[number])
  return format.format(bytes / one)
}

/** @param price in the operator's words */
export const priceText = (price: string | undefined): string =>
  price === undefined
    ? 'What a live PDF costs you learn from whoever runs this service.'
    : `What a live PDF costs: ${price}`

/** `November 2026` for `2026-11` */
export const formatMonth = (text: string): string => month.format(new Date(`${text}-01`))

/** `21 Nov` */
export const formatDayOfYear = (at: string): string => dayOfYear.format(new Date(at))

/** `21 Nov 2026, 09:30 UTC` */
export function formatTime(at: string): string {
  const date = new Date(at)
  return `${day.format(date)}, ${minute.format(date)} UTC`
}
