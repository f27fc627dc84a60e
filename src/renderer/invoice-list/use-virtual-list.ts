import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import type { InvoiceSummary } from '#contract/invoice-list.ts'
import { useVirtualRows, type VirtualRows } from '../controls/use-virtual-rows.ts'
import { useApp } from '../state/use-app.ts'

/** rows before the end of the loaded list at which more are requested */
const prefetchRows = 100

export interface VirtualList extends Pick<VirtualRows, 'isVirtual' | 'rows' | 'height' | 'measure'> {
  /** scrolls to a row and focuses it */
  focusRow(index: number): void
  /** keeps a row rendered at any scroll position */
  pin(id: string | null): void
}

/** Virtualises the list and loads more rows ahead of scrolling. */
export function useVirtualList(
  scroller: RefObject<HTMLElement | null>,
  invoices: readonly InvoiceSummary[],
  estimatedHeight: number,
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
    estimatedHeight,
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
