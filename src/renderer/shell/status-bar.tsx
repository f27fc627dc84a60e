import { BatchStatus } from '../batch/batch-status.tsx'
import { formatTime } from '../i18n/locale.ts'
import { t } from '../i18n/translate.ts'
import { DueStatus } from '../schedules/schedules-dialog.tsx'
import { filledLinesOf } from '../state/document/derived.ts'
import { activeConnection } from '../state/host/active-connection.ts'
import type { ServiceLink } from '../state/host/service-link.ts'
import { useApp, useHost, useOpenInvoice, useView } from '../state/use-app.ts'
import { Toasts } from './notifications.tsx'
import styles from './status-bar.module.css'

type Shown = ServiceLink['state'] | 'practice' | 'no-key' | 'untried' | 'offline'

/** What the active service answered last; that the computer has a network says nothing about it. */
function LinkStatus() {
  const online = useHost(host => host.online)
  const connection = useHost(host => activeConnection(host.connections))
  const link = useHost(host => host.links[connection?.id ?? ''])
  if (!connection) return null
  const shown: Shown = connection.practice
    ? 'practice'
    : !online
      ? 'offline'
      : connection.key === null
        ? 'no-key'
        : (link?.state ?? 'untried')
  return (
    <span className={styles.link} data-link={shown} role="status">
      <i aria-hidden="true" />
      {t(`link.${shown}`, { time: link ? formatTime(link.since) : '' })}
    </span>
  )
}

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
      <LinkStatus />
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
