import type { App } from '../state/app.ts'
import type { ItemField } from '../state/document/editor-doc.ts'

/** Focuses a field by its editor key and opens the section that contains it. */
export function focusField(app: App, field: string): void {
  // in the tab layout the field is in the other tab
  if (app.view.store.getState().layout === 'tabs') app.view.set({ pane: 'editor' })
  const [owner = '', name = ''] = field.split('.')
  if (app.openInvoices.current()?.doc.rowKeys.includes(owner)) {
    // the table scrolls first, because a virtualised row may not be rendered
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
    // the form is rendered in the next frame
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

/** Editor key of the field that contains an element; `null` if there is none. */
export function fieldOfElement(target: EventTarget | null): string | null {
  if (!(target instanceof HTMLElement)) return null
  const { row, field } = target.dataset
  if (row !== undefined && field !== undefined) return `${row}.${field}`
  const path = target.closest<HTMLElement>('[data-path]')?.dataset.path
  return path ?? target.closest<HTMLElement>('[data-party]')?.dataset.party ?? null
}
