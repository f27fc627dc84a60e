import { uiLocale } from '../../i18n/locale.ts'
import { t } from '../../i18n/translate.ts'
import type { App } from '../../state/app.ts'
import type { PastePlan } from '../../state/view/overlay.ts'
import { pasteItems } from './line-actions.ts'
import { isItemField, itemsOf, type Rows } from './paste/plan-paste.ts'

/** Inserts the pasted rows as lines; the message lists the columns that were not imported. */
export function insertPlanned(app: App, row: number, rows: Rows, plan: PastePlan) {
  const data = plan.hasHeader ? rows.slice(1) : rows
  pasteItems(app, row, {
    items: itemsOf(data, plan.columns, uiLocale),
    fields: plan.columns.filter(isItemField),
    omitted: omittedColumns(rows, plan),
  })
}

/** Names of the columns that have content and are not imported. */
export function omittedColumns(rows: Rows, { hasHeader, columns }: PastePlan): string[] {
  const data = hasHeader ? rows.slice(1) : rows
  return columns.flatMap((meaning, at) => {
    const isOmitted = meaning === null || meaning === 'position' || meaning === 'amount'
    return isOmitted && data.some(row => (row[at] ?? '') !== '') ? [nameOfColumn(rows, hasHeader, at)] : []
  })
}

export const nameOfColumn = (rows: Rows, hasHeader: boolean, at: number): string =>
  (hasHeader && rows[0]?.[at]) || t('paste.column', { column: at + 1 })
