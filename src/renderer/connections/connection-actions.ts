import { flushSync } from 'react-dom'
import type { CheckAnswer, Connection, Disconnected } from '#contract/connections.ts'
import { t, textOf } from '../i18n/translate.ts'
import type { App } from '../state/app.ts'
import { activeConnection } from '../state/host/active-connection.ts'
import { unwrap } from '../state/host/unwrap-answer.ts'
import { withErrorNotice } from '../state/invoice-actions.ts'
import { serviceName } from './service-name.ts'

/** Applies to new submissions only; queued ones keep their connection and key. */
export const switchConnection = (app: App, { id, name }: Pick<Connection, 'id' | 'name'>): Promise<void> =>
  withErrorNotice(app, async () => {
    const view = await unwrap(app.api.useConnection({ id }))
    app.hostStore.setConnections(view)
    const othersWait = view.connections.some(other => other.id !== id && other.waiting > 0)
    app.view.toast(() =>
      t(othersWait ? 'connection.used.waiting' : 'connection.used', { name: serviceName(name) }),
    )
  })

export const removeConnection = (app: App, { id, name }: Connection): Promise<void> =>
  withErrorNotice(app, async () => {
    flushSync(() => app.view.set({ overlay: null }))
    // before the button that opened the dialog is removed, so that the focus is not lost
    document.querySelector<HTMLElement>('[data-connection="new"]')?.focus()
    showDisconnected(
      app,
      name,
      await unwrap(app.api.removeConnection({ id })),
      t('connection.removed', { name }),
    )
  })

/** A message about a key that could not be revoked stays until the user closes it. */
export function showDisconnected(
  app: App,
  name: string,
  { view, revocation }: Disconnected,
  done?: string,
): void {
  app.hostStore.setConnections(view)
  if (revocation === 'unconfirmed') app.view.alert(t('connection.not-revoked', { name }))
  else if (done !== undefined) app.view.toast(done)
}

/** Disconnects; the service also revokes a key that it made for this computer. */
export const disconnect = (app: App, { id, name }: Connection): Promise<void> =>
  withErrorNotice(app, async () => {
    const answer = await unwrap(app.api.removeKey({ id }))
    app.hostStore.setConnections(answer.view)
    if (answer.revocation === 'unconfirmed')
      app.view.set({
        notice: {
          text: t('connection.not-revoked', { name }),
          action: { label: t('connection.keys-page'), run: () => void app.api.openKeysPage({ id }) },
        },
      })
    else
      app.view.toast(() =>
        t(answer.revocation === 'revoked' ? 'connection.disconnected' : 'connection.key-removed', {
          name,
        }),
      )
  })

/** The practice service is built in, so there is nothing to check. */
export const canCheck = (app: App): boolean =>
  activeConnection(app.hostStore.store.getState().connections)?.key != null

export const checkActive = (app: App): Promise<void> =>
  withErrorNotice(app, async () => {
    const connection = activeConnection(app.hostStore.store.getState().connections)
    if (!connection) return
    const result = checkResultText(await unwrap(app.hostStore.checkConnection(connection.id)))
    app.view.toast(() => t('connection.checked', { name: serviceName(connection.name), result }))
  })

export const checkResultText = (check: CheckAnswer): string =>
  check.ok
    ? t(check.idempotent ? 'connection.ok.idempotent' : 'connection.ok')
    : textOf(check.problem.message)

/** Checks the connection again when the network is back, unless its last state is an answer of the service. */
export function retryWhenOnline(app: App): void {
  const { connections, links, online } = app.hostStore.store.getState()
  const connection = activeConnection(connections)
  const state = links[connection?.id ?? '']?.state
  if (online && connection && (state === 'offline' || state === 'unreachable'))
    void app.hostStore.checkConnection(connection.id)
}
