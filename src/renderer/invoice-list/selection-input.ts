import type { KeyboardEvent, MouseEvent } from 'react'
import { mostInBatch } from '#contract/batch.ts'
import type { Page } from '../state/app.ts'
import { emptySelection, extended, toggled } from '../state/view/selection.ts'

type Pressed = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey' | 'preventDefault'>

/** Space chooses a row, Shift with an arrow goes on from there, Mod+A chooses all, Escape ends it. `true`: it was one of these. */
export function chooseWithKeys(
  page: Page,
  event: Pressed,
  focused: string | null | undefined,
  focusRow: (index: number) => void,
): boolean {
  const { selection } = page.view.store.getState()
  const rows = page.desk.store.getState().invoices.map(({ id }) => id)
  const choose = (next: typeof selection) => {
    event.preventDefault()
    page.view.set({ selection: next })
    return true
  }
  if (event.altKey) return false
  if (event.key === 'Escape') return selection !== null && choose(null)
  if (event.key.toLowerCase() === 'a' && (event.ctrlKey || event.metaKey) && !event.shiftKey)
    return choose({ ids: new Set(rows.slice(0, mostInBatch)), anchor: rows[0] ?? null })
  if (focused == null || event.ctrlKey || event.metaKey) return false
  const now = selection ?? emptySelection(focused)
  if (event.key === ' ') return choose(toggled(now, focused))
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (!event.shiftKey || step === undefined) return false
  const index = Math.min(rows.length - 1, Math.max(0, rows.indexOf(focused) + step))
  const id = rows[index]
  if (id === undefined) return false
  focusRow(index)
  const anchor = now.ids.size === 0 ? focused : now.anchor
  return choose(extended({ ...now, anchor }, rows, id))
}

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
