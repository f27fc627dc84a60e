import { sentences } from '../i18n/joined-texts.ts'
import { t } from '../i18n/translate.ts'
import type { App } from '../state/app.ts'
import { isFiltered } from '../state/host/list-filter.ts'
import { deselected } from '../state/view/selection.ts'

/**
 * Deselects documents that search or filters hide, so that no action affects an invisible document. Asks the host if
 * the list is not completely loaded.
 * @returns stops it
 */
export function watchHiddenSelection(app: App): () => void {
  let latest = 0
  const update = async () => {
    const run = ++latest
    const { selection } = app.view.store.getState()
    if (!selection || selection.ids.size === 0) return
    const hidden = await hiddenOf(app, selection.ids)
    const now = app.view.store.getState().selection
    if (run !== latest || !hidden || hidden.size === 0 || !now) return
    const rest = deselected(now, hidden)
    app.view.set({ selection: rest })
    app.view.announce(
      sentences(
        t('selection.hidden', { count: hidden.size }),
        t('selection.count', { count: rest.ids.size }),
      ),
    )
  }
  const stopView = app.view.store.subscribe((state, before) => {
    if (state.selection?.ids !== before.selection?.ids) void update()
  })
  const stopHost = app.hostStore.store.subscribe((state, before) => {
    if (state.invoices !== before.invoices && state.isCurrent) void update()
  })
  return () => {
    stopView()
    stopHost()
  }
}

const none: ReadonlySet<string> = new Set()

/** Selected documents that are hidden; `undefined` if the host does not answer. */
async function hiddenOf(app: App, selected: ReadonlySet<string>): Promise<ReadonlySet<string> | undefined> {
  const { invoices, hasMore, isCurrent, search, filter } = app.hostStore.store.getState()
  if (!isCurrent) return undefined
  if (search.trim() === '' && !isFiltered(filter)) return none
  const loaded = new Set(invoices.map(({ id }) => id))
  const hidden = [...selected].filter(id => !loaded.has(id))
  if (hidden.length === 0 || !hasMore) return new Set(hidden)
  const answer = await app.api.listInvoiceIds(app.hostStore.currentQuery())
  if (!answer.ok) return undefined
  const shown = new Set(answer.value)
  return new Set(hidden.filter(id => !shown.has(id)))
}
