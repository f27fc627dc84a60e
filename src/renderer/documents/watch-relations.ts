import type { App } from '../state/app.ts'

/** Reads how the open document came from others, again whenever another one opens or the list changes. */
export function watchRelations({ api, openInvoices, hostStore }: App): () => void {
  let shown: string | null = null

  const read = async (id: string) => {
    const answer = await api.documentRelations({ id })
    if (answer.ok) openInvoices.setRelations(id, answer.value)
  }
  const stopInvoices = openInvoices.store.subscribe(({ current }) => {
    if (current === shown) return
    shown = current
    if (current !== null) void read(current)
  })
  const stopList = hostStore.store.subscribe((state, before) => {
    if (state.invoices !== before.invoices && shown !== null) void read(shown)
  })
  return () => {
    stopInvoices()
    stopList()
  }
}
