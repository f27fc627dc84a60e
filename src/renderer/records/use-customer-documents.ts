import { useEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { createInvoiceRows, emptyRows, type InvoiceRowsState } from '../state/host/invoice-rows.ts'
import { noFilter } from '../state/host/list-filter.ts'
import { useApp, useHost } from '../state/use-app.ts'

/** The documents of a customer, with an order of their own; read again when documents changed. */
export function useCustomerDocuments(customerId: string) {
  const app = useApp()
  const changes = useHost(host => host.counts)
  const records = useHost(host => host.recordChanges)
  const { store, rows } = useMemo(() => {
    const own = createStore<InvoiceRowsState>(() => ({
      ...emptyRows,
      filter: { ...noFilter, figure: { customerId } },
      sort: { by: 'issued', descending: true },
      isCurrent: false,
    }))
    return { store: own, rows: createInvoiceRows(app.api, own) }
  }, [app, customerId])
  // biome-ignore lint/correctness/useExhaustiveDependencies: new counts follow every change of documents
  useEffect(() => void rows.refreshInvoices(), [rows, changes, records])
  return { ...useStore(store), loadMore: () => void rows.loadMore(), setSort: rows.setSort }
}
