import type { OptionalColumn } from '#contract/argument-schemas.ts'
import type { App } from '../app.ts'
import { fieldKeyOf, type ItemField, isOptional } from '../document/editor-doc.ts'

/** Focuses a field by its editor key and opens the section that contains it. */
export function focusField(app: App, field: string): void {
  // the preview may stand in place of the editor
  app.view.set({ pane: 'editor' })
  const [owner = '', name = ''] = field.split('.')
  const rowKeys = app.openInvoices.current()?.doc.rowKeys ?? []
  const rowKey = owner === 'items' ? rowKeys[0] : owner
  if (rowKey !== undefined && rowKeys.includes(rowKey)) {
    const field = (name || 'description') as ItemField
    if (isOptional(field)) showColumn(app, field)
    // the table scrolls first, because a virtualised row may not be rendered
    app.view.set({ cellToFocus: { rowKey, field } })
    return
  }
  const party = owner === 'logo' ? 'seller' : owner
  if (party === 'seller' || party === 'buyer') {
    const selector = `[data-path="${field}"]`
    if (document.querySelector(selector)) {
      focusInputWithin(selector)
      return
    }
    document.querySelector<HTMLElement>(`[data-party="${party}"] button`)?.click()
    // the form is rendered in the next frame
    requestAnimationFrame(() => focusInputWithin(selector))
    return
  }
  // a field of an object, such as preceding_invoice.number, has a path of its own
  const selector = `[data-path="${field}"]`
  focusInputWithin(document.querySelector(selector) ? selector : `[data-path="${owner}"]`)
}

/** A cell of a hidden column gets the focus once the column is rendered. */
function showColumn(app: App, column: OptionalColumn): void {
  if (document.querySelector(`[data-column="${column}"]`)) return
  void app.hostStore.saveSettings(({ columns }) => ({ columns: [...columns, column] }))
}

function focusInputWithin(selector: string): void {
  const wrapper = document.querySelector<HTMLElement>(selector)
  wrapper?.closest('details')?.setAttribute('open', '')
  const input = wrapper?.querySelector<HTMLElement>('input:not([type="file"]), select, textarea, button')
  input?.focus()
  input?.scrollIntoView({ block: 'center' })
}

/** Closes what covers the editor and focuses the field at a path of the open invoice. */
export function focusPath(app: App, path: string): void {
  app.view.set({ overlay: null, settings: null })
  // the dialog first returns the focus to where it was
  requestAnimationFrame(() =>
    focusField(app, fieldKeyOf(path, app.openInvoices.current()?.doc.rowKeys ?? [])),
  )
}

/** Editor key of the field that contains an element; `null` if there is none. */
export function fieldOfElement(target: EventTarget | null): string | null {
  if (!(target instanceof HTMLElement)) return null
  const { row, field } = target.dataset
  if (row !== undefined && field !== undefined) return `${row}.${field}`
  const path = target.closest<HTMLElement>('[data-path]')?.dataset.path
  return path ?? target.closest<HTMLElement>('[data-party]')?.dataset.party ?? null
}
