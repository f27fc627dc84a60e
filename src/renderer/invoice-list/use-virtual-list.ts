import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import type { InvoiceSummary } from '#contract/invoice-list.ts'
import { useVirtualRows, type VirtualRows } from '../controls/use-virtual-rows.ts'

/** rows before the end of the loaded list at which more are requested */
const prefetchRows = 100

export interface VirtualList extends Pick<VirtualRows, 'isVirtual' | 'rows' | 'height' | 'measure'> {
  /** scrolls to a row and focuses it */
  focusRow(index: number): void
  /** keeps a row rendered at any scroll position */
  pin(id: string | null): void
}

interface VirtualListOptions {
  scroller: RefObject<HTMLElement | null>
  invoices: readonly InvoiceSummary[]
  estimatedHeight: number
  loadMore: () => void
  /** in pixels, between rows */
  gap?: number
}

/** Virtualises the list and loads more rows ahead of scrolling. */
export function useVirtualList({
  scroller,
  invoices,
  estimatedHeight,
  loadMore,
  gap = 0,
}: VirtualListOptions): VirtualList {
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
    gap,
  })

  useLayoutEffect(() => {
    if (rowToFocus === null) return
    scroller.current?.querySelector<HTMLElement>(`[data-invoice="${rowToFocus}"]`)?.focus()
    setRowToFocus(null)
  }, [rowToFocus, scroller])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new function loads the same rows
  useEffect(() => {
    if (isLong && last >= invoices.length - prefetchRows) loadMore()
  }, [isLong, last, invoices.length])

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
