import type { StoredConnection } from '../ports/store.ts'

/** The built-in connection to the practice service, never billed. Its address is known once the service runs. */
export const practiceId = 'practice'

export const practiceConnection = {
  id: practiceId,
  name: 'Practice service',
  baseUrl: null,
  requestFields: 'full',
} as const satisfies Omit<StoredConnection, 'baseUrl'> & { baseUrl: null }

export type KnownConnection = StoredConnection | typeof practiceConnection
