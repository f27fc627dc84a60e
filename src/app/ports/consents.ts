import type { RequestFields } from '#core/invoice/request-fields.ts'

/** Consent to live submissions without a question, for exactly this address, key and set of fields. */
export interface Consent {
  connectionId: string
  baseUrl: string
  requestFields: RequestFields
  keyFingerprint: string
  /** ISO 8601 instant */
  givenAt: string
}

/**
 * Consents are not part of the data: an export does not contain them, and an import or a backup cannot restore one that
 * was withdrawn.
 */
export interface ConsentStore {
  /** without unreadable entries */
  read(): Consent[]
  /** replaces all, durable when it returns; throws AppError file_unwritable */
  write(consents: readonly Consent[]): void
}

/** The origin of each connection that was entered on this computer, by connection id; not part of the data either. */
export interface KeyOriginStore {
  /** `null`: none were written yet; a damaged file has none */
  read(): Record<string, string> | null
  /** replaces all, durable when it returns; throws AppError file_unwritable */
  write(origins: Readonly<Record<string, string>>): void
}

/** A connection whose key is being kept: the key may be in the keychain while the connection is not in the data yet. */
export interface ConnectIntent {
  connectionId: string
  name: string
  baseUrl: string
}

/** Connections that are being made, so that a program that ends meanwhile leaves no key without a connection. */
export interface ConnectIntentStore {
  /** none for a missing or damaged file */
  read(): ConnectIntent[]
  /** replaces all, durable when it returns; throws AppError file_unwritable */
  write(intents: readonly ConnectIntent[]): void
}
