import type { App } from '../state/app.ts'
import type { ItemField } from '../state/document/editor-doc.ts'

/** Brings the focus to a field by the editor's name of it, opening what it is folded into. */
export function focusField(app: App, field: string): void {
  // where invoice and preview take turns, the field is on the other side
  if (app.view.store.getState().layout === 'tabs') app.view.set({ pane: 'editor' })
  const [owner = '', name = ''] = field.split('.')
  if (app.openInvoices.current()?.doc.rowKeys.includes(owner)) {
    // the table scrolls there first: a row out of view need not be in the page at all
    app.view.set({ cellToFocus: { rowKey: owner, field: (name || 'description') as ItemField } })
    return
  }
  if (owner === 'seller' || owner === 'buyer') {
    const selector = `[data-path="${field}"]`
    if (document.querySelector(selector)) {
      focusInputWithin(selector)
      return
    }
    document.querySelector<HTMLElement>(`[data-party="${owner}"] button`)?.click()
    // the form is there in the next frame, with the focus in its first field
    requestAnimationFrame(() => focusInputWithin(selector))
    return
  }
  focusInputWithin(`[data-path="${owner}"]`)
}

function focusInputWithin(selector: string): void {
  const wrapper = document.querySelector<HTMLElement>(selector)
  wrapper?.closest('details')?.setAttribute('open', '')
  const input = wrapper?.querySelector<HTMLElement>('input:not([type="file"]), select, textarea, button')
  input?.focus()
  input?.scrollIntoView({ block: 'center' })
}

/** The editor's name of the field that an element belongs to; `null` for what is no field. */
export function fieldOfElement(target: EventTarget | null): string | null {
  if (!(target instanceof HTMLElement)) return null
  const { row, field } = target.dataset
  if (row !== undefined && field !== undefined) return `${row}.${field}`
  const path = target.closest<HTMLElement>('[data-path]')?.dataset.path
  return path ?? target.closest<HTMLElement>('[data-party]')?.dataset.party ?? null
}
