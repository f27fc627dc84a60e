import { memo } from 'react'
import { useStore } from 'zustand'
import type { InvoiceSummary } from '#contract/invoice-list.ts'
import { settledOn } from '#core/invoice/list-group.ts'
import { formatMoney } from '#core/money/format.ts'
import { localDateOf } from '#core/text/calendar-date.ts'
import { IconButton } from '../controls/button.tsx'
import { Checkbox } from '../controls/checkbox.tsx'
import { classNames } from '../controls/class-names.ts'
import { Icon } from '../controls/icon.tsx'
import states from '../controls/state-colors.module.css'
import { StateGlyph } from '../controls/state-glyph.tsx'
import { typeNames } from '../documents/type-names.ts'
import { useLanguage } from '../i18n/language.ts'
import { formatDistance, formatShortDate, uiLocale } from '../i18n/locale.ts'
import { t } from '../i18n/translate.ts'
import { type ListRow, listRowOf } from '../state/document/list-row.ts'
import { deleteInvoice, openInvoiceFromList } from '../state/invoice-actions.ts'
import { useApp, useView } from '../state/use-app.ts'
import styles from './invoice-list.module.css'
import { type RowMenuTarget, targetOfClick } from './row-menu.tsx'
import { selectWithPointer, toggleSelected } from './selection-input.ts'

interface ListItemProps {
  summary: InvoiceSummary
  /** the height of a virtualised row includes the group heading above it */
  isBelowHeading: boolean
  isTabStop: boolean
  /** position in a virtualised list */
  position: { index: number; start: number; measure: (row: HTMLElement | null) => void } | null
  /** opens the menu of the row */
  onMenu: (target: RowMenuTarget) => void
}

/** `position` is a new object for each render and is compared by value; `onMenu` never changes. */
const isSame = (one: ListItemProps, other: ListItemProps) =>
  one.summary === other.summary &&
  one.isTabStop === other.isTabStop &&
  one.isBelowHeading === other.isBelowHeading &&
  one.position?.index === other.position?.index &&
  one.position?.start === other.position?.start

export const ListItem = memo(function ListItem(props: ListItemProps) {
  useLanguage()
  const { summary, isBelowHeading, isTabStop, position, onMenu } = props
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
      data-below-heading={isBelowHeading || undefined}
      className={styles.item}
      style={position ? { transform: `translateY(${position.start}px)` } : undefined}
    >
      {isSelecting && (
        <label className={styles.check}>
          <Checkbox
            aria-label={t('selection.row', { number: row.invoice_number })}
            checked={isSelected}
            tabIndex={isTabStop ? 0 : -1}
            onChange={() => toggleSelected(app, summary.id)}
          />
        </label>
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
          void openInvoiceFromList(app, summary.id)
        }}
        onContextMenu={event => {
          event.preventDefault()
          onMenu(targetOfClick(event))
        }}
      >
        <span className={classNames(states.state, styles.state)} data-status={row.status}>
          <StateGlyph status={row.status} size={16} />
        </span>
        <span className={styles.line}>
          <bdi
            className={classNames(styles.customer, row.customer === '' && styles.unnamed)}
            title={customer}
          >
            {customer}
          </bdi>
          <span className={styles.total}>{total}</span>
        </span>
        <span className={styles.line}>
          <span className={styles.number}>
            {row.type !== 'invoice' && <span className={styles.type}>{t(typeNames[row.type])} </span>}
            <bdi>{number}</bdi>
          </span>
          <Note row={row} />
        </span>
      </button>
      {!isSelecting && (
        <IconButton
          className={styles.delete}
          label={t('list.delete', { number: row.invoice_number })}
          tabIndex={-1}
          onClick={() => void deleteInvoice(app, summary.id)}
        >
          <Icon icon="trash" size={14} />
        </IconButton>
      )}
    </li>
  )
}, isSame)

/** The next step of the document. The glyph shows the status, which screen readers get as a word. */
function Note({ row }: { row: ListRow }) {
  const { type, status, overdueDays, outstanding, currency, dueDate, issueDate, paid, group } = row
  const today = localDateOf(new Date())
  const paidOn = status === 'paid' && Number(paid) !== 0 ? settledOn(group) : undefined
  const word =
    paidOn !== undefined
      ? t('list.paid-on', { kind: type, date: formatShortDate(paidOn, today) })
      : overdueDays === null
        ? t(`document.status.${status}`, { kind: type })
        : t('document.status.overdue.days', { count: overdueDays })
  const isAhead = status === 'draft' || status === 'issued' || status === 'open'
  const date = dueDate ?? issueDate
  const text =
    status === 'partly_paid' && outstanding !== null
      ? t('list.open', { amount: formatMoney(outstanding, currency, uiLocale) })
      : isAhead
        ? date && (dueDate === null ? formatShortDate(date, today) : formatDistance(date, today))
        : word
  return (
    <span className={classNames(states.state, styles.note)} data-status={status}>
      {text !== word && <span className="visually-hidden">{word} </span>}
      {text}
    </span>
  )
}
