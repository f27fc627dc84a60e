import type { DeletedInvoice, InvoiceVersion } from '#contract/stored-data.ts'
import { formatMoney } from '#core/money/format.ts'
import { Button } from '../controls/button.tsx'
import { Dialog } from '../controls/dialog.tsx'
import { formatDateTime, formatDay, uiLocale } from '../i18n/locale.ts'
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
      <ul className={styles.rows}>
        {invoices.map(invoice => {
          const number = invoice.invoice_number || t('list.no-number')
          return (
            <li key={invoice.id}>
              <span>
                <strong>{number}</strong> {invoice.customer || t('list.no-customer')} · {amountOf(invoice)}
                <small>
                  {t('deleted.at', {
                    time: formatDateTime(invoice.deletedAt),
                    until: formatDay(invoice.keptUntil),
                  })}
                </small>
              </span>
              <Button
                size="small"
                aria-label={t('deleted.restore-number', { number })}
                onClick={() => void restoreDeleted(app, invoice.id)}
              >
                {t('deleted.restore')}
              </Button>
            </li>
          )
        })}
      </ul>
    </Dialog>
  )
}

export function VersionsDialog({ id, versions }: { id: string; versions: readonly InvoiceVersion[] }) {
  const app = useApp()
  return (
    <Dialog title={t('versions.title')} onClose={() => app.view.set({ overlay: null })}>
      <p>{t(versions.length === 0 ? 'versions.none' : 'versions.about')}</p>
      <ul className={styles.rows}>
        {versions.map(version => {
          const time = formatDateTime(version.savedAt)
          return (
            <li key={version.revision}>
              <span>
                <strong>{time}</strong>
                <small>
                  {version.customer || t('list.no-customer')} · {amountOf(version)} ·{' '}
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
            </li>
          )
        })}
      </ul>
    </Dialog>
  )
}
