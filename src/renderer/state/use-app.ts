import { createContext, use } from 'react'
import { useStore } from 'zustand'
import type { App } from './app.ts'
import { mayBeEdited, type OpenInvoice } from './document/open-invoice.ts'
import type { HostState } from './host/host-store.ts'
import type { ViewState } from './view/view-store.ts'

const AppContext = createContext<App | null>(null)
export const AppProvider = AppContext.Provider

export function useApp(): App {
  const app = use(AppContext)
  if (!app) throw new Error('useApp outside of AppProvider')
  return app
}

export const useHost = <Value>(select: (state: HostState) => Value): Value =>
  useStore(useApp().hostStore.store, select)

export const useView = <Value>(select: (state: ViewState) => Value): Value =>
  useStore(useApp().view.store, select)

/** Selects from the displayed invoice; `undefined` if there is none. */
export function useOpenInvoice<Value>(select: (invoice: OpenInvoice) => Value): Value | undefined {
  return useStore(useApp().openInvoices.store, state => {
    const invoice = state.current === null ? undefined : state.open[state.current]
    return invoice && select(invoice)
  })
}

export const useReadOnly = (): boolean => {
  const isViewOnly = useHost(host => host.data?.state === 'newer')
  const isEditableNow = useOpenInvoice(invoice => mayBeEdited(invoice) && !invoice.isSubmitting) ?? true
  return isViewOnly || !isEditableNow
}
