import type { KeyKind } from '#core/key.ts'
import type { Job, StoredKey } from './store.ts'

/** The dashboard's part of the store. Each call is limited to one account. */
export interface DashboardStore {
  findPassword(accountId: string): Promise<string | undefined>
  /**
   * Ends every session of the account.
   * Rejects with AppError('not_found') when there is no such account.
   */
  setPassword(accountId: string, hash: string): Promise<void>
  /** false when the account already has a password, which is kept */
  offerPassword(accountId: string, hash: string): Promise<boolean>

  /** `hash` is the SHA-256 of the session token; sessions created before `forgetBefore` are deleted */
  addSession(hash: Uint8Array, session: Session, forgetBefore: string): Promise<void>
  findSession(hash: Uint8Array): Promise<Session | undefined>
  recordSessionUse(hash: Uint8Array, at: string): Promise<void>
  endSession(hash: Uint8Array): Promise<void>

  listKeysOf(accountId: string): Promise<StoredKey[]>
  /** newest first; `before` is the last job of the previous page */
  listJobs(filter: JobFilter, page: { before: string | undefined; limit: number }): Promise<Job[]>
  findJobOfAccount(id: string, accountId: string): Promise<Job | undefined>
}

export interface Session {
  account_id: string
  created_at: string
  last_seen_at: string
}

/** `undefined` matches everything. `from` is inclusive, `until` exclusive. */
export interface JobFilter {
  account_id: string
  mode: KeyKind | undefined
  template: string | undefined
  /** the whole invoice number; a substring search would read every row */
  number: string | undefined
  from: string | undefined
  until: string | undefined
}
