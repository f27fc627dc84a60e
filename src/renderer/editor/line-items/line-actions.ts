import type { DraftItem } from '#core/draft.ts'
import { emptyItem } from '#core/draft.ts'
import { say } from '../../i18n/translate.ts'
import type { Page } from '../../state/app.ts'
import {
  duplicateRow,
  fillCells,
  type ItemField,
  insertRows,
  moveRow,
  removeRow,
} from '../../state/document/editor-doc.ts'

/** Commands over whole lines: each is one undo step, says what it did, and puts the focus where work goes on. */

const docOf = (page: Page) => page.documents.current()?.doc

function want(page: Page, row: number, field: ItemField) {
  const rowKey = docOf(page)?.rowKeys[row]
  if (rowKey !== undefined) page.view.set({ wantedCell: { rowKey, field } })
}

export function insertLine(page: Page, at: number, item: DraftItem = emptyItem()) {
  const isLast = at === docOf(page)?.rowKeys.length
  const label = isLast ? 'edit.add-line' : 'edit.insert-line'
  if (!page.documents.edit({ label, burst: null, recipe: insertRows(at, [item]) })) return
  page.view.announce(say('lines.added', { line: at + 1 }))
  want(page, at, 'description')
}

export const appendLine = (page: Page) => insertLine(page, docOf(page)?.rowKeys.length ?? 0)

export function duplicateLine(page: Page, row: number, field: ItemField) {
  const recipe = duplicateRow(row)
  if (!page.documents.edit({ label: 'edit.duplicate-line', burst: null, recipe })) return
  page.view.announce(say('lines.duplicated', { line: row + 1 }))
  want(page, row + 1, field)
}

export function moveLine(page: Page, from: number, to: number, field: ItemField) {
  const count = docOf(page)?.rowKeys.length ?? 0
  if (to < 0 || to >= count || to === from) return
  if (!page.documents.edit({ label: 'edit.move-line', burst: null, recipe: moveRow(from, to) })) return
  page.view.announce(say('lines.moved', { line: to + 1, count }))
  want(page, to, field)
}

/** No question asked: the toast and Undo bring it back. The focus goes to the neighbour in the same column. */
export function deleteLine(page: Page, row: number, field: ItemField) {
  const id = page.documents.current()?.id
  const item = docOf(page)?.draft.items[row]
  if (!page.documents.edit({ label: 'edit.delete-line', burst: null, recipe: removeRow(row) })) return
  const count = docOf(page)?.rowKeys.length ?? 1
  want(page, Math.min(row, count - 1), field)
  const step = page.documents.current()?.history.past.at(-1)
  page.view.toast(say('lines.deleted', { line: row + 1 }), {
    label: say('list.undo'),
    run: () => {
      const now = page.documents.current()
      if (now?.id !== id || !item) return
      // Something else may have been written since; the toast brings back what it names.
      if (now?.history.past.at(-1) === step) page.documents.undo()
      else insertLine(page, Math.min(row, now?.doc.rowKeys.length ?? 0), item)
      want(page, row, field)
    },
  })
}

/** Backspace in a blank row: back to where the previous row ended. */
export function removeBlankLine(page: Page, row: number, lastField: ItemField) {
  if (!page.documents.edit({ label: 'edit.delete-line', burst: null, recipe: removeRow(row) })) return
  want(page, Math.max(row - 1, 0), row === 0 ? 'description' : lastField)
}

export function pasteLines(page: Page, row: number, fields: readonly ItemField[], cells: string[][]) {
  const recipe = fillCells(row, fields, cells)
  if (!page.documents.edit({ label: 'edit.paste', burst: null, recipe })) return
  page.view.toast(say('lines.pasted', { count: cells.length }))
  const field = fields[0]
  if (field) want(page, row + cells.length - 1, field)
}

/** The line that the menu's commands act on: the one last in focus, or the last one. */
export function focusedLine(page: Page): number {
  const keys = docOf(page)?.rowKeys ?? []
  const index = keys.indexOf(page.view.store.getState().focusedRow ?? '')
  return index === -1 ? keys.length - 1 : index
}
