import { type ReactNode, useCallback, useRef, useState } from 'react'
import type { DeletedInvoice, InvoiceVersion } from '#contract/invoices.ts'
import type { CopyView } from '#contract/stored-data.ts'
import { formatMoney } from '#core/money/format.ts'
import { Button } from '../controls/button.tsx'
import { classNames } from '../controls/class-names.ts'
import { Dialog } from '../controls/dialog.tsx'
import { useVirtualRows } from '../controls/use-virtual-rows.ts'
import { formatFacts } from '../i18n/joined-texts.ts'
import { formatDateTime, formatDay, formatFileSize, uiLocale } from '../i18n/locale.ts'
import { t } from '../i18n/translate.ts'
import { useApp } from '../state/use-app.ts'
import styles from './history.module.css'
import { restoreDeleted, restoreVersion } from './history-actions.ts'

const amountOf = ({ payable, currency }: Pick<DeletedInvoice, 'payable' | 'currency'>) =>
  payable === null ? t('amount.none') : formatMoney(payable, currency, uiLocale)

export function DeletedDialog({ invoices }: { invoices: readonly DeletedInvoice[] }) {
  const app = useApp()
  return (
    <Dialog title={t('deleted.title')} onClose={() => app.view.set({ overlay: null })}>
      <p>{t(invoices.length === 0 ? 'deleted.none' : 'deleted.about')}</p>
      <HistoryRows rows={invoices} keyOf={invoice => invoice.id}>
        {invoice => {
          const number = invoice.invoice_number || t('list.no-number')
          return (
            <>
              <span>
                <strong>
                  <bdi>{number}</bdi>
                </strong>{' '}
                <bdi>{invoice.customer || t('list.no-customer')}</bdi>
                {t('join.facts')}
                <bdi>{amountOf(invoice)}</bdi>
                <small>
                  {t('deleted.at', {
                    time: formatDateTime(invoice.deletedAt),
                    until: formatDay(invoice.keptUntil),
                  })}
                </small>
              </span>
              <Button
                size="small"
                aria-label={t('deleted.restore-number', { number: invoice.invoice_number })}
                onClick={() => void restoreDeleted(app, invoice.id)}
              >
                {t('deleted.restore')}
              </Button>
            </>
          )
        }}
      </HistoryRows>
    </Dialog>
  )
}

export function VersionsDialog({ id, versions }: { id: string; versions: readonly InvoiceVersion[] }) {
  const app = useApp()
  return (
    <Dialog title={t('versions.title')} onClose={() => app.view.set({ overlay: null })}>
      <p>{t(versions.length === 0 ? 'versions.none' : 'versions.about')}</p>
      <HistoryRows rows={versions} keyOf={version => String(version.revision)}>
        {version => {
          const time = formatDateTime(version.savedAt)
          return (
            <>
              <span>
                <strong>{time}</strong>
                <small>
                  <bdi>{version.customer || t('list.no-customer')}</bdi>
                  {t('join.facts')}
                  <bdi>{amountOf(version)}</bdi>
                  {t('join.facts')}
                  {t('versions.lines', { count: version.lines })}
                </small>
              </span>
              <Button
                size="small"
                aria-label={t('versions.use-time', { time })}
                onClick={() => void restoreVersion(app, id, version.revision)}
              >
                {t('versions.use')}
              </Button>
            </>
          )
        }}
      </HistoryRows>
    </Dialog>
  )
}

/** Lists the backups of the data, and the data replaced by imports. */
export function CopiesDialog({ copies }: { copies: readonly CopyView[] }) {
  const app = useApp()
  return (
    <Dialog title={t('copies.title')} onClose={() => app.view.set({ overlay: null })}>
      <p>{t(copies.length === 0 ? 'data.no-backup' : 'copies.about')}</p>
      <HistoryRows rows={copies} keyOf={copy => copy.id}>
        {copy => {
          const time = formatDateTime(copy.takenAt)
          return (
            <>
              <span>
                <strong>{time}</strong>
                {t('join.facts')}
                {t(`copies.${copy.kind}`)}
                <small>
                  {formatFacts([
                    copy.invoices === null
                      ? t('copies.unreadable')
                      : t('copies.documents', { count: copy.invoices }),
                    formatFileSize(copy.bytes),
                  ])}
                </small>
              </span>
              {copy.invoices !== null && (
                <Button
                  size="small"
                  aria-label={t('copies.restore-time', { time })}
                  onClick={() => app.view.set({ overlay: { kind: 'restore', copy } })}
                >
                  {t('data.restore')}
                </Button>
              )}
            </>
          )
        }}
      </HistoryRows>
    </Dialog>
  )
}

const rowHeight = 53

interface HistoryRowsProps<Row> {
  rows: readonly Row[]
  keyOf: (row: Row) => string
  children: (row: Row) => ReactNode
}

/** Virtualised list: only the visible rows are rendered, however many there are. */
function HistoryRows<Row>({ rows, keyOf, children }: HistoryRowsProps<Row>) {
  const scroller = useRef<HTMLDivElement>(null)
  // the rows do not change while the dialog is open
  const [keys] = useState(() => rows.map(keyOf))
  const virtual = useVirtualRows({
    keys,
    pinned: null,
    estimatedHeight: rowHeight,
    scroller: useCallback(() => scroller.current, []),
  })
  return (
    <div ref={scroller} className={styles.scroller}>
      <ul
        className={classNames(styles.rows, virtual.isVirtual && styles.long)}
        style={virtual.isVirtual ? { blockSize: virtual.height } : undefined}
      >
        {virtual.rows.map(({ index, start }) => {
          const row = rows[index]
          return row === undefined ? null : (
            <li
              key={keys[index]}
              ref={virtual.isVirtual ? virtual.measure : undefined}
              data-index={index}
              aria-setsize={rows.length}
              aria-posinset={index + 1}
              style={virtual.isVirtual ? { insetBlockStart: start } : undefined}
            >
              {children(row)}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
