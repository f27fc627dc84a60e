import { defaultRangeExtractor, type Range, useVirtualizer, type VirtualItem } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useLayoutEffect, useState } from 'react'

/** rows; up to here all of them are in the page, which costs a few milliseconds and needs no scrolling to be found */
const longFrom = 100
/** beyond the view, so that Tab and the arrow keys find the next row there */
const overscan = 10
const usualHeight = 42

export interface RowWindow {
  /** the table has more rows than the page */
  isLong: boolean
  /** the rows that are in the page, in their order */
  rows: readonly Pick<VirtualItem, 'index' | 'key' | 'start'>[]
  /** of all rows together, in pixels */
  height: number
  /** the table's own first row, below the top of what scrolls */
  offset: number
  measure: (row: HTMLElement | null) => void
  scrollTo(row: number): void
}

/**
 * Of a long table only the rows in view are in the page, and the one that has the focus: a keystroke then costs the
 * same at twenty lines and at ten thousand.
 */
export function useRowWindow(
  table: RefObject<HTMLTableElement | null>,
  rowKeys: readonly string[],
  focused: string | null,
): RowWindow {
  const isLong = rowKeys.length > longFrom
  const [offset, setOffset] = useState(0)
  const scroller = useCallback(() => table.current?.closest<HTMLElement>('[data-scroll]') ?? null, [table])
  useLayoutEffect(() => {
    const body = table.current?.tBodies[0]
    const box = scroller()
    if (!isLong || !body || !box) return
    const measure = () =>
      setOffset(body.getBoundingClientRect().top - box.getBoundingClientRect().top + box.scrollTop)
    measure()
    // what stands above the table may become higher or lower
    const resized = new ResizeObserver(measure)
    for (const above of table.current?.closest('[data-editor]')?.children ?? []) resized.observe(above)
    return () => resized.disconnect()
  }, [isLong, table, scroller])

  const focusedIndex = isLong && focused !== null ? rowKeys.indexOf(focused) : -1
  const rangeExtractor = useCallback(
    (range: Range) => {
      const inView = defaultRangeExtractor(range)
      if (focusedIndex === -1 || inView.includes(focusedIndex)) return inView
      return [...inView, focusedIndex].sort((a, b) => a - b)
    },
    [focusedIndex],
  )
  const rows = useVirtualizer({
    count: rowKeys.length,
    enabled: isLong,
    getScrollElement: scroller,
    estimateSize: () => usualHeight,
    getItemKey: index => rowKeys[index] ?? index,
    scrollMargin: offset,
    scrollPaddingStart: 40,
    overscan,
    rangeExtractor,
  })
  return {
    isLong,
    rows: isLong ? rows.getVirtualItems() : rowKeys.map((key, index) => ({ key, index, start: 0 })),
    height: rows.getTotalSize(),
    offset,
    measure: rows.measureElement,
    scrollTo: row => rows.scrollToIndex(row, { align: 'center' }),
  }
}
