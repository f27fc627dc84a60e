import type { StoredConnection } from '../ports.ts'

/** The built-in connection: always there, always first, never billed. Its address is known once it runs. */
export const practiceId = 'practice'

export const practiceConnection = {
  id: practiceId,
  name: 'Practice service',
  baseUrl: null,
  requestFields: 'full',
} as const satisfies Omit<StoredConnection, 'baseUrl'> & { baseUrl: null }
