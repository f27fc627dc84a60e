import type { Draft } from '#core/draft.ts'
import type { App } from '../state/app.ts'
import { pathOfField } from '../state/document/editor-doc.ts'

interface Edited {
  draft: Draft
  /** JSON path of the field that has the focus */
  field: string | null
}

/**
 * What is written, and where, from now on. Told in the same turn as the key, before React has drawn anything, so that
 * the host makes its page meanwhile.
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
    // a template whose file was changed draws the same draft anew
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
