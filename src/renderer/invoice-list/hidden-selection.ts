import type { App } from '../state/app.ts'
import { isFiltered } from '../state/host/list-filter.ts'
import { deselected } from '../state/view/selection.ts'

/**
 * Watches which selected invoices the list does not show, because search or filters hide them. The host is asked where
 * the list is not loaded as a whole. @returns a function that stops
 */
export function watchHiddenSelection(app: App): () => void {
  let latest = 0
  const update = async () => {
    const run = ++latest
    const selected = app.view.store.getState().selection?.ids ?? none
    const hidden = selected.size === 0 ? none : await hiddenOf(app, selected)
    if (run === latest && hidden) show(hidden)
  }
  const show = (hidden: ReadonlySet<string>) => {
    const { hiddenSelection: before } = app.view.store.getState()
    const isSame = before.size === hidden.size && [...hidden].every(id => before.has(id))
    if (!isSame) app.view.set({ hiddenSelection: hidden })
  }
  const stopView = app.view.store.subscribe((state, before) => {
    if (state.selection?.ids !== before.selection?.ids) void update()
  })
  const stopHost = app.hostStore.store.subscribe((state, before) => {
    if (state.invoices !== before.invoices) void update()
  })
  return () => {
    stopView()
    stopHost()
  }
}

const none: ReadonlySet<string> = new Set()

/** `undefined` if the host does not answer. */
async function hiddenOf(app: App, selected: ReadonlySet<string>): Promise<ReadonlySet<string> | undefined> {
  const { invoices, hasMore, search, filter } = app.hostStore.store.getState()
  if (search.trim() === '' && !isFiltered(filter)) return none
  const loaded = new Set(invoices.map(({ id }) => id))
  const hidden = [...selected].filter(id => !loaded.has(id))
  if (hidden.length === 0 || !hasMore) return new Set(hidden)
  const answer = await app.api.listInvoiceIds(app.hostStore.currentQuery())
  if (!answer.ok) return undefined
  const shown = new Set(answer.value)
  return new Set(hidden.filter(id => !shown.has(id)))
}

export const deselectHidden = (app: App): void => {
  const { selection, hiddenSelection } = app.view.store.getState()
  if (selection) app.view.set({ selection: deselected(selection, hiddenSelection) })
}
