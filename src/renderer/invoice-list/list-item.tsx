import { Trash2 } from 'lucide-react'
import { memo } from 'react'
import { useStore } from 'zustand'
import type { InvoiceSummary } from '#contract/desktop-api.ts'
import { formatMoney } from '#core/format.ts'
import { IconButton } from '../controls/button.tsx'
import { classNames } from '../controls/class-names.ts'
import { Icon } from '../controls/icon.tsx'
import { uiLocale } from '../controls/locale.ts'
import { say } from '../i18n/translate.ts'
import { usePage, useView } from '../state/use-app.ts'
import styles from './invoice-list.module.css'
import { deleteInvoice, leaveList, openInvoice } from './list-actions.ts'
import { listRowOf } from './list-row.ts'
import { chooseWithPointer, toggleChosen } from './selection-input.ts'
import { StateMark } from './state-badge.tsx'

interface ListItemProps {
  summary: InvoiceSummary
  isTabStop: boolean
  /** in a list that is longer than the page */
  place: { index: number; start: number; measure: (row: HTMLElement | null) => void } | null
}

/** `place` is made anew for each drawing; what it says is what counts. */
const isSame = (one: ListItemProps, other: ListItemProps) =>
  one.summary === other.summary &&
  one.isTabStop === other.isTabStop &&
  one.place?.index === other.place?.index &&
  one.place?.start === other.place?.start

export const ListItem = memo(function ListItem({ summary, isTabStop, place }: ListItemProps) {
  const page = usePage()
  const open = useStore(page.documents.store, state => state.open[summary.id])
  const isCurrent = useStore(page.documents.store, state => state.current === summary.id)
  const isChoosing = useView(view => view.selection !== null)
  const isChosen = useView(view => view.selection?.ids.has(summary.id) ?? false)
  const row = listRowOf(summary, open)
  const customer = row.customer || say('list.no-customer')
  const number = row.invoice_number || say('list.no-number')
  const total = row.payable === null ? say('amount.none') : formatMoney(row.payable, row.currency, uiLocale)

  return (
    <li
      ref={place?.measure}
      data-index={place?.index}
      className={styles.item}
      style={place ? { transform: `translateY(${place.start}px)` } : undefined}
    >
      {isChoosing && (
        <input
          type="checkbox"
          className={styles.check}
          aria-label={say('selection.row', { number })}
          checked={isChosen}
          tabIndex={isTabStop ? 0 : -1}
          onChange={() => toggleChosen(page, summary.id)}
        />
      )}
      <button
        type="button"
        className={styles.open}
        data-chosen={isChosen || undefined}
        data-choosing={isChoosing || undefined}
        aria-current={isCurrent ? 'true' : undefined}
        tabIndex={isTabStop ? 0 : -1}
        data-invoice={summary.id}
        onClick={event => {
          if (chooseWithPointer(page, event, summary.id)) return
          leaveList(page)
          void openInvoice(page, summary.id)
        }}
        onKeyDown={event => {
          if (event.key !== 'Delete') return
          event.preventDefault()
          void deleteInvoice(page, summary.id)
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
          <StateMark state={row.state} />
        </span>
      </button>
      <IconButton
        className={styles.delete}
        label={say('list.delete', { number })}
        tabIndex={-1}
        onClick={() => void deleteInvoice(page, summary.id)}
      >
        <Icon of={Trash2} size={14} />
      </IconButton>
    </li>
  )
}, isSame)
