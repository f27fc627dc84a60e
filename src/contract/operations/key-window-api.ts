import { z } from 'zod'
import type { KeychainStatus, KeyStatus } from '../connections.ts'
import { type HostOperations, type OperationTable, operation, type PageApi } from '../operation.ts'

export interface KeyWindowSubject {
  connectionName: string
  /** the origin that the key will be bound to */
  origin: string
  current: KeyStatus | null
  keychain: KeychainStatus
  canPaste: boolean
  /** setting of the interface's language */
  language: string
}

const keptHow = {
  /** explicit choice without a keychain: keeps the key until the program quits */
  sessionOnly: z.boolean(),
  /** explicit choice after the service did not answer the trial: stores the key untested */
  isUntried: z.boolean().optional(),
}

/**
 * Operations of the key window, which has its own page, origin and preload, so that the invoice renderer never
 * holds the key, not even while it is typed.
 */
export const keyWindowOperations = {
  /** the connection and its key */
  subject: operation<KeyWindowSubject>()(z.undefined()),
  /** the only call that carries a key; the host tries it at the service, stores it and closes the window */
  save: operation<KeyStatus>()(z.strictObject({ key: z.string().max(512), ...keptHow })),
  /** reads the clipboard in the host, if the shell supports it */
  pasteFromClipboard: operation<KeyStatus>()(z.strictObject(keptHow)),
  /** aborts the trial of a key, which is then not stored */
  stopTrying: operation<void>()(z.undefined()),
  cancel: operation<void>()(z.undefined()),
} satisfies OperationTable

export type KeyWindowApi = PageApi<typeof keyWindowOperations>
export type KeyWindowHost = HostOperations<typeof keyWindowOperations>
