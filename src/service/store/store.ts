import type { KeyKind } from '#core/key.ts'
import type { MakeCounter } from '../limits/counter.ts'
import type { DashboardStore } from './dashboard-store.ts'

/**
 * What the service keeps besides the PDFs themselves. Everything is asynchronous, although SQLite is not, so that
 * a database on another machine can take its place. Names are the columns' and the JSON's own.
 * Each method rejects with AppError('storage_unavailable') when the database does not answer.
 */
export interface Store extends DashboardStore {
  addAccount(account: Account): Promise<void>
  listAccounts(): Promise<Account[]>

  /** rejects with AppError('not_found') when there is no such account */
  addKey(key: StoredKey, hash: Uint8Array): Promise<void>
  /** by the SHA-256 of the whole key; revoked keys are found too */
  findKey(hash: Uint8Array): Promise<StoredKey | undefined>
  listKeys(): Promise<StoredKey[]>
  /** `undefined` when there is no such key; revoking twice keeps the first time */
  revokeKey(id: string, at: string): Promise<StoredKey | undefined>
  noteKeyUse(id: string, at: string): Promise<void>

  findAnswer(scope: IdempotencyScope, now: string): Promise<RecordedAnswer | undefined>
  /** One transaction: job, idempotency record and, for a live key, the ledger row. All of it or nothing. */
  record(generation: Generation): Promise<Recorded>
  /** `undefined` also when the job is another account's, or of the other mode */
  findJob(id: string, of: Owner): Promise<Job | undefined>
  findJobOfFile(fileId: string): Promise<Job | undefined>
  /** those of the ids that a job names */
  namedFiles(fileIds: readonly string[]): Promise<string[]>
  listLedger(): Promise<LedgerRow[]>
  countBilled(period: LedgerPeriod): Promise<number>
  /** in the order of time; `after` is the job of the last row before, and a job that is not in the ledger has none after it */
  readLedger(period: LedgerPeriod, page: { after: string | undefined; limit: number }): Promise<LedgerRow[]>

  /**
   * Keeps others, in other processes too, from working under this name at the same time; `undefined` while another does. Ends
   * with the process, whatever becomes of it.
   */
  tryHold(name: string): Promise<Hold | undefined>
  /** where several processes share the store, their counts are in it too */
  sharedCounter?: MakeCounter

  /** 32 random bytes made at the first call with this name, the same for every process from then on */
  secret(name: string): Promise<Uint8Array>
  /** rejects when the store could not take a write */
  check(): Promise<void>
  close(): Promise<void>
}

/** Lets go; never rejects. */
export type Hold = () => Promise<void>

export interface Account {
  id: string
  name: string
  created_at: string
}

/** Whose something is: what one account made is nothing to another, nor what a live key made to a test key. */
export interface Owner {
  account_id: string
  mode: KeyKind
}

/** from `from` until just before `until` */
export interface LedgerPeriod {
  account_id: string
  from: string
  until: string
}

/** A key as it is kept: enough to recognise it in a list, never enough to use it. Times are ISO 8601, UTC. */
export interface StoredKey {
  id: string
  account_id: string
  mode: KeyKind
  name: string
  last4: string
  created_at: string
  last_used_at: string | null
  revoked_at: string | null
}

export interface Job {
  id: string
  account_id: string
  key_id: string
  mode: KeyKind
  template: string
  invoice_number: string
  /** where the PDF lies in the {@link FileStorage} and in its link */
  file_id: string
  created_at: string
}

/** One billed generation. */
export interface LedgerRow {
  job_id: string
  account_id: string
  key_id: string
  template: string
  invoice_number: string
  created_at: string
}

/** Where an Idempotency-Key means one thing: both paths share it, live and test do not. */
export interface IdempotencyScope extends Owner {
  idempotency_key: string
}

export interface RecordedAnswer {
  /** of the request that was answered; another one under the same key is a mistake of the client */
  fingerprint: string
  /** the body, to the byte */
  answer: string
}

export interface Generation extends RecordedAnswer {
  job: Job
  idempotency: { key: string; expires_at: string } | null
}

export type Recorded =
  | { outcome: 'recorded' }
  /** another process was first with this Idempotency-Key; nothing was written */
  | { outcome: 'answered'; earlier: RecordedAnswer }
  /** the key was revoked while the PDF was being made; nothing was written */
  | { outcome: 'revoked' }

/** The account that every store has, for a service that one business runs for itself. */
export const defaultAccount = 'default'
