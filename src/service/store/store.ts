import type { Mode } from '#core/text/key.ts'
import type { AuditStore } from './audit-store.ts'
import type { MakeCounter } from './counter.ts'
import type { DeviceGrantStore } from './device-grants.ts'
import type { FileCheckStore } from './file-checks.ts'
import type {
  Credit,
  FileDeletion,
  Generation,
  IdempotencyScope,
  Job,
  JobFilter,
  JobPage,
  JobsOfDay,
  LedgerRow,
  Owner,
  Recorded,
  RecordedAnswer,
  RepeatedNumber,
} from './jobs.ts'
import type { LedgerMonths, LedgerPeriod, LedgerSum } from './ledger-periods.ts'
import type { LinkSecretStore } from './link-secrets.ts'
import type { OperatorStore } from './operators.ts'
import type { Origin } from './origin.ts'
import type { PlanLimits, PlanStore } from './plans.ts'
import type { QueuedJobStore } from './queued-jobs.ts'
import type { RequestStore } from './request-store.ts'
import type { SecondFactorStore } from './second-factors.ts'
import type { SignUpStore } from './sign-ups.ts'
import type { SpendingMailStore } from './spending-mails.ts'
import type { StoredBytesStore, StoredFile } from './stored-bytes.ts'
import type { TemplateStore } from './templates.ts'
import type { UserStore } from './users.ts'
import type { WebhookStore } from './webhook-store.ts'

/**
 * The service's database: accounts, keys, jobs, ledger. Asynchronous, although SQLite is not, so that a
 * remote database can implement it. Names are those of the columns and of the JSON. Each method rejects with
 * AppError('storage_unavailable') if the database is unavailable.
 */
export interface Store
  extends AccountStore,
    UserStore,
    SecondFactorStore,
    SignUpStore,
    DeviceGrantStore<StoredKey>,
    OperatorStore,
    PlanStore,
    TemplateStore,
    CreditStore,
    DashboardStore,
    AuditStore,
    RequestStore,
    LinkSecretStore,
    RetentionStore,
    StoredBytesStore,
    FileCheckStore,
    SpendingMailStore,
    QueuedJobStore,
    WebhookStore {
  /** rejects with AppError('not_found') when there is no such account */
  addKey(key: StoredKey, hash: Uint8Array, origin: Origin): Promise<void>
  /** by the SHA-256 of the whole key; also finds revoked keys */
  findKey(hash: Uint8Array): Promise<FoundKey | undefined>
  findKeyById(id: string): Promise<FoundKey | undefined>
  listKeys(): Promise<StoredKey[]>
  /** `undefined` if there is no such key; a repeated revocation keeps the first time */
  revokeKey(id: string, origin: Origin): Promise<StoredKey | undefined>
  /**
   * Adds a key and expires the one that it replaces, in one transaction; an earlier expiry is kept.
   * Rejects with AppError('key_not_active') if the replaced key is revoked, and with 'key_rotated' if it
   * already has a successor.
   */
  replaceKey(old: KeyExpiry, successor: StoredKey, hash: Uint8Array, origin: Origin): Promise<void>
  recordKeyUse(id: string, at: string): Promise<void>

  findAnswer(scope: IdempotencyScope, now: string): Promise<RecordedAnswer | undefined>
  /** records job, idempotency record and, for a live key, the ledger row in one transaction */
  record(generation: Generation): Promise<Recorded>
  /** `undefined` also when the job belongs to another account or mode */
  findJob(id: string, of: Owner): Promise<Job | undefined>
  /** `undefined` also when the account is deleted, or suspended together with its links */
  findJobOfFile(fileId: string): Promise<Job | undefined>
  /** newest first, without erased jobs; costs the same at any depth and with any filters */
  listJobs(filter: JobFilter, page: JobPage): Promise<Job[]>
  /** ascending by day; days without jobs are absent; costs the same however many jobs a day has */
  countJobsByDay(period: LedgerPeriod): Promise<JobsOfDay[]>
  /** returns those of the ids that a job refers to, unless its PDF was deleted */
  namedFiles(fileIds: readonly string[]): Promise<string[]>
  /** the whole ledger, oldest first, for commands */
  listLedger(): Promise<LedgerRow[]>
  /** sums of the ledger by account, month, key and template, in this order; costs the same however many rows a month has */
  readSums(of: LedgerMonths): Promise<LedgerSum[]>
  /** oldest first; `after` is the last job of the previous page; empty when it is not in the ledger */
  readLedger(period: LedgerPeriod, page: { after: string | undefined; limit: number }): Promise<LedgerRow[]>

  /**
   * Takes an exclusive lock across all processes; `undefined` while another holder has it. Released when the process ends.
   */
  tryLock(name: string): Promise<ReleaseLock | undefined>
  /** counters, shared by all processes if several share the store */
  sharedCounter?: MakeCounter

  /** creates partitions for the coming months, if jobs are partitioned */
  prepareMonths?(now: Date): Promise<void>

  /** 32 random bytes, created at the first call with this name, then the same for every process */
  secret(name: string): Promise<Uint8Array>
  /** rejects if the store is not writable */
  check(): Promise<void>
  close(): Promise<void>
}

