import type { Page } from '../state/page.ts'

/** Brings the focus to a field by the editor's name of it, opening what it is folded into. */
export function focusField(page: Page, field: string): void {
  const [owner = '', name = ''] = field.split('.')
  if (page.documents.current()?.doc.rowKeys.includes(owner)) {
    const cell = document.querySelector<HTMLElement>(
      `[data-row="${owner}"][data-field="${name || 'description'}"]`,
    )
    cell?.focus()
    cell?.scrollIntoView({ block: 'center' })
    return
  }
  if (owner === 'seller' || owner === 'buyer') {
    document.querySelector<HTMLElement>(`[data-party="${owner}"] button`)?.click()
    return
  }
  const wrapper = document.querySelector<HTMLElement>(`[data-path="${owner}"]`)
  wrapper?.closest('details')?.setAttribute('open', '')
  const input = wrapper?.querySelector<HTMLElement>('input, select, textarea, button')
  input?.focus()
  input?.scrollIntoView({ block: 'center' })
}
