import type { DraftItem } from '#core/draft/draft.ts'
import { isBlankItem, itemBelow } from '#core/draft/draft-fields.ts'
import { formatList } from '../../i18n/locale.ts'
import { t } from '../../i18n/translate.ts'
import type { App } from '../../state/app.ts'
import {
  duplicateRow,
  fillCells,
  type ItemField,
  insertPasted,
  insertRows,
  itemAbove,
  moveRows,
  removeRow,
  removeRows,
  rowsToFill,
} from '../../state/document/editor-doc.ts'
import type { StepName } from '../../state/document/undo-history.ts'
import { gapAfterStep, movedRows, type Step } from './sections.ts'

/** Commands on whole lines: each is one undo step, announces its result and moves the focus. */

export const currentDoc = (app: App) => app.openInvoices.current()?.doc

export function requestFocus(app: App, row: number, field: ItemField) {
  const rowKey = currentDoc(app)?.rowKeys[row]
  if (rowKey !== undefined) app.view.set({ cellToFocus: { rowKey, field } })
}

const lineBelow = (app: App, at: number): DraftItem =>
  itemBelow(itemAbove(currentDoc(app)?.draft.items ?? [], at))

export function insertLine(app: App, at: number, item: DraftItem = lineBelow(app, at), title?: StepName) {
  const isLast = at === currentDoc(app)?.rowKeys.length
  const label = title ?? (isLast ? 'add-line' : 'insert-line')
  if (!app.openInvoices.edit({ label, coalesceKey: null, recipe: insertRows(at, [item]) })) return
  app.view.announce(t('lines.added', { line: at + 1 }))
  requestFocus(app, at, 'description')
}

export const appendLine = (app: App) => insertLine(app, currentDoc(app)?.rowKeys.length ?? 0)

export function duplicateLine(app: App, row: number, field: ItemField) {
  const recipe = duplicateRow(row)
  if (!app.openInvoices.edit({ label: 'duplicate-line', coalesceKey: null, recipe })) return
  app.view.announce(t('lines.duplicated', { line: row + 1 }))
  requestFocus(app, row + 1, field)
}

/** Moves a line, or a heading with the lines of its section, before the row at the gap. */
export function moveLine(app: App, row: number, gap: number, field: ItemField) {
  const items = currentDoc(app)?.draft.items ?? []
  const moved = movedRows(items, row)
  if (gap < 0 || gap > items.length || (gap >= row && gap <= row + moved)) return
  const to = gap > row ? gap - moved : gap
  const isSection = items[row]?.kind === 'heading'
  const label = isSection ? 'move-section' : 'move-line'
  if (!app.openInvoices.edit({ label, coalesceKey: null, recipe: moveRows(row, moved, to) })) return
  app.view.announce(
    t(isSection ? 'lines.section-moved' : 'lines.moved', { line: to + 1, count: items.length }),
  )
  requestFocus(app, to, field)
}

export function stepLine(app: App, row: number, step: Step, field: ItemField) {
  const gap = gapAfterStep(currentDoc(app)?.draft.items ?? [], row, step)
  if (gap !== null) moveLine(app, row, gap, field)
}

/**
 * Deletes without confirmation; the notification and undo restore the line. The focus moves to the next line in the
 * same column.
 */
export function deleteLine(app: App, row: number, field: ItemField) {
  const item = currentDoc(app)?.draft.items[row]
  if (!app.openInvoices.edit({ label: 'delete-line', coalesceKey: null, recipe: removeRow(row) })) return
  const count = currentDoc(app)?.rowKeys.length ?? 1
  requestFocus(app, Math.min(row, count - 1), field)
  const insertAgain = () => item && insertLine(app, Math.min(row, currentDoc(app)?.rowKeys.length ?? 0), item)
  app.view.toast(() => t('lines.deleted', { line: row + 1 }), {
    label: () => t('list.undo'),
    run: undoOfLastStep(app, insertAgain, () => requestFocus(app, row, field)),
  })
}

/** Undoes the step just made; if further edits followed, applies the opposite change instead. */
export function undoOfLastStep(app: App, opposite: () => void, after = () => {}) {
  const made = app.openInvoices.current()
  const step = made?.history.past.at(-1)
  return () => {
    const now = app.openInvoices.current()
    if (now?.id !== made?.id) return
    if (now?.history.past.at(-1) === step) app.openInvoices.undo()
    else opposite()
    after()
  }
}

/** Backspace in a blank row removes the row and focuses the end of the previous one. */
export function removeBlankLine(app: App, row: number, lastField: ItemField) {
  if (!app.openInvoices.edit({ label: 'delete-line', coalesceKey: null, recipe: removeRow(row) })) return
  app.view.announce(t('lines.deleted', { line: row + 1 }))
  requestFocus(app, Math.max(row - 1, 0), row === 0 ? 'description' : lastField)
}

/** Fills the cells right of and below a cell, as a spreadsheet does. */
export function pasteCells(app: App, row: number, fields: readonly ItemField[], cells: string[][]) {
  const rows = rowsToFill(currentDoc(app)?.draft.items ?? [], row, fields, cells.length)
  const recipe = fillCells(row, fields, cells)
  if (!app.openInvoices.edit({ label: 'paste', coalesceKey: null, recipe })) return
  app.view.toast(() => t('lines.pasted', { count: cells.length }))
  const field = fields[0]
  if (field) requestFocus(app, rows.at(-1) ?? row, field)
}

export interface PastedLines {
  items: readonly DraftItem[]
  /** fields with a column in the pasted table */
  fields: readonly ItemField[]
  /** names of the columns that were not imported */
  omitted: readonly string[]
}

/** Inserts lines in place of a blank line, or below the line. */
export function pasteItems(app: App, row: number, { items, fields, omitted }: PastedLines) {
  const current = currentDoc(app)?.draft.items[row]
  const at = current && !isBlankItem(current) ? row + 1 : row
  const recipe = insertPasted(at, items, fields)
  if (!app.openInvoices.edit({ label: 'paste', coalesceKey: null, recipe })) return
  const count = items.length
  const pasted = currentDoc(app)?.rowKeys.slice(at, at + count) ?? []
  const removePasted = () =>
    app.openInvoices.edit({ label: 'delete-line', coalesceKey: null, recipe: removeRows(pasted) })
  app.view.toast(
    () =>
      omitted.length === 0
        ? t('lines.pasted', { count })
        : t('lines.pasted.without', { count, columns: formatList(omitted) }),
    { label: () => t('list.undo'), run: undoOfLastStep(app, removePasted) },
  )
  requestFocus(app, at + count - 1, 'description')
}

/** Row that menu commands act on: the last focused one, or the last row. */
export function focusedLine(app: App): number {
  const keys = currentDoc(app)?.rowKeys ?? []
  const index = keys.indexOf(app.view.store.getState().focusedRow ?? '')
  return index === -1 ? keys.length - 1 : index
}
