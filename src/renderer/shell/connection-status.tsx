import { formatTime } from '../i18n/locale.ts'
import { t } from '../i18n/translate.ts'
import { activeConnection, modeOf } from '../state/host/active-connection.ts'
import type { ServiceLink } from '../state/host/service-link.ts'
import { useApp, useHost } from '../state/use-app.ts'
import styles from './connection-status.module.css'

type Shown = ServiceLink['state'] | 'practice' | 'no-key' | 'untried' | 'offline'

/** What the active service answered last, and the mode of the next submission; opens the connections. */
export function ConnectionStatus() {
  const app = useApp()
  const online = useHost(host => host.online)
  const connection = useHost(host => activeConnection(host.connections))
  const link = useHost(host => host.links[connection?.id ?? ''])
  if (!connection) return null
  const mode = modeOf(connection)
  const shown: Shown = connection.practice
    ? 'practice'
    : !online
      ? 'offline'
      : connection.key === null
        ? 'no-key'
        : (link?.state ?? 'untried')
  const details = connection.practice
    ? t('status.practice')
    : connection.key
      ? t(mode === 'live' ? 'status.live' : 'status.test', {
          name: connection.name,
          last4: connection.key.last4,
        })
      : t('status.no-key', { name: connection.name })
  return (
    <button
      type="button"
      className={styles.connection}
      data-region="status"
      data-link={shown}
      title={details}
      onClick={() => app.view.set({ settings: 'account' })}
    >
      <i aria-hidden="true" />
      <span className={styles.state} role="status">
        {t(`link.${shown}`, { time: link ? formatTime(link.since) : '' })}
      </span>
      {mode !== null && (
        <span className={styles[mode]}>{t(mode === 'live' ? 'mode.live' : 'mode.test.short')}</span>
      )}
    </button>
  )
}
