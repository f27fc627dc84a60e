import type { Origin } from './origin.ts'

/** A secret that signs links to PDFs. */
export interface LinkSecret {
  value: Uint8Array
  /** ISO 8601; `null` for the one in force */
  expires_at: string | null
}

export interface LinkSecretStore {
  /** The one in force first, created at the first call; then those that were rotated and have not expired. */
  linkSecrets(now: string): Promise<LinkSecret[]>
  /** Puts a new secret in force; links of the present one and of those before stay valid until `expires_at` at the latest. */
  rotateLinkSecret(change: { value: Uint8Array; expires_at: string }, origin: Origin): Promise<void>
}
