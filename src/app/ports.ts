import type {
  Connection,
  HostEvent,
  HostInfo,
  InvoiceSummary,
  KeychainStatus,
  Preview,
  StepTitles,
  TemplateSummary,
} from '#contract/desktop-api.ts'
import type { BackupView, DeletedInvoice, ReadOnlyReason } from '#contract/stored-data.ts'
import type { Delivery, ProblemView } from '#contract/submission.ts'
import type { Draft } from '#core/draft/draft.ts'
import type { DraftChange } from '#core/draft/draft-change.ts'
import type { InvoiceColumns } from '#core/draft/invoice-columns.ts'
import type { PreviewRequest } from '#core/draft/preview-request.ts'
import type { NumberPattern } from '#core/invoice/invoice-number.ts'
import type { InvoiceState } from '#core/invoice/invoice-state.ts'
import type { RenderableInvoice } from '#core/invoice/renderable-invoice.ts'
import type { KeyKind } from '#core/key.ts'
import type { Decimal } from '#core/money/decimal.ts'
import type { ContentLimits, PdfReading, Unreadable } from '#pdf/reading/read-pdf.ts'
import type { Rendered, RenderOptions } from './drawing/rendered.ts'
import type { NumberBearer, NumberOwner, NumberTaken, NumberUse } from './numbers/number-use.ts'
import type { GenerateClient, JobReader, PdfFetcher, PracticeService } from './service-ports.ts'

/**
 * Everything that the use cases need from outside, in their words. `platform` supplies all but the shell's part,
 * which each shell supplies, and the renderer, which `app/renderer.ts` makes of the pdf layer.
 */
export interface Ports {
  host: HostInfo
  clock: Clock
  log: Log
  machine: Machine
  store: Store
  keychain: Keychain
  generate: GenerateClient
  jobs: JobReader
  pdfs: PdfFetcher
  practice: PracticeService
  files: Files
  shell: ShellPorts
}

// ---- what a shell supplies -----------------------------------------------------------------------------------

export interface ShellPorts {
  /** in the system's browser; the host has checked the URL: https, or http on loopback */
  openExternal(url: string): Promise<void>
  openPath(path: string): Promise<void>
  showInFolder(path: string): Promise<void>
  /** asks the person where to save; `null`: cancelled */
  chooseSavePath(suggestedName: string): Promise<string | null>
  copyText(text: string): Promise<void>
  /** absent where the shell has no menu */
  nameSteps?(titles: StepTitles): void
  /** opens the key's own window, whose calls go to `host.openKeyWindow(connectionId, ...)`; resolves when it is closed */
  openKeyWindow(connectionId: string): Promise<void>
}

/** What one opened key window gives to the use cases behind it. */
export interface KeyWindowPorts {
  /** absent where the shell cannot read the clipboard in the host */
  readClipboard?: () => string | Promise<string>
  close(): void
}

export type HostEventListener = (event: HostEvent) => void

// ---- small things --------------------------------------------------------------------------------------------

export interface Clock {
  now(): Date
  /** the local calendar date, `YYYY-MM-DD` */
  today(): string
  /** runs once after `ms`, unless the returned function is called before; never keeps the process alive */
  after(ms: number, run: () => void): () => void
}

export interface Log {
  /** `details` never holds a key; the adapter redacts what looks like one all the same */
  write(level: 'info' | 'warn' | 'error', event: string, details?: Record<string, unknown>): void
}

/** For diagnostics. */
export interface Machine {
  /** of the system and of what the program runs on */
  versions(): Record<string, string>
  /** the last lines of the log, oldest first */
  recentLog(): readonly string[]
  /** the text without the path of the person's own folder, which carries their name */
  withoutHome(text: string): string
}

export interface Files {
  /** keeps the PDF of an attempt in the data folder, whole or not at all; answers the path */
  keepDelivery(attemptId: string, bytes: Uint8Array): Promise<string>
  /** puts a file where a viewer can open it, in place of the one that was printed before; answers the path */
  keepForPrint(name: string, bytes: Uint8Array): Promise<string>
  exists(path: string): Promise<boolean>
  read(path: string): Promise<Uint8Array>
  /** to where the person chose; whole or not at all */
  write(path: string, bytes: Uint8Array): Promise<void>
  /** JSON text of the sample invoice */
  sample(): Promise<string>
}

// ---- rendering -----------------------------------------------------------------------------------------------

