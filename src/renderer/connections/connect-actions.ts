import type { ConnectAttempt } from '#contract/connecting.ts'
import type { App } from '../state/app.ts'
import { unwrap } from '../state/host/unwrap-answer.ts'
import { withErrorNotice } from '../state/invoice-actions.ts'

export const isRunning = ({ state }: ConnectAttempt): boolean =>
  state.step !== 'connected' && state.step !== 'failed'

/**
 * Opens the dialog that connects a service; `undefined`: a new one.
 * @param then continues the action that needed a connection, once the dialog shows the connection
 */
export const openConnect = (app: App, connectionId?: string, then?: () => void): void =>
  app.view.set({
    overlay: {
      kind: 'connect',
      ...(connectionId === undefined ? {} : { connectionId }),
      ...(then === undefined ? {} : { then }),
    },
  })

/** A key made by the service is replaced by connecting again, an entered key by entering another. */
export const replaceKey = (app: App, id: string): Promise<void> => {
  const { connections } = app.hostStore.store.getState()
  const key = connections?.connections.find(each => each.id === id)?.key
  if (key && key.name === undefined) return enterKey(app, id)
  openConnect(app, id)
  return Promise.resolve()
}

export const enterKey = (app: App, id: string): Promise<void> =>
  withErrorNotice(app, async () => {
    app.hostStore.setConnections(await unwrap(app.api.askForKey({ id })))
  })
