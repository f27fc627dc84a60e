import type { Connection, ConnectionsView } from '#contract/connections.ts'
import type { Mode } from '#core/text/key.ts'

export const activeConnection = (view: ConnectionsView | null): Connection | undefined =>
  view?.connections.find(connection => connection.id === view.active)

/** Mode of the next submission. The practice service creates its own test key when it starts. */
export const modeOf = (connection: Connection | undefined): Mode | null =>
  connection?.practice ? 'test' : (connection?.key?.kind ?? null)
