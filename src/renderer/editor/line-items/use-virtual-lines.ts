import { type RefObject, useCallback, useLayoutEffect, useState } from 'react'
import { useVirtualRows, type VirtualRows } from '../../controls/use-virtual-rows.ts'

const usualHeight = 37

export interface VirtualLines extends Pick<VirtualRows, 'isVirtual' | 'rows' | 'height' | 'measure'> {
  /** offset of the first row within the scroller */
  offset: number
  scrollTo(row: number): void
}

/** Virtualises the rows of the table, which scrolls with the whole editor. */
export function useVirtualLines(
  table: RefObject<HTMLTableElement | null>,
  rowKeys: readonly string[],
  focused: string | null,
): VirtualLines {
  const [offset, setOffset] = useState(0)
  const scroller = useCallback(() => table.current?.closest<HTMLElement>('[data-scroll]') ?? null, [table])
  const {
    isVirtual: isLong,
    rows,
    height,
    measure,
    scrollTo,
  } = useVirtualRows({
    keys: rowKeys,
    pinned: focused,
    estimatedHeight: usualHeight,
    scroller,
    scrollMargin: offset,
    scrollPaddingStart: 80,
  })
  useLayoutEffect(() => {
    const body = table.current?.tBodies[0]
    const box = scroller()
    if (!isLong || !body || !box) return
    const measureTop = () =>
      setOffset(body.getBoundingClientRect().top - box.getBoundingClientRect().top + box.scrollTop)
    measureTop()
    // content above the table may change its height
    const resized = new ResizeObserver(measureTop)
    for (const above of table.current?.closest('[data-editor]')?.children ?? []) resized.observe(above)
    return () => resized.disconnect()
  }, [isLong, table, scroller])

  return { isVirtual: isLong, rows, height, offset, measure, scrollTo: row => scrollTo(row, 'center') }
}
