import { defaultRangeExtractor, type Range, useVirtualizer, type VirtualItem } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react'
import type { InvoiceSummary } from '#contract/desktop-api.ts'
import { usePage } from '../state/use-page.ts'

/** rows; up to here all of them are in the page */
const longFrom = 100
const usualHeight = 50
const overscan = 10
/** rows before the end of what is known, where the next ones are asked for */
const ahead = 100

export interface ListWindow {
  /** the list has more rows than the page */
  isLong: boolean
  rows: readonly Pick<VirtualItem, 'index' | 'start'>[]
  /** of all rows together, in pixels */
  height: number
  measure: (row: HTMLElement | null) => void
  /** brings a row into the page and gives it the focus */
  focusRow(index: number): void
  /** the row with the focus stays in the page wherever one scrolls */
  keep(id: string | null): void
}

/** Of a long list only the rows in view are in the page; the next ones are asked for before one gets there. */
export function useListWindow(
  scroller: RefObject<HTMLElement | null>,
  invoices: readonly InvoiceSummary[],
): ListWindow {
  const page = usePage()
  const isLong = invoices.length > longFrom
  const [kept, keep] = useState<string | null>(null)
  const [wanted, setWanted] = useState<string | null>(null)
  const keptIndex = isLong && kept !== null ? invoices.findIndex(({ id }) => id === kept) : -1

  const rangeExtractor = useCallback(
    (range: Range) => {
      const inView = defaultRangeExtractor(range)
      if (keptIndex === -1 || inView.includes(keptIndex)) return inView
      return [...inView, keptIndex].sort((a, b) => a - b)
    },
    [keptIndex],
  )
  const list = useVirtualizer({
    count: invoices.length,
    enabled: isLong,
    getScrollElement: () => scroller.current,
    estimateSize: () => usualHeight,
    getItemKey: index => invoices[index]?.id ?? index,
    overscan,
    gap: 1,
    rangeExtractor,
  })

  useLayoutEffect(() => {
    if (wanted === null) return
    scroller.current?.querySelector<HTMLElement>(`[data-invoice="${wanted}"]`)?.focus()
    setWanted(null)
  }, [wanted, scroller])

  const last = list.range?.endIndex ?? 0
  useEffect(() => {
    if (isLong && last >= invoices.length - ahead) void page.desk.loadMore()
  }, [isLong, last, invoices.length, page])

  return {
    isLong,
    rows: isLong ? list.getVirtualItems() : invoices.map((_, index) => ({ index, start: 0 })),
    height: list.getTotalSize(),
    measure: list.measureElement,
    focusRow(index) {
      const row = invoices[index]
      if (!row) return
      if (isLong) list.scrollToIndex(index)
      keep(row.id)
      setWanted(row.id)
    },
    keep,
  }
}
