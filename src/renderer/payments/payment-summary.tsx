import { useEffect } from 'react'
import { formatMoney } from '#core/money/format.ts'
import { Button } from '../controls/button.tsx'
import { Icon } from '../controls/icon.tsx'
import { StatusBadge } from '../controls/status-badge.tsx'
import { uiLocale } from '../i18n/locale.ts'
import { t } from '../i18n/translate.ts'
import { findRow } from '../state/host/invoice-rows.ts'
import { useApp, useHost } from '../state/use-app.ts'
import { askMarkPaid, mayHavePayments, openPayments } from './payment-actions.ts'
import styles from './payments.module.css'

/** Status of the open, issued document, and the actions that record its payments. Some take none, such as quotes. */
export function PaymentSummary({ id }: { id: string }) {
  const app = useApp()
  const row = useHost(host => findRow(host, id))
  const isUnknown = row === undefined
  useEffect(() => {
    if (isUnknown) void app.hostStore.loadUnlisted(id)
  }, [app, id, isUnknown])
  const outstanding = row?.outstanding ?? null
  const mayBePaid = row !== undefined && mayHavePayments(row)
  const isSettled = row?.status === 'paid' || row?.status === 'credited'
  const negative = isSettled ? 'payments.overpaid' : 'payments.to-refund'
  return (
    <div className={styles.summary}>
      {row && <StatusBadge status={row.status} overdueDays={row.overdueDays} />}
      {row && outstanding !== null && Number(outstanding) !== 0 && (
        <span>
          {t(outstanding.startsWith('-') ? negative : 'payments.outstanding')}{' '}
          <strong>{formatMoney(outstanding.replace('-', ''), row.currency, uiLocale)}</strong>
        </span>
      )}
      {mayBePaid && !isSettled && Number(outstanding) !== 0 && (
        <Button size="small" onClick={() => askMarkPaid(app, [id])}>
          <Icon icon="banknote" size={14} />
          {t('command.mark-paid')}
        </Button>
      )}
      {mayBePaid && (
        <Button size="small" variant="quiet" onClick={() => void openPayments(app, id)}>
          {t('command.payments')}
        </Button>
      )}
    </div>
  )
}
