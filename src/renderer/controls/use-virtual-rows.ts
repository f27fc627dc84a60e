import { defaultRangeExtractor, type Range, useVirtualizer, type VirtualItem } from '@tanstack/react-virtual'
import { useCallback } from 'react'

/** rows; up to here all of them are in the page, which costs a few milliseconds and needs no scrolling to be found */
const longFrom = 100
/** beyond the view, so that Tab and the arrow keys find the next row there */
const overscan = 10

interface RowsInViewOptions {
  keys: readonly string[]
  /** the row that stays in the page wherever one scrolls */
  kept: string | null
  usualHeight: number
  scroller: () => HTMLElement | null
  /** pixels: between rows, and above the first one inside of what scrolls */
  gap?: number
  scrollMargin?: number
  scrollPaddingStart?: number
}

export interface RowsInView {
  /** there are more rows than the page has */
  isLong: boolean
  /** the rows that are in the page, in their order */
  rows: readonly Pick<VirtualItem, 'index' | 'start'>[]
  /** of all rows together, in pixels */
  height: number
  /** the last row in view */
  last: number
  measure: (row: HTMLElement | null) => void
  scrollTo(row: number, align?: 'center' | 'auto'): void
}

/** Of many rows only those in view are in the page, and the kept one: then a key costs the same at twenty and at ten thousand. */
export function useRowsInView({
  keys,
  kept,
  usualHeight,
  scroller,
  ...places
}: RowsInViewOptions): RowsInView {
  const isLong = keys.length > longFrom
  const keptIndex = isLong && kept !== null ? keys.indexOf(kept) : -1
  const rangeExtractor = useCallback(
    (range: Range) => {
      const inView = defaultRangeExtractor(range)
      if (keptIndex === -1 || inView.includes(keptIndex)) return inView
      return [...inView, keptIndex].sort((a, b) => a - b)
    },
    [keptIndex],
  )
  const virtualizer = useVirtualizer({
    ...places,
    count: keys.length,
    enabled: isLong,
    getScrollElement: scroller,
    estimateSize: () => usualHeight,
    getItemKey: index => keys[index] ?? index,
    overscan,
    rangeExtractor,
  })
  return {
    isLong,
    rows: isLong ? virtualizer.getVirtualItems() : keys.map((_, index) => ({ index, start: 0 })),
    height: virtualizer.getTotalSize(),
    last: virtualizer.range?.endIndex ?? 0,
    measure: virtualizer.measureElement,
    scrollTo: (row, align = 'auto') => virtualizer.scrollToIndex(row, { align }),
  }
}
