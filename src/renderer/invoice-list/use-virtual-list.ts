import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import type { InvoiceSummary } from '#contract/desktop-api.ts'
import { useVirtualRows, type VirtualRows } from '../controls/use-virtual-rows.ts'
import { useApp } from '../state/use-app.ts'

const usualHeight = 50
/** rows before the end of what is known, where the next ones are asked for */
const prefetchRows = 100

export interface VirtualList extends Pick<VirtualRows, 'isVirtual' | 'rows' | 'height' | 'measure'> {
  /** brings a row into the page and gives it the focus */
  focusRow(index: number): void
  /** the row with the focus stays in the page wherever one scrolls */
  pin(id: string | null): void
}

/** The rows of the list that are in the page; the next ones are asked for before one gets there. */
export function useVirtualList(
  scroller: RefObject<HTMLElement | null>,
  invoices: readonly InvoiceSummary[],
): VirtualList {
  const app = useApp()
  const [kept, keep] = useState<string | null>(null)
  const [rowToFocus, setRowToFocus] = useState<string | null>(null)
  const keys = useMemo(() => invoices.map(({ id }) => id), [invoices])
  const {
    isVirtual: isLong,
    rows,
    height,
    last,
    measure,
    scrollTo,
  } = useVirtualRows({
    keys,
    pinned: kept,
    estimatedHeight: usualHeight,
    scroller: useCallback(() => scroller.current, [scroller]),
    gap: 1,
  })

  useLayoutEffect(() => {
    if (rowToFocus === null) return
    scroller.current?.querySelector<HTMLElement>(`[data-invoice="${rowToFocus}"]`)?.focus()
    setRowToFocus(null)
  }, [rowToFocus, scroller])

  useEffect(() => {
    if (isLong && last >= invoices.length - prefetchRows) void app.hostStore.loadMore()
  }, [isLong, last, invoices.length, app])

  return {
    isVirtual: isLong,
    rows,
    height,
    measure,
    focusRow(index) {
      const id = keys[index]
      if (id === undefined) return
      if (isLong) scrollTo(index)
      keep(id)
      setRowToFocus(id)
    },
    pin: keep,
  }
}
