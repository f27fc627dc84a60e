import { documentTypeOf } from '#core/document-type.ts'
import { formatMoney } from '#core/money/format.ts'
import { Button } from '../controls/button.tsx'
import { Icon } from '../controls/icon.tsx'
import { StatusBadge } from '../controls/status-badge.tsx'
import { uiLocale } from '../i18n/locale.ts'
import { t } from '../i18n/translate.ts'
import { useApp, useHost, useOpenInvoice } from '../state/use-app.ts'
import { askMarkPaid, openPayments } from './payment-actions.ts'
import styles from './payments.module.css'

/** Status of the open, issued document, and the actions that record its payments; a quote has none. */
export function PaymentSummary({ id }: { id: string }) {
  const app = useApp()
  const row = useHost(host => host.invoices.find(invoice => invoice.id === id))
  const isQuote = useOpenInvoice(invoice => documentTypeOf(invoice.doc.draft) === 'quote')
  const outstanding = row?.outstanding ?? null
  return (
    <div className={styles.summary}>
      {row && <StatusBadge status={row.status} overdueDays={row.overdueDays} />}
      {row && outstanding !== null && Number(outstanding) !== 0 && (
        <span>
          {t(outstanding.startsWith('-') ? 'payments.overpaid' : 'payments.outstanding')}{' '}
          <strong>{formatMoney(outstanding.replace('-', ''), row.currency, uiLocale)}</strong>
        </span>
      )}
      {!isQuote && (outstanding === null || Number(outstanding) > 0) && (
        <Button size="small" onClick={() => askMarkPaid(app, [id])}>
          <Icon icon="banknote" size={14} />
          {t('command.mark-paid')}
        </Button>
      )}
      {!isQuote && (
        <Button size="small" variant="quiet" onClick={() => void openPayments(app, id)}>
          {t('command.payments')}
        </Button>
      )}
    </div>
  )
}
