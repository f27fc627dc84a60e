import { useState } from 'react'
import type { CheckAnswer, Connection, KeychainStatus } from '#contract/connections.ts'
import { Button } from '../controls/button.tsx'
import { Dialog, DialogActions } from '../controls/dialog.tsx'
import { formatDay } from '../i18n/locale.ts'
import { t } from '../i18n/translate.ts'
import { modeOf } from '../state/host/active-connection.ts'
import { unwrap } from '../state/host/unwrap-answer.ts'
import { withErrorNotice } from '../state/invoice-actions.ts'
import { useApp, useHost } from '../state/use-app.ts'
import { AccountLine } from './account-line.tsx'
import { enterKey, openConnect } from './connect-actions.ts'
import { checkResultText, disconnect, removeConnection, switchConnection } from './connection-actions.ts'
import styles from './connections.module.css'
import { serviceName } from './service-name.ts'

interface ConnectionCardProps {
  connection: Connection
  isActive: boolean
  keychain: KeychainStatus
  onEdit: () => void
}

export function ConnectionCard({ connection, isActive, keychain, onEdit }: ConnectionCardProps) {
  const app = useApp()
  const { id, baseUrl, practice, key, keyOfOtherAddress, waiting, liveConsent } = connection
  const [check, setCheck] = useState<CheckAnswer | 'running'>()

  const name = serviceName(connection.name)
  const isOwnKey = key?.name !== undefined
  const use = () => switchConnection(app, connection)
  const withdraw = () =>
    withErrorNotice(app, async () => {
      const answer = await app.api.withdrawLiveConsent({ id })
      // a consent that could not be removed from the disk is withdrawn until the program ends, so the card must be
      // reloaded
      if (!answer.ok) await app.hostStore.refreshConnections()
      app.hostStore.setConnections(await unwrap(Promise.resolve(answer)))
      app.view.toast(() => t('consent.withdrawn'))
    })
  const runCheck = () =>
    withErrorNotice(app, async () => {
      setCheck('running')
      try {
        setCheck(await unwrap(app.hostStore.checkConnection(id)))
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
          {name} <ModeBadge connection={connection} />
        </h3>
        {isActive ? (
          <span className={styles.used}>{t('connection.in-use')}</span>
        ) : (
          <Button size="small" onClick={() => void use()}>
            {t('connection.use')}
          </Button>
        )}
      </div>
      <p className={styles.about}>{practice ? t('connection.practice.about') : baseUrl}</p>
      {!practice && <KeyLine connection={connection} keychain={keychain} />}
      {key?.kind === 'live' && <AccountLine connectionId={id} className={styles.about} />}
      {liveConsent !== null && (
        <div className={styles.consent}>
          <p>{t('consent.given', { day: formatDay(liveConsent) })}</p>
          <Button size="small" onClick={() => void withdraw()}>
            {t('consent.withdraw')}
          </Button>
        </div>
      )}
      {!practice && waiting > 0 && (
        <p className={styles.waiting}>{t('connection.waiting', { count: waiting })}</p>
      )}
      {!practice && (
        <div className={styles.actions}>
          <Button size="small" onClick={() => openConnect(app, id)}>
            {t(isOwnKey ? 'connect.reconnect' : 'connect.open')}
          </Button>
          {!isOwnKey && (
            <Button size="small" onClick={() => void enterKey(app, id).then(() => setCheck(undefined))}>
              {t(key ? 'connection.replace-key' : 'connection.set-key')}
            </Button>
          )}
          {key && (
            <Button size="small" onClick={() => check !== 'running' && void runCheck()}>
              {t(check === 'running' ? 'connection.checking' : 'connection.check')}
            </Button>
          )}
          {(key || keyOfOtherAddress) && (
            <Button
              size="small"
              variant="quiet"
              onClick={() => void disconnect(app, connection).then(() => setCheck(undefined))}
            >
              {t(isOwnKey ? 'connection.disconnect' : 'connection.remove-key')}
            </Button>
          )}
          <Button size="small" variant="quiet" onClick={onEdit}>
            {t('connection.edit')}
          </Button>
          <Button
            size="small"
            variant="quiet"
            onClick={() => app.view.set({ overlay: { kind: 'remove-connection', id } })}
          >
            {t('connection.remove')}
          </Button>
        </div>
      )}
      <p role="status" className={check && check !== 'running' && !check.ok ? styles.failed : styles.passed}>
        {check && check !== 'running' && checkResultText(check)}
      </p>
    </article>
  )
}

function KeyLine({ connection, keychain }: { connection: Connection; keychain: KeychainStatus }) {
  const { key, keyOfOtherAddress, baseUrl } = connection
  if (keyOfOtherAddress)
    return <p className={styles.failed}>{t('connection.key-again', { address: baseUrl ?? '' })}</p>
  if (!key) return <p className={styles.about}>{t('connection.no-key')}</p>
  const storage =
    key.store === 'session' || !keychain.available
      ? t('connection.key.session')
      : t('connection.key.keychain', { name: keychain.name })
  return (
    <p className={styles.key}>
      <code>{t('connection.key', { kind: key.kind, last4: key.last4 })}</code>
      {key.name !== undefined && <bdi>{key.name}</bdi>}
      <span>{storage}</span>
    </p>
  )
}

/** Mode of a submission through this connection, as in the toolbar. */
function ModeBadge({ connection }: { connection: Connection }) {
  const mode = modeOf(connection)
  if (mode === null) return null
  if (mode === 'live') return <span className={styles.live}>{t('mode.live')}</span>
  return <span className={styles.test}>{t(connection.practice ? 'mode.practice' : 'mode.test')}</span>
}

/**
 * Asks before removing, because undo cannot restore a key. A connection with unfinished submissions cannot be removed.
 */
export function RemoveConnectionDialog({ id }: { id: string }) {
  const app = useApp()
  const connection = useHost(host => host.connections?.connections.find(known => known.id === id))
  const close = () => app.view.set({ overlay: null })
  if (!connection) return null
  const { name, waiting, key } = connection
  return (
    <Dialog kind="alert" title={t('connection.remove.title', { name })} onClose={close}>
      <p>
        {waiting > 0
          ? t('connection.remove.waiting', { count: waiting })
          : t('connection.remove.text', { isOwnKey: key?.name !== undefined })}
      </p>
      <DialogActions>
        <Button onClick={close}>{t(waiting > 0 ? 'connection.close' : 'dialog.cancel')}</Button>
        {waiting === 0 && (
          <Button variant="danger" onClick={() => void removeConnection(app, connection)}>
            {t('connection.remove.yes')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
