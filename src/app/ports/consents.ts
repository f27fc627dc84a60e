import type { RequestFields } from '#core/invoice/request-fields.ts'

/** Consent to live submissions without confirmation, for exactly this address, key and set of fields. */
export interface Consent {
  connectionId: string
  baseUrl: string
  requestFields: RequestFields
  keyFingerprint: string
  /** ISO 8601 instant */
  givenAt: string
}

/** Consents are stored outside of the data, so that an import or a backup cannot restore one that was withdrawn. */
export interface ConsentStore {
  /** readable entries only */
  read(): Consent[]
  /** replaces all, durable when it returns; throws AppError file_unwritable */
  write(consents: readonly Consent[]): void
}

/**
 * The origin of each connection that was entered on this computer, by connection id; stored outside of the data, too.
 */
export interface KeyOriginStore {
  /** `null`: nothing was written yet; a damaged file counts as empty */
  read(): Record<string, string> | null
  /** replaces all, durable when it returns; throws AppError file_unwritable */
  write(origins: Readonly<Record<string, string>>): void
}

/** A connection that is being made: its key may be in the keychain before the connection is in the data. */
export interface ConnectIntent {
  connectionId: string
  name: string
  baseUrl: string
}

/** Connections that are being made, so that a crash leaves no key without a connection. */
export interface ConnectIntentStore {
  /** empty for a missing or damaged file */
  read(): ConnectIntent[]
  /** replaces all, durable when it returns; throws AppError file_unwritable */
  write(intents: readonly ConnectIntent[]): void
}
