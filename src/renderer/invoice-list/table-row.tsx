import { memo } from 'react'
import { useStore } from 'zustand'
import type { InvoiceSummary } from '#contract/invoice-list.ts'
import { Checkbox } from '../controls/checkbox.tsx'
import { useLanguage } from '../i18n/language.ts'
import { t } from '../i18n/translate.ts'
import { listRowOf } from '../state/document/list-row.ts'
import { openInvoice } from '../state/invoice-actions.ts'
import { useApp, useView } from '../state/use-app.ts'
import styles from './document-grid.module.css'
import { type RowMenuTarget, targetOfClick } from './row-menu.tsx'
import { selectWithPointer, toggleSelected } from './selection-input.ts'
import type { tableColumns } from './table-columns.tsx'

interface TableRowProps {
  summary: InvoiceSummary
  columns: typeof tableColumns
  currency: string | null
  index: number
  /** offset in a virtualised table, in pixels */
  start: number | null
  isTabStop: boolean
  isSelectable: boolean
  onMenu: (target: RowMenuTarget) => void
}

/** A click opens the document; a click with Mod or Shift, or on the checkbox, selects it. */
export const TableRow = memo(function TableRow(props: TableRowProps) {
  useLanguage()
  const { summary, columns, currency, index, start, isTabStop, isSelectable, onMenu } = props
  const app = useApp()
  const { id } = summary
  const open = useStore(app.openInvoices.store, state => state.open[id])
  const isSelected = useView(view => isSelectable && (view.selection?.ids.has(id) ?? false))
  const row = { ...summary, ...listRowOf(summary, open) }
  return (
    <tr
      aria-rowindex={index + 2}
      aria-selected={isSelectable ? isSelected : undefined}
      data-invoice={id}
      className={styles.row}
      tabIndex={isTabStop ? 0 : -1}
      style={start === null ? undefined : { position: 'absolute', transform: `translateY(${start}px)` }}
      onClick={event => {
        if (isSelectable && selectWithPointer(app, event, id)) return
        event.currentTarget.focus()
        void openInvoice(app, id)
      }}
      onContextMenu={event => {
        event.preventDefault()
        onMenu(targetOfClick(event))
      }}
    >
      {isSelectable && (
        // biome-ignore lint/a11y/useKeyWithClickEvents: Space selects the row
        <td className={styles.select} onClick={event => event.stopPropagation()}>
          <Checkbox
            tabIndex={-1}
            aria-label={t('selection.row', { number: row.invoice_number })}
            checked={isSelected}
            onChange={() => toggleSelected(app, id)}
          />
        </td>
      )}
      {columns.map(({ order, isEnd, isAmount, cell }) => (
        <td
          key={order}
          className={styles.cell}
          data-end={isEnd}
          data-amount={isAmount}
          data-number={order === 'number' || undefined}
        >
          {order === 'number' ? (
            <button type="button" tabIndex={-1} className={styles.link} dir="auto">
              {cell(row, { currency })}
            </button>
          ) : (
            cell(row, { currency })
          )}
        </td>
      ))}
    </tr>
  )
})
