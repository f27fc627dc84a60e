import type { InvoiceSummary } from '#contract/invoice-list.ts'
import { listGroupKey, listGroupOf } from '#core/invoice/list-group.ts'
import { dateFormat, localDateOf } from '#core/text/calendar-date.ts'
import { uiLocale } from '../i18n/locale.ts'
import { t } from '../i18n/translate.ts'

interface RowPosition {
  index: number
  start: number
}

interface ShownGroup {
  key: string
  /** `undefined` in an order without groups */
  label: string | undefined
  /** the first row of the group is rendered */
  hasHeading: boolean
  rows: readonly (RowPosition & { summary: InvoiceSummary })[]
}

/** The rendered rows in groups, in the order of the list. */
export function groupsOf(
  rows: readonly RowPosition[],
  invoices: readonly InvoiceSummary[],
  isGrouped: boolean,
): ShownGroup[] {
  const shown = rows.flatMap(row => {
    const summary = invoices[row.index]
    return summary ? [{ ...row, summary }] : []
  })
  const keyOf = (summary: InvoiceSummary) => (isGrouped ? listGroupKey(summary.group) : 'all')
  return [...Map.groupBy(shown, ({ summary }) => keyOf(summary))].map(([key, group]) => {
    const first = group[0]?.index ?? 0
    const before = invoices[first - 1]
    return {
      key,
      label: isGrouped ? labelOf(group[0]?.summary.group ?? '') : undefined,
      hasHeading: isGrouped && (before === undefined || keyOf(before) !== key),
      rows: group,
    }
  })
}

function labelOf(place: string): string {
  const group = listGroupOf(place)
  if (group.kind === 'undated') return t('list.undated')
  return group.kind === 'month' ? monthName(group.month) : t(`view.${group.kind}`)
}

/** Name of a month, with the year unless it is the current one. */
function monthName(yearAndMonth: string): string {
  const isThisYear = localDateOf(new Date()).startsWith(yearAndMonth.slice(0, 4))
  const format = dateFormat(uiLocale, { month: 'long', ...(!isThisYear && { year: 'numeric' }) })
  return format.format(new Date(`${yearAndMonth}-01T00:00:00Z`))
}
