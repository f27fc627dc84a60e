import type { Connection, ConnectionsView } from '#contract/connections.ts'
import type { Mode } from '#core/text/key.ts'

export const activeConnection = (view: ConnectionsView | null): Connection | undefined =>
  view?.connections.find(connection => connection.id === view.active)

/** Mode of the next submission. The practice service creates its own test key when it starts. */
export const modeOf = (connection: Connection | undefined): Mode | null =>
  connection?.practice ? 'test' : (connection?.key?.kind ?? null)

/**
 * Whether the user has to connect before submitting: the connection has no key, or the program is preset to a service
 * without an account yet.
 */
export function needsAccount(view: ConnectionsView | null): boolean {
  const connection = activeConnection(view)
  if (!view || !connection) return false
  if (!connection.practice) return connection.key === null
  return view.preset?.ok === true && view.connections.every(({ key }) => key === null)
}

/** Whether the key was made by connecting, so that connecting again replaces it. */
export const isConnectedKey = (view: ConnectionsView | null, id: string | undefined): boolean =>
  view?.connections.find(connection => connection.id === id)?.key?.name !== undefined
