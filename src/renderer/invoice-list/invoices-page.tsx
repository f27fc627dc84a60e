import type { KeyboardEvent } from 'react'
import { leavePlace } from '../state/places.ts'
import { useApp } from '../state/use-app.ts'
import { InvoiceList } from './invoice-list.tsx'
import { InvoiceTable } from './invoice-table.tsx'

/** All documents: a table, or in a narrow window the rows of the list. */
export function InvoicesPage({ isTableFitting }: { isTableFitting: boolean }) {
  const app = useApp()
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    if (app.view.store.getState().selection !== null) app.view.set({ selection: null })
    else void leavePlace(app)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape returns to the editor from any control
    <div className="contents" onKeyDown={onKeyDown}>
      {isTableFitting ? <InvoiceTable /> : <InvoiceList />}
    </div>
  )
}
