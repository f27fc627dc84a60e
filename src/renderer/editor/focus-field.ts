import type { Page } from '../state/app.ts'
import type { ItemField } from '../state/document/editor-doc.ts'

/** Brings the focus to a field by the editor's name of it, opening what it is folded into. */
export function focusField(page: Page, field: string): void {
  // where invoice and preview take turns, the field is on the other side
  if (page.view.store.getState().layout === 'tabs') page.view.set({ pane: 'editor' })
  const [owner = '', name = ''] = field.split('.')
  if (page.documents.current()?.doc.rowKeys.includes(owner)) {
    // the table scrolls there first: a row out of view need not be in the page at all
    page.view.set({ wantedCell: { rowKey: owner, field: (name || 'description') as ItemField } })
    return
  }
  if (owner === 'seller' || owner === 'buyer') {
    const selector = `[data-path="${field}"]`
    if (document.querySelector(selector)) {
      focusIn(selector)
      return
    }
    document.querySelector<HTMLElement>(`[data-party="${owner}"] button`)?.click()
    // the form is there in the next frame, with the focus in its first field
    requestAnimationFrame(() => focusIn(selector))
    return
  }
  focusIn(`[data-path="${owner}"]`)
}

function focusIn(selector: string): void {
  const wrapper = document.querySelector<HTMLElement>(selector)
  wrapper?.closest('details')?.setAttribute('open', '')
  const input = wrapper?.querySelector<HTMLElement>('input:not([type="file"]), select, textarea, button')
  input?.focus()
  input?.scrollIntoView({ block: 'center' })
}

/** The editor's name of the field that an element belongs to; `null` for what is no field. */
export function fieldAt(target: EventTarget | null): string | null {
  if (!(target instanceof HTMLElement)) return null
  const { row, field } = target.dataset
  if (row !== undefined && field !== undefined) return `${row}.${field}`
  const path = target.closest<HTMLElement>('[data-path]')?.dataset.path
  return path ?? target.closest<HTMLElement>('[data-party]')?.dataset.party ?? null
}