/** The host can only render what is marked: a clean PDF is the service's to make. */
export interface Renderer {
  /** the whole file; rejects with AppError('render_cancelled') once `signal` says so */
  render(invoice: RenderableInvoice, template: string, options?: RenderOptions): Promise<Rendered>
  /** SHA-256, in hexadecimal digits, of the file that the service would make: a clean one for a live key */
  digest(invoice: RenderableInvoice, template: string, mode: KeyKind): Promise<string>
  /** what a PDF of any origin says; never rejects, and takes seconds at most */
  read(pdf: Uint8Array, most: ContentLimits): Promise<PdfReading | Unreadable>
  /** some pages of the document that is being written; the renderer keeps it from one call to the next */
  preview(request: PreviewRequest, fields: Connection['requestFields']): Promise<Preview>
  templates(): TemplateSummary[]
  close(): Promise<void>
}

// ---- keychain ------------------------------------------------------------------------------------------------

/** Account = connection id. Every call answers within seconds; failures are AppError('keychain_unavailable'). */
export interface Keychain {
  status(): Promise<KeychainStatus>
  read(account: string): Promise<string | null>
  save(account: string, key: string): Promise<void>
  remove(account: string): Promise<void>
}

// ---- the store -----------------------------------------------------------------------------------------------

/**
 * Synchronous, because SQLite is: what returned is on disk. Each call is one transaction.
 * Failures are AppError('store_unavailable'), in words.
 */
export interface Store {
  invoices: InvoiceStore
  attempts: AttemptStore
  connections: ConnectionStore
  settings: SettingStore
  keeper: DataKeeper
  close(): void
}

export type StoreCondition =
  | {
      state: 'ready'
      /** as in `StoreStatus` */
      notice:
        | 'log_missing'
        | 'damage_found'
        | 'journal_rewritten'
        | 'data_outdated'
        | 'submissions_missing'
        | 'drafts_missing'
        | null
      /** as in `StoreStatus` */
      unreadInvoices?: number
    }
  /** written by a newer version: it can be read */
  | { state: 'newer' }
  /** the data folder takes no write: they can be read */
  | { state: 'read_only'; reason: ReadOnlyReason }
  /** left as it is until a person decides; meanwhile the store is empty and takes nothing */
  | { state: 'damaged'; reason: 'damaged' | 'missing'; backup: BackupView | null }

/** Of the invoices in the damaged file, so many were looked at. */
export type OnRecoveryProgress = (progress: { done: number; total: number }) => void

/** The data as a whole. */
export interface DataKeeper {
  condition(): StoreCondition
  /** @throws AppError store_unavailable with the reason, where the data were opened for reading only */
  refuseWhileReadOnly(): void
  /** opens data for writing that were opened for reading only, if that is possible by now */
  reopen(): Promise<void>
  /** when they were taken, newest first */
  backups(): string[]
  /** where the data are damaged: the file is moved aside, and the newest good backup or nothing takes its place */
  recover(from: 'backup' | 'nothing', onProgress?: OnRecoveryProgress): Promise<void>
  /** a checked copy, unless there is one of this day (`YYYY-MM-DD`) */
  backUp(day: string): Promise<void>
  /** everything in one file, whole or not at all */
  exportTo(path: string): Promise<void>
  /** the next part of an exported file that a page hands over, from `offset` 0 on */
  receive(offset: number, bytes: Uint8Array): void
  /** what was received becomes the data, unless `mayReplace` throws; `kept`: where those that were there are now, `null`: they are the same */
  importReceived(mayReplace: () => void, onProgress?: OnRecoveryProgress): Promise<{ kept: string | null }>
  /** is a copy being made, which a write would hold up? */
  isCopying(): boolean
  /** nothing is being copied any more */
  settled(): Promise<void>
  /** for good: what was damaged stays so, and is asked about again at the next start */
  stopRecovery(): void
}

export type { InvoiceColumns }

export interface StoredInvoice {
  id: string
  revision: number
  draft: Draft
  updatedAt: string
  deleted: boolean
  /** the submission that decides the invoice's state; `null`: draft */
  attempt: Attempt | null
}

/** What became of a draft, but for its logo, since the whole one that was saved as revision `base`. */
export interface ChangeSince {
  base: number
  change: DraftChange
}

export type StoredHead = Omit<StoredInvoice, 'draft'>

export interface ListQuery {
  /** in lower case; `` for all */
  search: string
  /** the last row that is known already */
  after?: { updatedAt: string; id: string } | undefined
  limit: number
}

export interface InvoiceStore {
  /** newest change first, without the deleted ones */
  list(query: ListQuery): InvoiceSummary[]
  find(id: string): StoredInvoice | undefined
  /** without its draft, which may be long */
  findHead(id: string): StoredHead | undefined
  create(invoice: { id: string; draft: Draft; columns: InvoiceColumns; at: string; sample: boolean }): void
  /** `false`: `revision` is no longer the current one */
  save(change: {
    id: string
    revision: number
    draft: Draft
    /** what is little beside the whole may be kept in its place */
    since?: ChangeSince | undefined
    columns: InvoiceColumns
    at: string
  }): boolean
  setDeleted(id: string, at: string | null): void
  /** deleted at this instant or later, newest first */
  deletedSince(at: string): Omit<DeletedInvoice, 'keptUntil'>[]
  /** all that are kept, newest first */
  revisions(id: string): { revision: number; savedAt: string }[]
  /** of the numbers that an invoice of this computer carries or that a live submission took, those that decide the next one */
  numbersFor(shape: NumberPattern): string[]
  /** the draft that was changed last and is no sample */
  newest(): Draft | undefined
  revision(id: string, revision: number): Draft | undefined
  /** some milliseconds of what saves left for later; `false`: nothing is left */
  tidy(): boolean
  /** those deleted before then that were never submitted lose their words for good, and keep their number; answers how many */
  forgetDeleted(before: string): number
}

