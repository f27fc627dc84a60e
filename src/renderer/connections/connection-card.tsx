import { useState } from 'react'
import type { CheckAnswer, Connection, KeychainStatus } from '#contract/desktop-api.ts'
import { Button } from '../controls/button.tsx'
import { say } from '../i18n/translate.ts'
import { attempt } from '../invoice-list/list-actions.ts'
import { modeOf } from '../state/host/active-connection.ts'
import { hostValue } from '../state/host/unwrap-answer.ts'
import { usePage } from '../state/use-app.ts'
import { checkWords, switchTo } from './connection-actions.ts'
import styles from './connections.module.css'
import { keepFocus } from './focus-connection.ts'

interface ConnectionCardProps {
  connection: Connection
  isActive: boolean
  keychain: KeychainStatus
  onEdit: () => void
}

export function ConnectionCard({ connection, isActive, keychain, onEdit }: ConnectionCardProps) {
  const page = usePage()
  const { id, name, baseUrl, practice, key, waiting } = connection
  const [check, setCheck] = useState<CheckAnswer | 'running'>()

  /** Each answers with all connections as they are now. */
  const change = (operation: 'askForKey' | 'removeKey') =>
    attempt(page, async () => {
      page.desk.setConnections(await hostValue(page.api[operation]({ id })))
      setCheck(undefined)
      keepFocus(`[data-connection="${id}"]`)
    })
  const use = async () => {
    await switchTo(page, connection)
    keepFocus(`[data-connection="${id}"]`)
  }
  const runCheck = () =>
    attempt(page, async () => {
      setCheck('running')
      try {
        setCheck(await hostValue(page.api.checkConnection({ id })))
      } catch (cause) {
        setCheck(undefined)
        throw cause
      }
    })

  return (
    <article
      className={styles.card}
      data-active={isActive || undefined}
      data-connection={id}
      aria-label={name}
      tabIndex={-1}
    >
      <div className={styles.head}>
        <h3>
          {name} <ModeTag connection={connection} />
        </h3>
        {isActive ? (
          <span className={styles.used}>{say('connection.in-use')}</span>
        ) : (
          <Button size="small" onClick={() => void use()}>
            {say('connection.use')}
          </Button>
        )}
      </div>
      <p className={styles.about}>{practice ? say('connection.practice.about') : baseUrl}</p>
      {!practice && <KeyLine connection={connection} keychain={keychain} />}
      {!practice && waiting > 0 && (
        <p className={styles.waiting}>{say('connection.waiting', { count: waiting })}</p>
      )}
      {!practice && (
        <div className={styles.actions}>
          <Button size="small" onClick={() => void change('askForKey')}>
            {say(key ? 'connection.replace-key' : 'connection.set-key')}
          </Button>
          {key && (
            <>
              <Button size="small" onClick={() => check !== 'running' && void runCheck()}>
                {say(check === 'running' ? 'connection.checking' : 'connection.check')}
              </Button>
              <Button size="small" look="quiet" onClick={() => void change('removeKey')}>
                {say('connection.remove-key')}
              </Button>
            </>
          )}
          <Button size="small" look="quiet" onClick={onEdit}>
            {say('connection.edit')}
          </Button>
          <Button
            size="small"
            look="quiet"
            onClick={() => page.view.set({ overlay: { kind: 'remove-connection', id } })}
          >
            {say('connection.remove')}
          </Button>
        </div>
      )}
      <p role="status" className={check && check !== 'running' && !check.ok ? styles.failed : styles.passed}>
        {check && check !== 'running' && checkWords(check)}
      </p>
    </article>
  )
}

function KeyLine({ connection: { key }, keychain }: { connection: Connection; keychain: KeychainStatus }) {
  if (!key) return <p className={styles.about}>{say('connection.no-key')}</p>
  const place =
    key.store === 'session' || !keychain.available
      ? say('connection.key.session')
      : say('connection.key.keychain', { name: keychain.name })
  return (
    <p className={styles.key}>
      <code>{say('connection.key', { kind: key.kind, last4: key.last4 })}</code>
      <span>{place}</span>
    </p>
  )
}

/** What a submission would be, told by the key as in the toolbar. */
function ModeTag({ connection }: { connection: Connection }) {
  const mode = modeOf(connection)
  if (mode === null) return null
  if (mode === 'live') return <span className={styles.live}>{say('mode.live')}</span>
  return <span className={styles.test}>{say(connection.practice ? 'mode.practice' : 'mode.test')}</span>
}
