import { flushSync } from 'react-dom'
import type { OptionalColumn } from '#contract/settings.ts'
import type { App } from './app.ts'
import { fieldKeyOf, type ItemField, isOptional } from './document/editor-doc.ts'

/**
 * Focuses a field by its editor key and opens the section that contains it. Renders the section synchronously, so that
 * the next key reaches the field.
 */
export function focusField(app: App, field: string): void {
  if (designFields.has(field)) {
    focusDesign(app, field)
    return
  }
  // the preview may replace the editor
  flushSync(() => app.view.set({ pane: 'editor' }))
  const [owner = '', name = ''] = field.split('.')
  const rowKeys = app.openInvoices.current()?.doc.rowKeys ?? []
  const rowKey = owner === 'items' ? rowKeys[0] : owner
  if (rowKey !== undefined && rowKeys.includes(rowKey)) {
    const field = name === '' || name === 'kind' ? 'description' : (name as ItemField)
    if (isOptional(field)) showColumn(app, field)
    flushSync(() => app.view.set({ cellToFocus: { rowKey, field } }))
    return
  }
  const party = owner === 'logo' ? 'seller' : owner
  if (party === 'seller' || party === 'buyer') {
    const selector = `[data-path="${field}"]`
    const opener = document.querySelector<HTMLElement>(`[data-party="${party}"] button`)
    if (!document.querySelector(selector)) flushSync(() => opener?.click())
    focusInputWithin(selector)
    return
  }
  // a field of an object or a list, such as preceding_invoice.number, has a path of its own
  const paths = [field, owner, owner.replace(/\[\d+\]$/, '')].map(path => `[data-path="${path}"]`)
  focusInputWithin(paths.find(selector => document.querySelector(selector)) ?? '')
}

const designFields = new Set(['template', 'accent_color', 'typeface', 'paper'])

/** Shows the preview, whose strip contains the design; only its templates are always visible. */
function focusDesign(app: App, field: string): void {
  const { layout, pane } = app.view.store.getState()
  const isDesignOpen = field === 'template' ? {} : { isDesignOpen: true }
  flushSync(() =>
    app.view.set({ preview: true, pane: layout === 'tabs' ? 'preview' : pane, ...isDesignOpen }),
  )
  focusInputWithin(`[data-path="${field}"]`)
}

/** Shows a hidden column at once, and stores that in the settings. */
function showColumn(app: App, column: OptionalColumn): void {
  if (document.querySelector(`[data-column="${column}"]`)) return
  app.view.set({ columnToShow: column })
  void app.hostStore.saveSettings(({ columns }) => ({ columns: [...columns, column] }))
}

function focusInputWithin(selector: string): void {
  if (selector === '') return
  const wrapper = document.querySelector<HTMLElement>(selector)
  for (let group = wrapper?.closest('details'); group; group = group.parentElement?.closest('details'))
    group.setAttribute('open', '')
  const input =
    wrapper instanceof HTMLButtonElement
      ? wrapper
      : (wrapper?.querySelector<HTMLElement>('input:checked[type="radio"]') ??
        wrapper?.querySelector<HTMLElement>('input:not([type="file"]), select, textarea, button'))
  input?.focus()
  input?.scrollIntoView({ block: 'center' })
}

/** Closes overlays of the editor and focuses the field at a path of the open invoice. */
export function focusPath(app: App, path: string): void {
  // the dialog is removed first, because it then restores the focus
  flushSync(() => app.view.set({ overlay: null, settings: null }))
  focusField(app, fieldKeyOf(path, app.openInvoices.current()?.doc.rowKeys ?? []))
}

/** Editor key of the field that contains an element; `null` if there is none. */
export function fieldOfElement(target: EventTarget | null): string | null {
  if (!(target instanceof HTMLElement)) return null
  const { row, field } = target.dataset
  if (row !== undefined && field !== undefined) return `${row}.${field}`
  const path = target.closest<HTMLElement>('[data-path]')?.dataset.path
  return path ?? target.closest<HTMLElement>('[data-party]')?.dataset.party ?? null
}
