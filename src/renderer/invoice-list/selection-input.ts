import type { KeyboardEvent, MouseEvent } from 'react'
import type { App } from '../state/app.ts'
import { emptySelection, extended, toggled } from '../state/view/selection.ts'
import { selectAllShown } from './selection-actions.ts'

type Pressed = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey' | 'preventDefault'>

/**
 * Space toggles a row, Shift+arrow extends the selection, Mod+A selects all, Escape ends it.
 * @returns true if the key was handled
 */
export function selectWithKeys(
  app: App,
  event: Pressed,
  focused: string | null | undefined,
  focusRow: (index: number) => void,
): boolean {
  const { selection } = app.view.store.getState()
  const rows = app.hostStore.store.getState().invoices.map(({ id }) => id)
  const select = (next: typeof selection) => {
    event.preventDefault()
    app.view.set({ selection: next })
    return true
  }
  if (event.altKey) return false
  if (event.key === 'Escape') return selection !== null && select(null)
  if (event.key.toLowerCase() === 'a' && (event.ctrlKey || event.metaKey) && !event.shiftKey) {
    event.preventDefault()
    void selectAllShown(app)
    return true
  }
  if (focused == null || event.ctrlKey || event.metaKey) return false
  const now = selection ?? emptySelection(focused)
  if (event.key === ' ') return select(toggled(now, focused))
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (!event.shiftKey || step === undefined) return false
  const index = Math.min(rows.length - 1, Math.max(0, rows.indexOf(focused) + step))
  const id = rows[index]
  if (id === undefined) return false
  focusRow(index)
  const anchor = now.ids.size === 0 ? focused : now.anchor
  return select(extended({ ...now, anchor }, rows, id))
}

const now = (app: App) =>
  app.view.store.getState().selection ?? emptySelection(app.openInvoices.store.getState().current)

export const toggleSelected = (app: App, id: string) => app.view.set({ selection: toggled(now(app), id) })

/**
 * Mod+click toggles a row, Shift+click extends the selection.
 * @returns true if the click was handled
 */
export function selectWithPointer(
  app: App,
  { ctrlKey, metaKey, shiftKey }: Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey'>,
  id: string,
): boolean {
  if (shiftKey) {
    const rows = app.hostStore.store.getState().invoices.map(row => row.id)
    app.view.set({ selection: extended(now(app), rows, id) })
  } else if (ctrlKey || metaKey) toggleSelected(app, id)
  else return false
  return true
}
