import { useLayoutEffect, useState } from 'react'
import type { InvoiceSort } from '#contract/invoice-list.ts'
import { isSameOrder } from '../state/host/list-filter.ts'
import { useApp } from '../state/use-app.ts'

/** Orders the rows as it is usual where they are shown, unless the user chose an order. @returns whether they are ordered */
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
