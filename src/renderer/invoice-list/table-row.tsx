import { memo } from 'react'
import { useStore } from 'zustand'
import type { InvoiceSummary } from '#contract/invoice-list.ts'
import { t } from '../i18n/translate.ts'
import { listRowOf } from '../state/document/list-row.ts'
import { openInvoice } from '../state/invoice-actions.ts'
import { useApp, useView } from '../state/use-app.ts'
import styles from './invoice-table.module.css'
import { type RowMenuTarget, targetOfClick } from './row-menu.tsx'
import { selectWithPointer, toggleSelected } from './selection-input.ts'
import { tableColumns } from './table-columns.tsx'

interface TableRowProps {
  summary: InvoiceSummary
  index: number
  /** position in a virtualised table, in pixels */
  start: number | null
  isTabStop: boolean
  onMenu: (target: RowMenuTarget) => void
}

export const TableRow = memo(function TableRow({ summary, index, start, isTabStop, onMenu }: TableRowProps) {
  const app = useApp()
  const { id } = summary
  const open = useStore(app.openInvoices.store, state => state.open[id])
  const isSelected = useView(view => view.selection?.ids.has(id) ?? false)
  const row = { ...summary, ...listRowOf(summary, open) }
  return (
    <tr
      aria-rowindex={index + 2}
      aria-selected={isSelected}
      data-invoice={id}
      className={styles.row}
      tabIndex={isTabStop ? 0 : -1}
      style={start === null ? undefined : { position: 'absolute', transform: `translateY(${start}px)` }}
      onClick={event => {
        if (!selectWithPointer(app, event, id)) event.currentTarget.focus()
      }}
      onDoubleClick={() => void openInvoice(app, id)}
      onContextMenu={event => {
        event.preventDefault()
        onMenu(targetOfClick(event))
      }}
    >
      <td className={styles.cell}>
        <input
          type="checkbox"
          tabIndex={-1}
          aria-label={t('selection.row', { number: row.invoice_number || t('list.no-number') })}
          checked={isSelected}
          onClick={event => event.stopPropagation()}
          onChange={() => toggleSelected(app, id)}
        />
      </td>
      {tableColumns.map(({ order, isAmount, cell }) => (
        <td key={order} className={styles.cell} data-amount={isAmount}>
          {order === 'number' ? (
            <button
              type="button"
              tabIndex={-1}
              className={styles.open}
              onClick={event => {
                if (event.ctrlKey || event.metaKey || event.shiftKey) return
                void openInvoice(app, id)
              }}
            >
              {cell(row)}
            </button>
          ) : (
            cell(row)
          )}
        </td>
      ))}
    </tr>
  )
})
