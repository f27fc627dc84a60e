import type { KeyKind } from '#core/key.ts'
import type { Job, StoredKey } from './store.ts'

/** What the dashboard asks of the store besides. Everything is of one account, which is named in each call. */
export interface DashboardStore {
  findPassword(accountId: string): Promise<string | undefined>
  /**
   * Ends every session of the account, because whoever had the old password may be in one.
   * Rejects with AppError('not_found') when there is no such account.
   */
  setPassword(accountId: string, hash: string): Promise<void>
  /** false when the account has a password already, which stays */
  offerPassword(accountId: string, hash: string): Promise<boolean>

  /** `hash` is the SHA-256 of what the browser holds; sessions that began before `forgetBefore` are deleted */
  addSession(hash: Uint8Array, session: Session, forgetBefore: string): Promise<void>
  findSession(hash: Uint8Array): Promise<Session | undefined>
  noteSessionUse(hash: Uint8Array, at: string): Promise<void>
  endSession(hash: Uint8Array): Promise<void>

  listKeysOf(accountId: string): Promise<StoredKey[]>
  /** the newest first; `before` is the job of the last row of the page before */
  listJobs(filter: JobFilter, page: { before: string | undefined; limit: number }): Promise<Job[]>
  findJobOfAccount(id: string, accountId: string): Promise<Job | undefined>
}

export interface Session {
  account_id: string
  created_at: string
  last_seen_at: string
}

/** What is `undefined` does not narrow. Times from `from` until just before `until`. */
export interface JobFilter {
  account_id: string
  mode: KeyKind | undefined
  template: string | undefined
  /** the whole invoice number: part of one would mean to read every row */
  number: string | undefined
  from: string | undefined
  until: string | undefined
}