export type { NumberBearer, NumberOwner, NumberUse }

/** withdrawn: cancelled before bytes left, or settled as not created; the invoice is a draft again */
export type AttemptState = Exclude<InvoiceState, 'draft'> | 'withdrawn'

/** A frozen revision on its way: the outbox. */
export interface Attempt {
  id: string
  invoiceId: string
  revision: number
  state: AttemptState
  mode: KeyKind
  connectionId: string
  connectionName: string
  /** `null`: the practice service, whose port changes */
  baseUrl: string | null
  template: string
  invoice_number: string
  currency: string
  payable: Decimal
  /** exactly these bytes are sent, however often */
  payload: Uint8Array
  payloadSha256: string
  idempotencyKey: string
  keyFingerprint: string
  createdAt: string
  finishedAt: string | null
  /** the service asked not to come before; `null`: it did not */
  retryAt: string | null
  /** POSTs made */
  tries: number
  /** may an earlier POST of this attempt have been billed? then only an answer settles it, never a refusal */
  inDoubt: boolean
  jobId: string | null
  invoiceUrl: string | null
  problem: ProblemView | null
  delivery: Delivery | null
  /** what is stored is not what was written: nothing of it may be sent */
  isDamaged?: boolean
}

export type AttemptChange = Partial<
  Pick<Attempt, 'state' | 'finishedAt' | 'retryAt' | 'tries' | 'inDoubt' | 'jobId' | 'invoiceUrl' | 'problem'>
>

export interface AttemptStore {
  /** writes the attempt and makes it the invoice's; with `takeNumber` also takes the number, or answers who has it */
  freeze(attempt: Attempt, options: { takeNumber: boolean }): NumberOwner | undefined
  /** the same for several with numbers that differ: all in one commit, or none where one's number is another's */
  freezeAll(attempts: readonly Attempt[], options: { takeNumber: boolean }): NumberTaken | undefined
  /** all numbers that were taken, and all that are carried and were not */
  numberUses(): NumberUse[]
  /** the invoice whose live submission took this number, in whatever spelling (`comparableNumber`) */
  numberOwner(invoice_number: string): NumberOwner | undefined
  /** an invoice other than `besides`, neither deleted nor a sample, that carries this number in whatever spelling; a submitted one first */
  numberBearer(invoice_number: string, besides: string): NumberBearer | undefined
  /** something that was sent could not be read from damaged data, and this invoice may be it */
  mayBeMissing(invoiceId: string): boolean
  find(id: string): Attempt | undefined
  /** did bytes of this live attempt leave, or may they have? known apart from the data */
  mayBeSent(id: string): boolean
  /** queued, sending and unknown ones, oldest first */
  open(): Attempt[]
  /** `false`: the attempt is no longer in the state `from` */
  change(id: string, from: AttemptState, change: AttemptChange): boolean
  /** the invoice is a draft again; `false` as above */
  withdraw(id: string, from: AttemptState, at: string): boolean
  saveDelivery(id: string, delivery: Delivery): void
  /** done ones whose PDF was never fetched to an end */
  undelivered(): Attempt[]
  /** the Idempotency-Key that this revision had, where the same bytes went the same way before */
  idempotencyKey(
    frozen: Pick<Attempt, 'invoiceId' | 'revision' | 'payloadSha256' | 'connectionId' | 'mode'>,
  ): string | undefined
  /** when the Idempotency-Key of this attempt was first meant to be sent, by it or by an earlier one */
  keySince(attempt: Pick<Attempt, 'invoiceId' | 'idempotencyKey' | 'createdAt'>): string
  rememberIdempotent(baseUrl: string, keyFingerprint: string, at: string): void
  isIdempotent(baseUrl: string, keyFingerprint: string): boolean
}

export type StoredConnection = Pick<Connection, 'id' | 'name' | 'requestFields'> & { baseUrl: string }

export interface ConnectionStore {
  all(): StoredConnection[]
  save(connection: StoredConnection): void
  remove(id: string): void
}

/** Named JSON values; `app` knows their shapes. */
export interface SettingStore {
  read(name: string): unknown
  save(name: string, value: unknown): void
}
