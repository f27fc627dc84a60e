import type { OperationName } from './desktop-api.ts'
import type { KeyWindowOperation } from './operation-names.ts'

/** IPC channels of the Electron shell: one per operation, and one for the events of the host. */

export const channelOf = (operation: OperationName): `billwright:${OperationName}` =>
  `billwright:${operation}`

export const keyWindowChannelOf = (operation: KeyWindowOperation): `billwright-key:${KeyWindowOperation}` =>
  `billwright-key:${operation}`

export const eventChannel = 'billwright:event'
