import { type KeyboardEvent, type RefObject, useMemo } from 'react'
import type { InvoiceSummary } from '#contract/invoice-list.ts'
import { deleteInvoice, openInvoiceFromList } from '../state/invoice-actions.ts'
import { useApp } from '../state/use-app.ts'
import { createTypeAhead, rowAfterKey, rowStartingWith } from './list-navigation.ts'
import { selectWithKeys } from './selection-input.ts'

interface ListKeysOptions {
  scroller: RefObject<HTMLElement | null>
  invoices: readonly InvoiceSummary[]
  rowHeight: number
  focusRow: (index: number) => void
  /** the rows are those of the list, and several can be selected */
  isSelectable: boolean
  /** opens the menu of a row */
  onMenu: (row: HTMLElement) => void
}

/** Keyboard handling of the rows of list and table. */
export function useListKeys({
  scroller,
  invoices,
  rowHeight,
  focusRow,
  isSelectable,
  onMenu,
}: ListKeysOptions) {
  const app = useApp()
  const typeAhead = useMemo(() => createTypeAhead(), [])
  const rowTypedAhead = (key: string, from: number) => {
    const typed = typeAhead(key)
    const texts = () => invoices.map(({ customer, invoice_number }) => [customer, invoice_number])
    return typed === undefined ? undefined : rowStartingWith(typed, texts(), from)
  }
  return (event: KeyboardEvent) => {
    const row = document.activeElement?.closest<HTMLElement>('[data-invoice]')
    const focused = row?.dataset.invoice
    const index = invoices.findIndex(({ id }) => id === focused)
    if (isSelectable && selectWithKeys(app, event, focused, focusRow)) return
    if (row && (event.key === 'ContextMenu' || (event.shiftKey && event.key === 'F10'))) {
      event.preventDefault()
      return onMenu(row)
    }
    if (event.altKey || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return
    if (focused !== undefined && (event.key === 'Delete' || event.key === 'Enter')) {
      event.preventDefault()
      void (event.key === 'Delete' ? deleteInvoice : openInvoiceFromList)(app, focused)
      return
    }
    const pageRows = Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / rowHeight) - 1)
    const next = rowAfterKey(event.key, index, invoices.length, pageRows) ?? rowTypedAhead(event.key, index)
    if (next === undefined) return
    event.preventDefault()
    focusRow(next)
  }
}
