import { BatchStatus } from '../batch/batch-status.tsx'
import { t } from '../i18n/translate.ts'
import { DueStatus } from '../schedules/schedules-dialog.tsx'
import { filledLinesOf } from '../state/document/derived.ts'
import { activeConnection } from '../state/host/active-connection.ts'
import { useApp, useHost, useOpenInvoice, useView } from '../state/use-app.ts'
import { Toasts } from './notifications.tsx'
import styles from './status-bar.module.css'

export function StatusBar() {
  const app = useApp()
  const connection = useHost(host => activeConnection(host.connections))
  const isChecking = useHost(host => host.data?.state === 'ready' && host.data.isChecking === true)
  const lines = useOpenInvoice(invoice => filledLinesOf(invoice.doc.draft))
  const pages = useView(view => view.pageCount)
  const isShown = useView(view => view.preview)
  const connectionText = !connection
    ? ''
    : connection.practice
      ? t('status.practice')
      : connection.key
        ? t(connection.key.kind === 'live' ? 'status.live' : 'status.test', {
            name: connection.name,
            last4: connection.key.last4,
          })
        : t('status.no-key', { name: connection.name })
  return (
    <footer className={styles.bar} data-region="status">
      {connectionText !== '' && (
        <button
          type="button"
          className={styles.connection}
          title={connectionText}
          onClick={() => app.view.set({ settings: 'account' })}
        >
          {connectionText}
        </button>
      )}
      {isChecking && <span role="status">{t('status.checking-data')}</span>}
      <BatchStatus />
      <DueStatus />
      <Toasts />
      <span className={styles.counts}>
        {lines !== undefined &&
          (isShown && pages !== null
            ? t('status.paper', {
                lines: t('lines.count', { count: lines }),
                pages: t('preview.pages', { count: pages }),
              })
            : t('lines.count', { count: lines }))}
      </span>
    </footer>
  )
}
