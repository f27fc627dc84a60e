import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../controls/button.tsx'
import controls from '../controls/field.module.css'
import form from '../controls/form.module.css'
import { Icon } from '../controls/icon.tsx'
import { FieldFrame } from '../controls/text-field.tsx'
import { t, textOf } from '../i18n/translate.ts'
import { useApp, useHost } from '../state/use-app.ts'
import { openConnect } from './connect-actions.ts'
import { ConnectionCard } from './connection-card.tsx'
import { ConnectionForm } from './connection-form.tsx'
import styles from './connections.module.css'

const countdownChoices = [0, 3, 5, 10, 30] as const

/** Seconds during which a live submission that asks no question can be cancelled. */
function CountdownSetting() {
  const app = useApp()
  const seconds = useHost(host => host.settings?.countdownSeconds)
  const choices = [...new Set([...countdownChoices, seconds ?? 5])].sort((one, other) => one - other)
  return (
    <FieldFrame label={t('consent.countdown')}>
      {({ id }) => (
        <select
          id={id}
          className={controls.control}
          value={seconds}
          onChange={event =>
            void app.hostStore.saveSettings({ countdownSeconds: Number(event.target.value) })
          }
        >
          {choices.map(count => (
            <option key={count} value={count}>
              {count === 0 ? t('consent.countdown.none') : t('countdown.seconds', { count })}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  )
}

/** Lists connections and their key status; keys themselves never reach the renderer. */
export function Connections() {
  const app = useApp()
  const view = useHost(host => host.connections)
  const [edited, setEdited] = useState<string | null>(null)
  // reads the number of waiting invoices
  useEffect(() => void app.hostStore.refreshConnections(), [app])
  if (!view) return null
  const done = () => {
    flushSync(() => setEdited(null))
    document.querySelector<HTMLElement>(`[data-connection="${edited}"]`)?.focus()
  }
  return (
    <div className={form.form}>
      <p className={form.lead}>{t('settings.account.about')}</p>
      {!view.keychain.available && <p className={styles.keychain}>{textOf(view.keychain.message)}</p>}
      <ul className={styles.list}>
        {view.connections.map(connection => (
          <li key={connection.id}>
            {edited === connection.id ? (
              <ConnectionForm connection={connection} onDone={done} />
            ) : (
              <ConnectionCard
                connection={connection}
                isActive={connection.id === view.active}
                keychain={view.keychain}
                onEdit={() => setEdited(connection.id)}
              />
            )}
          </li>
        ))}
        {edited === 'new' && (
          <li>
            <ConnectionForm onDone={done} />
          </li>
        )}
      </ul>
      {edited !== 'new' && (
        <Button className={styles.add} size="small" variant="primary" onClick={() => openConnect(app)}>
          {t('connect.command')}
        </Button>
      )}
      {edited !== 'new' && (
        <Button className={styles.add} size="small" data-connection="new" onClick={() => setEdited('new')}>
          <Icon icon="plus" size={14} />
          {t('connection.add')}
        </Button>
      )}
      <p className={styles.foot}>{t('connection.opens-window')}</p>
      <CountdownSetting />
    </div>
  )
}
