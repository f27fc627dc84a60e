import { Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '../controls/button.tsx'
import { Icon } from '../controls/icon.tsx'
import { say } from '../i18n/translate.ts'
import settings from '../settings/settings.module.css'
import { useDesk, usePage } from '../state/use-app.ts'
import { ConnectionCard } from './connection-card.tsx'
import { ConnectionForm } from './connection-form.tsx'
import styles from './connections.module.css'
import { keepFocus } from './focus-connection.ts'

/** Where invoices go, and with which key. The keys themselves are never here. */
export function Connections() {
  const page = usePage()
  const view = useDesk(desk => desk.connections)
  const [edited, setEdited] = useState<string | null>(null)
  // how many invoices wait is as of when one looks
  useEffect(() => void page.desk.refreshConnections(), [page])
  if (!view) return null
  const done = () => {
    setEdited(null)
    keepFocus(`[data-connection="${edited}"]`)
  }
  return (
    <div className={settings.form}>
      <p className={settings.lead}>{say('settings.account.about')}</p>
      {!view.keychain.available && <p className={styles.keychain}>{view.keychain.message}</p>}
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
        <Button className={styles.add} size="small" data-connection="new" onClick={() => setEdited('new')}>
          <Icon of={Plus} size={14} />
          {say('connection.add')}
        </Button>
      )}
      <p className={styles.foot}>{say('connection.opens-window')}</p>
    </div>
  )
}
