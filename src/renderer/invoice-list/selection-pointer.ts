import type { MouseEvent } from 'react'
import type { Page } from '../state/app.ts'
import { emptySelection, extended, toggled } from '../state/view/selection.ts'

const now = (page: Page) =>
  page.view.store.getState().selection ?? emptySelection(page.documents.store.getState().current)

export const toggleChosen = (page: Page, id: string) => page.view.set({ selection: toggled(now(page), id) })

/** With Mod held a click chooses the row, with Shift all up to it. `true`: it did, and nothing is opened. */
export function chooseWithPointer(
  page: Page,
  { ctrlKey, metaKey, shiftKey }: Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey'>,
  id: string,
): boolean {
  if (shiftKey) {
    const rows = page.desk.store.getState().invoices.map(row => row.id)
    page.view.set({ selection: extended(now(page), rows, id) })
  } else if (ctrlKey || metaKey) toggleChosen(page, id)
  else return false
  return true
}
