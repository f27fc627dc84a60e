import { z } from 'zod'
import type { Answer, KeychainStatus, KeyStatus } from './desktop-api.ts'

/**
 * The bridge of the key's own window: a page, an origin and a preload of its own, so that the invoice page never
 * holds the key, not even while it is being typed.
 */
export interface KeyWindowApi {
  /** what the window is about */
  subject(): Promise<Answer<KeyWindowSubject>>
  /** the only call in the program that carries a key; the host stores it and closes the window */
  save(argument: z.input<typeof saveKeySchema>): Promise<Answer<KeyStatus>>
  /** reads the clipboard in the host, where the shell can */
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
  /** explicit choice where no keychain answers: keep it until the program quits */
  sessionOnly: z.boolean(),
})

export const pasteKeySchema = z.strictObject({ sessionOnly: z.boolean() })
