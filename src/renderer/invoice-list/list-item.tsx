import { memo } from 'react'
import { useStore } from 'zustand'
import type { InvoiceSummary } from '#contract/desktop-api.ts'
import { formatMoney } from '#core/money/format.ts'
import { IconButton } from '../controls/button.tsx'
import { classNames } from '../controls/class-names.ts'
import { Icon } from '../controls/icon.tsx'
import { uiLocale } from '../i18n/locale.ts'
import { t } from '../i18n/translate.ts'
import { closeListOverlay, deleteInvoice, openInvoice } from '../state/invoice-actions.ts'
import { useApp, useView } from '../state/use-app.ts'
import { StateBadge } from '../submission/state-badge.tsx'
import styles from './invoice-list.module.css'
import { listRowOf } from './list-row.ts'
import { selectWithPointer, toggleSelected } from './selection-input.ts'

interface ListItemProps {
  summary: InvoiceSummary
  isTabStop: boolean
  /** position in a virtualised list */
  position: { index: number; start: number; measure: (row: HTMLElement | null) => void } | null
}

/** `position` is a new object for each render and is compared by value. */
const isSame = (one: ListItemProps, other: ListItemProps) =>
  one.summary === other.summary &&
  one.isTabStop === other.isTabStop &&
  one.position?.index === other.position?.index &&
  one.position?.start === other.position?.start

export const ListItem = memo(function ListItem({ summary, isTabStop, position }: ListItemProps) {
  const app = useApp()
  const open = useStore(app.openInvoices.store, state => state.open[summary.id])
  const isCurrent = useStore(app.openInvoices.store, state => state.current === summary.id)
  const isSelecting = useView(view => view.selection !== null)
  const isSelected = useView(view => view.selection?.ids.has(summary.id) ?? false)
  const row = listRowOf(summary, open)
  const customer = row.customer || t('list.no-customer')
  const number = row.invoice_number || t('list.no-number')
  const total = row.payable === null ? t('amount.none') : formatMoney(row.payable, row.currency, uiLocale)

  return (
    <li
      ref={position?.measure}
      data-index={position?.index}
      className={styles.item}
      style={position ? { transform: `translateY(${position.start}px)` } : undefined}
    >
      {isSelecting && (
        <input
          type="checkbox"
          className={styles.check}
          aria-label={t('selection.row', { number })}
          checked={isSelected}
          tabIndex={isTabStop ? 0 : -1}
          onChange={() => toggleSelected(app, summary.id)}
        />
      )}
      <button
        type="button"
        className={styles.open}
        data-selected={isSelected || undefined}
        data-selecting={isSelecting || undefined}
        aria-current={isCurrent ? 'true' : undefined}
        tabIndex={isTabStop ? 0 : -1}
        data-invoice={summary.id}
        onClick={event => {
          if (selectWithPointer(app, event, summary.id)) return
          closeListOverlay(app)
          void openInvoice(app, summary.id)
        }}
        onKeyDown={event => {
          if (event.key !== 'Delete') return
          event.preventDefault()
          void deleteInvoice(app, summary.id)
        }}
      >
        <span className={styles.line}>
          <span className={classNames(styles.customer, row.customer === '' && styles.unnamed)}>
            {customer}
          </span>
          <span className={styles.total}>{total}</span>
        </span>
        <span className={styles.line}>
          <span className={styles.number}>
            <bdi>{number}</bdi>
          </span>
          <StateBadge state={row.state} />
        </span>
      </button>
      <IconButton
        className={styles.delete}
        label={t('list.delete', { number })}
        tabIndex={-1}
        onClick={() => void deleteInvoice(app, summary.id)}
      >
        <Icon icon="trash" size={14} />
      </IconButton>
    </li>
  )
}, isSame)
