import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import type { InvoiceSummary } from '#contract/desktop-api.ts'
import { type RowsInView, useRowsInView } from '../controls/use-virtual-rows.ts'
import { usePage } from '../state/use-app.ts'

const usualHeight = 50
/** rows before the end of what is known, where the next ones are asked for */
const ahead = 100

export interface ListWindow extends Pick<RowsInView, 'isLong' | 'rows' | 'height' | 'measure'> {
  /** brings a row into the page and gives it the focus */
  focusRow(index: number): void
  /** the row with the focus stays in the page wherever one scrolls */
  keep(id: string | null): void
}

/** The rows of the list that are in the page; the next ones are asked for before one gets there. */
export function useListWindow(
  scroller: RefObject<HTMLElement | null>,
  invoices: readonly InvoiceSummary[],
): ListWindow {
  const page = usePage()
  const [kept, keep] = useState<string | null>(null)
  const [wanted, setWanted] = useState<string | null>(null)
  const keys = useMemo(() => invoices.map(({ id }) => id), [invoices])
  const { isLong, rows, height, last, measure, scrollTo } = useRowsInView({
    keys,
    kept,
    usualHeight,
    scroller: useCallback(() => scroller.current, [scroller]),
    gap: 1,
  })

  useLayoutEffect(() => {
    if (wanted === null) return
    scroller.current?.querySelector<HTMLElement>(`[data-invoice="${wanted}"]`)?.focus()
    setWanted(null)
  }, [wanted, scroller])

  useEffect(() => {
    if (isLong && last >= invoices.length - ahead) void page.desk.loadMore()
  }, [isLong, last, invoices.length, page])

  return {
    isLong,
    rows,
    height,
    measure,
    focusRow(index) {
      const id = keys[index]
      if (id === undefined) return
      if (isLong) scrollTo(index)
      keep(id)
      setWanted(id)
    },
    keep,
  }
}
