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
  moveRow,
  removeRow,
} from '../../state/document/editor-doc.ts'

/** Commands on whole lines: each is one undo step, announces its result and moves the focus. */

const currentDoc = (app: App) => app.openInvoices.current()?.doc

function requestFocus(app: App, row: number, field: ItemField) {
  const rowKey = currentDoc(app)?.rowKeys[row]
  if (rowKey !== undefined) app.view.set({ cellToFocus: { rowKey, field } })
}

const lineBelow = (app: App, at: number): DraftItem => itemBelow(currentDoc(app)?.draft.items[at - 1])

export function insertLine(app: App, at: number, item: DraftItem = lineBelow(app, at)) {
  const isLast = at === currentDoc(app)?.rowKeys.length
  const label = isLast ? 'edit.add-line' : 'edit.insert-line'
  if (!app.openInvoices.edit({ label, coalesceKey: null, recipe: insertRows(at, [item]) })) return
  app.view.announce(t('lines.added', { line: at + 1 }))
  requestFocus(app, at, 'description')
}

export const appendLine = (app: App) => insertLine(app, currentDoc(app)?.rowKeys.length ?? 0)

export function duplicateLine(app: App, row: number, field: ItemField) {
  const recipe = duplicateRow(row)
  if (!app.openInvoices.edit({ label: 'edit.duplicate-line', coalesceKey: null, recipe })) return
  app.view.announce(t('lines.duplicated', { line: row + 1 }))
  requestFocus(app, row + 1, field)
}

export function moveLine(app: App, from: number, to: number, field: ItemField) {
  const count = currentDoc(app)?.rowKeys.length ?? 0
  if (to < 0 || to >= count || to === from) return
  if (!app.openInvoices.edit({ label: 'edit.move-line', coalesceKey: null, recipe: moveRow(from, to) }))
    return
  app.view.announce(t('lines.moved', { line: to + 1, count }))
  requestFocus(app, to, field)
}

/**
 * Deletes without confirmation; the toast and Undo restore the line. The focus moves to the neighbour in
 * the same column.
 */
export function deleteLine(app: App, row: number, field: ItemField) {
  const id = app.openInvoices.current()?.id
  const item = currentDoc(app)?.draft.items[row]
  if (!app.openInvoices.edit({ label: 'edit.delete-line', coalesceKey: null, recipe: removeRow(row) })) return
  const count = currentDoc(app)?.rowKeys.length ?? 1
  requestFocus(app, Math.min(row, count - 1), field)
  const step = app.openInvoices.current()?.history.past.at(-1)
  app.view.toast(t('lines.deleted', { line: row + 1 }), {
    label: t('list.undo'),
    run: () => {
      const now = app.openInvoices.current()
      if (now?.id !== id || !item) return
      // After further edits the toast inserts the deleted line again instead of undoing.
      if (now?.history.past.at(-1) === step) app.openInvoices.undo()
      else insertLine(app, Math.min(row, now?.doc.rowKeys.length ?? 0), item)
      requestFocus(app, row, field)
    },
  })
}

/** Backspace in a blank row removes it and focuses the end of the previous row. */
export function removeBlankLine(app: App, row: number, lastField: ItemField) {
  if (!app.openInvoices.edit({ label: 'edit.delete-line', coalesceKey: null, recipe: removeRow(row) })) return
  requestFocus(app, Math.max(row - 1, 0), row === 0 ? 'description' : lastField)
}

/** Fills the cells to the right of and below a cell, as a spreadsheet does. */
export function pasteCells(app: App, row: number, fields: readonly ItemField[], cells: string[][]) {
  const recipe = fillCells(row, fields, cells)
  if (!app.openInvoices.edit({ label: 'edit.paste', coalesceKey: null, recipe })) return
  app.view.toast(t('lines.pasted', { count: cells.length }))
  const field = fields[0]
  if (field) requestFocus(app, row + cells.length - 1, field)
}

export interface PastedLines {
  items: readonly DraftItem[]
  /** fields that the pasted table has a column for */
  fields: readonly ItemField[]
  /** names of the columns that are not imported */
  omitted: readonly string[]
}

/** Inserts lines in place of a blank line, or below the line. */
export function pasteItems(app: App, row: number, { items, fields, omitted }: PastedLines) {
  const current = currentDoc(app)?.draft.items[row]
  const at = current && !isBlankItem(current) ? row + 1 : row
  const recipe = insertPasted(at, items, fields)
  if (!app.openInvoices.edit({ label: 'edit.paste', coalesceKey: null, recipe })) return
  const count = items.length
  app.view.toast(
    omitted.length === 0
      ? t('lines.pasted', { count })
      : t('lines.pasted.without', { count, columns: formatList(omitted) }),
    { label: t('list.undo'), run: () => app.openInvoices.undo() },
  )
  requestFocus(app, at + count - 1, 'description')
}

/** Line that menu commands act on: the last focused one, or the last line. */
export function focusedLine(app: App): number {
  const keys = currentDoc(app)?.rowKeys ?? []
  const index = keys.indexOf(app.view.store.getState().focusedRow ?? '')
  return index === -1 ? keys.length - 1 : index
}