/**
 * Rejects with AppError('not_found') if there is no such account, and with 'account_deleted' if it is
 * deleted.
 */
export interface AccountStore {
  addAccount(account: NewAccount, origin: Origin): Promise<void>
  /** every account, for commands; a service reads pages */
  listAccounts(): Promise<Account[]>
  /** newest first; `before` is the last account of the previous page */
  listAccountsBefore(before: string | undefined, limit: number): Promise<Account[]>
  /** number of accounts that are not deleted, by plan id; plans without any are missing */
  countAccountsByPlan(): Promise<ReadonlyMap<string, number>>
  findAccount(id: string): Promise<Account | undefined>
  /** costs the same however many accounts there are */
  isOnlyAccount(id: string): Promise<boolean>
  /**
   * Disables the account's keys and sessions and, with `stop`, its links. A second call only changes the
   * state of the links.
   */
  suspendAccount(id: string, links: SuspendedLinks, origin: Origin): Promise<void>
  resumeAccount(id: string, origin: Origin): Promise<void>
  /** of pages and mails; `null` for that of each browser */
  setAccountLanguage(id: string, language: string | null, origin: Origin): Promise<void>
  /**
   * Marks a suspended account as deleted, which is final; the next two methods erase its data.
   * Rejects with AppError('account_not_suspended') while its keys are active. Idempotent.
   */
  deleteAccount(id: string, origin: Origin): Promise<void>
  /**
   * Erases invoice data of a deleted account in these jobs and their ledger entries, and in as many recorded
   * answers.
   */
  eraseJobs(accountId: string, jobIds: readonly string[]): Promise<void>
  /** Removes names, addresses, key hashes and sign-ins of a deleted account. */
  eraseAccount(id: string): Promise<void>
}

/** Credits, which are append-only like the ledger. */
export interface CreditStore {
  /**
   * Credits a billed job once.
   * Rejects with AppError('not_found') if it is not in the ledger, and with 'credit_exists' if it is
   * credited.
   */
  addCredit(jobId: string, reason: string, origin: Origin): Promise<void>
  /** credits given in these months, oldest first */
  readCredits(of: LedgerMonths): Promise<Credit[]>
  /**
   * live jobs of these months whose invoice number was billed before, without an Idempotency-Key and not
   * erased, oldest first
   */
  readRepeatedNumbers(of: LedgerMonths & { account_id: string }, limit: number): Promise<RepeatedNumber[]>
}

/** The dashboard's part of the store. Each call is limited to one account. */
export interface DashboardStore {
  /**
   * `hash` is the SHA-256 of the session token; deletes sessions created before `forgetBefore`.
   * @returns false if the user was removed or the password changed meanwhile
   */
  addSession(hash: Uint8Array, session: NewSession, forgetBefore: string, origin: Origin): Promise<boolean>
  findSession(hash: Uint8Array): Promise<FoundSession | undefined>
  recordSessionUse(hash: Uint8Array, at: string): Promise<void>
  endSession(hash: Uint8Array): Promise<void>

