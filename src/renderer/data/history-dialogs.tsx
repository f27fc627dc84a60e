import type { DeletedInvoice, InvoiceVersion } from '#contract/stored-data.ts'
import { formatMoney } from '#core/format.ts'
import { Button } from '../controls/button.tsx'
import { Dialog } from '../controls/dialog.tsx'
import { dayOf, momentOf, uiLocale } from '../controls/locale.ts'
import { say } from '../i18n/translate.ts'
import { usePage } from '../state/use-app.ts'
import styles from './history.module.css'
import { bringBack, takeVersion } from './history-actions.ts'

const amountOf = ({ payable, currency }: Pick<DeletedInvoice, 'payable' | 'currency'>) =>
  payable === null ? say('amount.none') : formatMoney(payable, currency, uiLocale)

export function DeletedDialog({ invoices }: { invoices: readonly DeletedInvoice[] }) {
  const page = usePage()
  return (
    <Dialog title={say('deleted.title')} onClose={() => page.view.set({ overlay: null })}>
      <p>{say(invoices.length === 0 ? 'deleted.none' : 'deleted.about')}</p>
      <ul className={styles.rows}>
        {invoices.map(invoice => {
          const number = invoice.invoice_number || say('list.no-number')
          return (
            <li key={invoice.id}>
              <span>
                <strong>{number}</strong> {invoice.customer || say('list.no-customer')} · {amountOf(invoice)}
                <small>
                  {say('deleted.at', { time: momentOf(invoice.deletedAt), until: dayOf(invoice.keptUntil) })}
                </small>
              </span>
              <Button
                size="small"
                aria-label={say('deleted.restore-number', { number })}
                onClick={() => void bringBack(page, invoice.id)}
              >
                {say('deleted.restore')}
              </Button>
            </li>
          )
        })}
      </ul>
    </Dialog>
  )
}

export function VersionsDialog({ id, versions }: { id: string; versions: readonly InvoiceVersion[] }) {
  const page = usePage()
  return (
    <Dialog title={say('versions.title')} onClose={() => page.view.set({ overlay: null })}>
      <p>{say(versions.length === 0 ? 'versions.none' : 'versions.about')}</p>
      <ul className={styles.rows}>
        {versions.map(version => {
          const time = momentOf(version.savedAt)
          return (
            <li key={version.revision}>
              <span>
                <strong>{time}</strong>
                <small>
                  {version.customer || say('list.no-customer')} · {amountOf(version)} ·{' '}
                  {say('versions.lines', { count: version.lines })}
                </small>
              </span>
              <Button
                size="small"
                aria-label={say('versions.use-time', { time })}
                onClick={() => void takeVersion(page, id, version.revision)}
              >
                {say('versions.use')}
              </Button>
            </li>
          )
        })}
      </ul>
    </Dialog>
  )
}
