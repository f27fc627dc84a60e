import { formatQuantity } from '#core/money/format.ts'
import { periodLengths, periodOf } from '#core/report/period.ts'
import { daysBetween, isCalendarDate, localDateOf } from '#core/text/calendar-date.ts'
import { formatDays, formatMonth, formatUnits, uiLocale } from '../i18n/locale.ts'
import { t } from '../i18n/translate.ts'
import { type Period, periodRange, type ReportCellFilter } from '../state/host/list-filter.ts'

/** "Tax 19 %, EUR, Q3 2026". */
export function figureText(
  { currency, taxRate, balance, paid, due, customerId }: ReportCellFilter,
  issued: Period,
  today = localDateOf(new Date()),
): string {
  const { from, to } = periodRange(issued, today)
  return formatUnits([
    ...(taxRate === undefined ? [] : [t('filter.figure.rate', { rate: formatQuantity(taxRate, uiLocale) })]),
    ...(balance === undefined ? [] : [t(`filter.figure.balance.${balance}`)]),
    ...(customerId === undefined ? [] : [t('filter.figure.customer')]),
    ...(due === undefined ? [] : [dueText(due, today)]),
    ...(currency === undefined ? [] : [currency]),
    ...(paid === undefined ? [] : [t('filter.figure.paid', { period: periodName(paid.from, paid.to) })]),
    ...(from === undefined && to === undefined ? [] : [periodName(from ?? '', to ?? '')]),
  ])
}

function dueText({ from, to }: NonNullable<ReportCellFilter['due']>, today: string): string {
  if (to === undefined) return t('age.not-due')
  const latest = daysBetween(to, today)
  return from === undefined
    ? t('age.over', { days: String(latest - 1) })
    : t('age.between', { from: String(latest), to: String(daysBetween(from, today)) })
}

/**
 * "Aug 2026", "Q3 2026", "2026", or the first and the last day. Either may be empty.
 * @param from ISO date
 * @param to ISO date
 */
function periodName(from: string, to: string): string {
  if (!isCalendarDate(from)) return isCalendarDate(to) ? t('filter.hidden.to', { to: formatDays(to) }) : ''
  if (!isCalendarDate(to)) return t('filter.hidden.from', { from: formatDays(from) })
  const length = periodLengths.find(each => {
    const period = periodOf(from, each)
    return period.from === from && period.to === to
  })
  const year = from.slice(0, 4)
  switch (length) {
    case 'month':
      return formatMonth(from)
    case 'quarter':
      return t('filter.quarter', { quarter: String((Number(from.slice(5, 7)) + 2) / 3), year })
    case 'year':
      return year
    default:
      return formatDays(from, to)
  }
}
