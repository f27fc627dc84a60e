import { defaultRangeExtractor, type Range, useVirtualizer, type VirtualItem } from '@tanstack/react-virtual'
import { useCallback } from 'react'

/** row count above which rows are virtualised; below it, rendering all rows costs a few milliseconds */
const virtualizeAbove = 100
/** rows rendered beyond the viewport, so that Tab and arrow keys reach the next row */
const overscan = 10

interface VirtualRowsOptions {
  keys: readonly string[]
  /** row that stays rendered at any scroll position */
  pinned: string | null
  estimatedHeight: number
  scroller: () => HTMLElement | null
  /** pixels between rows, and above the first row inside the scroller */
  gap?: number
  scrollMargin?: number
  scrollPaddingStart?: number
}

export interface VirtualRows {
  /** whether only some rows are rendered */
  isVirtual: boolean
  /** rendered rows in order */
  rows: readonly Pick<VirtualItem, 'index' | 'start'>[]
  /** total height in pixels */
  height: number
  /** last visible row */
  last: number
  measure: (row: HTMLElement | null) => void
  scrollTo(row: number, align?: 'center' | 'auto'): void
}

/**
 * Renders only the visible rows of a long list and the pinned one, so that a keystroke costs the same with twenty and
 * ten thousand rows.
 */
export function useVirtualRows({
  keys,
  pinned,
  estimatedHeight,
  scroller,
  ...spacing
}: VirtualRowsOptions): VirtualRows {
  const isLong = keys.length > virtualizeAbove
  const pinnedIndex = isLong && pinned !== null ? keys.indexOf(pinned) : -1
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
    estimateSize: () => estimatedHeight,
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
