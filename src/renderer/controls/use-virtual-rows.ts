import { defaultRangeExtractor, type Range, useVirtualizer, type VirtualItem } from '@tanstack/react-virtual'
import { useCallback } from 'react'

/** rows; up to here all of them are in the page, which costs a few milliseconds and needs no scrolling to be found */
const virtualizeAbove = 100
/** beyond the view, so that Tab and the arrow keys find the next row there */
const overscan = 10

interface VirtualRowsOptions {
  keys: readonly string[]
  /** the row that stays in the page wherever one scrolls */
  pinned: string | null
  estimatedHeight: number
  scroller: () => HTMLElement | null
  /** pixels: between rows, and above the first one inside of what scrolls */
  gap?: number
  scrollMargin?: number
  scrollPaddingStart?: number
}

export interface VirtualRows {
  /** there are more rows than the page has */
  isVirtual: boolean
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
export function useVirtualRows({
  keys,
  pinned: kept,
  estimatedHeight: usualHeight,
  scroller,
  ...spacing
}: VirtualRowsOptions): VirtualRows {
  const isLong = keys.length > virtualizeAbove
  const pinnedIndex = isLong && kept !== null ? keys.indexOf(kept) : -1
  const rangeExtractor = useCallback(
    (range: Range) => {
      const inView = defaultRangeExtractor(range)
      if (pinnedIndex === -1 || inView.includes(pinnedIndex)) return inView
      return [...inView, pinnedIndex].sort((a, b) => a - b)
    },
    [pinnedIndex],
  )
  const virtualizer = useVirtualizer({
    ...spacing,
    count: keys.length,
    enabled: isLong,
    getScrollElement: scroller,
    estimateSize: () => usualHeight,
    getItemKey: index => keys[index] ?? index,
    overscan,
    rangeExtractor,
  })
  return {
    isVirtual: isLong,
    rows: isLong ? virtualizer.getVirtualItems() : keys.map((_, index) => ({ index, start: 0 })),
    height: virtualizer.getTotalSize(),
    last: virtualizer.range?.endIndex ?? 0,
    measure: virtualizer.measureElement,
    scrollTo: (row, align = 'auto') => virtualizer.scrollToIndex(row, { align }),
  }
}
