import { z } from 'zod'
import type { Answer, KeychainStatus, KeyStatus } from './desktop-api.ts'

/**
 * The bridge of the key window, which has its own page, origin and preload, so that the invoice renderer
 * never holds the key, not even while it is typed.
 */
export interface KeyWindowApi {
  /** connection and key that the window is about */
  subject(): Promise<Answer<KeyWindowSubject>>
  /** the only call that carries a key; the host stores it and closes the window */
  save(argument: z.input<typeof saveKeySchema>): Promise<Answer<KeyStatus>>
  /** reads the clipboard in the host, if the shell supports it */
  pasteFromClipboard(argument: { sessionOnly: boolean }): Promise<Answer<KeyStatus>>
  cancel(): Promise<Answer<void>>
}

export interface KeyWindowSubject {
  connectionName: string
  current: KeyStatus | null
  keychain: KeychainStatus
  canPaste: boolean
}

export const saveKeySchema = z.strictObject({
  key: z.string().max(512),
  /** explicit choice without a keychain: keeps the key until the program quits */
  sessionOnly: z.boolean(),
})

export const pasteKeySchema = z.strictObject({ sessionOnly: z.boolean() })
