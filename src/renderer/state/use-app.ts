import { createContext, use } from 'react'
import { useStore } from 'zustand'
import { isEditable } from '#core/invoice-state.ts'
import type { Page } from './app.ts'
import type { OpenDocument } from './document/open-invoice.ts'
import type { DeskState } from './host/host-store.ts'
import type { ViewState } from './view/view-store.ts'

const PageContext = createContext<Page | null>(null)
export const PageProvider = PageContext.Provider

export function usePage(): Page {
  const page = use(PageContext)
  if (!page) throw new Error('usePage outside of PageProvider')
  return page
}

export const useDesk = <Value>(select: (state: DeskState) => Value): Value =>
  useStore(usePage().desk.store, select)

export const useView = <Value>(select: (state: ViewState) => Value): Value =>
  useStore(usePage().view.store, select)

/** Selects from the invoice on screen; components below the editor exist only while there is one. */
export function useCurrent<Value>(select: (document: OpenDocument) => Value): Value | undefined {
  return useStore(usePage().documents.store, state => {
    const document = state.current === null ? undefined : state.open[state.current]
    return document && select(document)
  })
}

export const useReadOnly = (): boolean => {
  const isShownOnly = useDesk(desk => desk.data?.state === 'newer')
  const isOpen = useCurrent(document => isEditable(document.state) && !document.isLeaving) ?? true
  return isShownOnly || !isOpen
}