  listKeysOf(accountId: string): Promise<StoredKey[]>
  findJobOfAccount(id: string, accountId: string): Promise<Job | undefined>
}

/** Deletion of stored PDFs. The PDF must be removed from the {@link FileStorage} before its job is marked. */
export interface RetentionStore {
  /** jobs whose PDF is stored and that were created before this time, oldest first */
  listFilesBefore(of: Owner, before: string, limit: number): Promise<StoredFile[]>
  /** PDFs that are already marked keep their time and reason. */
  markFilesDeleted(jobIds: readonly string[], deletion: FileDeletion): Promise<void>
  /** Marks a PDF that was deleted by request, and records it in the audit log. */
  recordFileDeletion(job: ChangedJob, origin: Origin): Promise<void>
  /** Erases template and number in the job and its ledger entry, and the warnings of the recorded answer. */
  eraseJob(job: ChangedJob, origin: Origin): Promise<void>
  /**
   * Removes up to a few hundred test jobs whose PDF was deleted before this time, with the answers of their
   * Idempotency-Keys, which have expired by then. @returns their number
   */
  forgetTestJobs(before: string): Promise<number>
  /** Revokes all existing links of a job; later ones are valid. */
  revokeLinks(job: ChangedJob, origin: Origin): Promise<void>
}

/** The mode is needed because entries of the audit log about test jobs are limited. */
export type ChangedJob = Pick<Job, 'id' | 'account_id' | 'mode'>

export interface KeyExpiry {
  id: string
  expires_at: string
}

export interface Session {
  account_id: string
  user_id: string
  created_at: string
  last_seen_at: string
}

/** A user with the language of the account. */
export type FoundSession = Session & Pick<Account, 'language'>

/** A user with the stored hash of the verified password, if one was verified. */
export type NewSession = Session & { password_hash?: string }

/** Releases the lock; never rejects. */
export type ReleaseLock = () => Promise<void>

export interface NewAccount {
  id: string
  name: string
  created_at: string
}

export const suspendedLinks = ['keep', 'stop'] as const
/** Whether links to PDFs work while their account is suspended. */
export type SuspendedLinks = (typeof suspendedLinks)[number]

export interface Account extends NewAccount {
  suspended_at: string | null
  /** `null` unless suspended */
  suspended_links: SuspendedLinks | null
  deleted_at: string | null
  plan_id: string
  /** of pages and mails (BCP 47); `null` for that of each browser */
  language: string | null
}

/**
 * Permissions of a key: generate and check invoices; read jobs, PDFs and the ledger; change the templates of
 * the account.
 */
export const keyScopes = ['generate', 'read', 'templates'] as const
export type KeyScope = (typeof keyScopes)[number]

/**
 * Default scopes of a key. `templates` must be requested, because templates determine what live invoices look
 * like.
 */
export const usualScopes: readonly KeyScope[] = ['generate', 'read']

export interface KeyRestrictions {
  /** time from which it is rejected; `null` for never */
  expires_at: string | null
  scopes: readonly KeyScope[]
  /** IP addresses and ranges such as `10.0.0.0/8` that may use it; every address if empty */
  addresses: readonly string[]
  /** maximum live PDFs a month with this key; `null` for that of the account alone */
  own_cap: number | null
}

/** The stored part of a key, which cannot be used as a key. Times are ISO 8601, UTC. */
export interface StoredKey extends KeyRestrictions {
  id: string
  account_id: string
  mode: Mode
  name: string
  /** name of the computer that it was created for; `null` for a key that was shown to a person */
  computer: string | null
  last4: string
  created_at: string
  last_used_at: string | null
  revoked_at: string | null
}

/** A key with the limits of its account and its plan. */
export interface FoundKey extends StoredKey {
  plan: PlanLimits
  /** suspension of its account; `null` if it is active */
  suspended_at: string | null
}

/** The account that every store has. */
export const defaultAccount = 'default'

export type KeyStore = Pick<
  Store,
  | 'addKey'
  | 'findKey'
  | 'findKeyById'
  | 'listKeys'
  | 'listKeysOf'
  | 'revokeKey'
  | 'replaceKey'
  | 'recordKeyUse'
>
