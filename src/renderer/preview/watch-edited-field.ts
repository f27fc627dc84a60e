import type { Draft } from '#core/draft/draft.ts'
import type { App } from '../state/app.ts'
import { pathOfField } from '../state/document/editor-doc.ts'

interface Edited {
  draft: Draft
  /** JSON path of the focused field */
  field: string | null
}

/**
 * Reports the edited draft and field in the same task as the keystroke, before React renders, so that the
 * host starts rendering earlier.
 */
export function watchEditedField(
  { openInvoices, view, hostStore }: App,
  onChange: (edited: Edited) => void,
): () => void {
  let before: { draft: Draft; focused: string | null; version: string | undefined } | undefined
  const check = () => {
    const document = openInvoices.current()?.doc
    if (!document) return
    const { draft, rowKeys } = document
    const focused = view.store.getState().focusedField
    const version = hostStore.store.getState().templates.find(({ name }) => name === draft.template)?.version
    if (before?.draft === draft && before.focused === focused && before.version === version) return
    // a changed template file renders the same draft again
    const isRedrawn = before?.draft === draft && before.version !== version
    before = { draft, focused, version }
    const field = focused === null ? null : pathOfField(focused, rowKeys)
    onChange({ draft: isRedrawn ? { ...draft } : draft, field })
  }
  const stops = [openInvoices.store, view.store, hostStore.store].map(store => store.subscribe(check))
  check()
  return () => {
    for (const stop of stops) stop()
  }
}
