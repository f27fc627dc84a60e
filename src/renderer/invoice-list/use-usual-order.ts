import { useLayoutEffect, useState } from 'react'
import type { InvoiceSort } from '#contract/invoice-list.ts'
import { isSameOrder } from '../state/host/list-filter.ts'
import { useApp } from '../state/use-app.ts'

/**
 * Sorts the rows in the default order of the place that shows them, unless the user chose an order.
 * @returns whether they are sorted
 */
export function useUsualOrder(order: InvoiceSort): boolean {
  const app = useApp()
  const [isOrdered, setOrdered] = useState(() =>
    isSameOrder(order, app.hostStore.store.getState().usualOrder),
  )
  useLayoutEffect(() => {
    void app.hostStore.setUsualOrder(order).then(() => setOrdered(true))
  }, [app, order])
  return isOrdered
}
