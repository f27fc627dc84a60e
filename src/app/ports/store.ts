import type { Connection } from '#contract/connections.ts'
import type { Delivery } from '#contract/delivery.ts'
import type {
  Balance,
  InvoiceCounts,
  InvoiceSort,
  InvoiceSummary,
  ListCursor,
} from '#contract/invoice-list.ts'
import type { DeletedInvoice } from '#contract/invoices.ts'
import type { IssuedByOtherMeans } from '#contract/issued-by.ts'
import type { ProblemView } from '#contract/submission.ts'
import type { DocumentType } from '#core/document-type.ts'
import type { Draft } from '#core/draft/draft.ts'
import type { DraftChange } from '#core/draft/draft-change.ts'
import type { InvoiceColumns } from '#core/draft/invoice-columns.ts'
import type { DocumentStatus, InvoiceState } from '#core/invoice/document-status.ts'
import type { NumberPattern } from '#core/invoice/invoice-number.ts'
import type { Decimal } from '#core/money/decimal.ts'
import type { Mode } from '#core/text/key.ts'
import type { DataFileControl } from './data-file.ts'
import type { PaymentStore } from './payments.ts'
import type { RecordStore } from './records.ts'
import type { ReportStore } from './reports.ts'
import type { ScheduleStore } from './schedules.ts'

/** Synchronous like SQLite: changes are on disk when a call returns. Each call is one transaction; fails with AppError('store_unavailable'). */
export interface Store {
  invoices: InvoiceStore
  attempts: AttemptStore
  templates: TemplateStore
  connections: ConnectionStore
  settings: SettingStore
  records: RecordStore
  payments: PaymentStore
  schedules: ScheduleStore
  reports: ReportStore
  dataFile: DataFileControl
  close(): void
}

export type { InvoiceColumns }

/** Links of a document to its origin. */
export interface DocumentLinks {
  /** for a credit note: the invoice that it credits */
  creditsId: string | null
  /** for an invoice: the quote from which it was made, or the invoice that it corrects */
  createdFrom: string | null
  /** for a quote: when it was accepted */
  acceptedAt: string | null
}

export interface NewInvoice {
  id: string
  draft: Draft
  columns: InvoiceColumns
  at: string
  sample: boolean
  customerId?: string | null
  creditsId?: string | null
  createdFrom?: string | null
}

export interface StoredInvoice {
  id: string
  revision: number
  /** the submitted document once it was or may be billed, otherwise the written one */
  draft: Draft
  /** the draft as typed; a minimal request sends less than this */
  written: Draft
  updatedAt: string
  deleted: boolean
  /** customer whose data the invoice has a copy of; `null`: none */
  customerId: string | null
  /** the schedule that made it */
  scheduleId: string | null
  links: DocumentLinks
  /** the submission that decides the invoice's state; `null`: draft */
  attempt: Attempt | null
}

/** Change of a draft, without its logo, relative to the full revision `base`. */
export interface ChangeSince {
  base: number
  change: DraftChange
}

export type StoredHead = Omit<StoredInvoice, 'draft' | 'written'>

/** Filter of the invoice list. */
export interface ListFilter {
  /** lower case; `` for all */
  search: string
  statuses?: readonly DocumentStatus[] | undefined
  /** first and last issue date */
  from?: string | undefined
  to?: string | undefined
  currency?: string | undefined
  /** one of the tax rates, as a report writes it */
  taxRate?: string | undefined
  /** outstanding: an invoice of which something is owed; paid: the payments do not add up to zero */
  balance?: Balance | undefined
  /** first and last date of a payment */
  paid?: { from: string; to: string } | undefined
  /** range of the deadline; without an end also documents without a deadline */
  due?: { from?: string | undefined; to?: string | undefined } | undefined
  customerId?: string | undefined
  /** name of the customer in the document, in any case and with any diacritics; read quickly in the order `customer` */
  buyer?: string | undefined
  /** id of a profile; empty for documents without one */
  sender?: string | undefined
  ids?: readonly string[] | undefined
  /** newest change first by default; `senders`: ids of profiles in sort order, all other senders come before them */
  sort?: (InvoiceSort & { senders?: readonly string[] | undefined }) | undefined
  /** ISO date; without it, nothing counts as overdue or expired */
  today?: string | undefined
}

export interface ListQuery extends ListFilter {
  /** last row of the previous page */
  after?: ListCursor | undefined
  limit: number
}

export interface SavedChange extends Pick<NewInvoice, 'id' | 'draft' | 'columns' | 'at'> {
  revision: number
  /** a small change may be stored instead of the whole draft */
  since?: ChangeSince | undefined
}

export interface InvoiceStore {
  /** without deleted invoices */
  list(query: ListQuery): InvoiceSummary[]
  /** number of invoices with each status */
  counts(filter: Omit<ListFilter, 'statuses' | 'sort'>): InvoiceCounts
  /** all ids in the order of the list */
  ids(filter: ListFilter): string[]
  /** the row of one invoice in the list, unless it is deleted */
  summary(id: string, today: string): InvoiceSummary | undefined
  find(id: string): StoredInvoice | undefined
  /** without the draft, which may be long */
  findHead(id: string): StoredHead | undefined
  create(invoice: NewInvoice): void
  /** creates all in one transaction */
  createAll(invoices: readonly NewInvoice[]): void
  /** `false`: the revision is not current; `saveAll` saves none then, and throws AppError stale_revision */
  save(change: SavedChange): boolean
  saveAll(changes: readonly SavedChange[]): void
  setDeleted(id: string, at: string | null): void
  /** deletes or restores all in one transaction */
  setAllDeleted(ids: readonly string[], at: string | null): void
  /** when a quote was accepted; `null` for not accepted */
  setAccepted(id: string, at: string | null): void
  /** credit notes for an invoice, or invoices made from a quote or in place of an invoice, without deleted ones, oldest first */
  linkedTo(id: string, link: 'creditsId' | 'createdFrom'): LinkedInvoice[]
  /** the newest invoices that deduct a deposit, without deleted ones */
  withDeposit(limit: number): Pick<LinkedInvoice, 'id'>[]
  /** deleted at or after this instant, newest first */
  deletedSince(at: string): Omit<DeletedInvoice, 'keptUntil'>[]
  /** stored revisions, newest first */
  revisions(id: string): { revision: number; savedAt: string }[]
  /** numbers of invoices and live submissions that determine the next number of the pattern */
  numbersFor(shape: NumberPattern): string[]
  /** the draft that was changed last, except samples */
  newest(): Draft | undefined
  revision(id: string, revision: number): Draft | undefined
  /** runs deferred maintenance for some milliseconds; `false` if none is left */
  tidy(): boolean
  /** erases the content of invoices deleted before this instant and never submitted; answers how many */
  forgetDeleted(before: string): number
}

/** A document that names another one as its origin. */
export interface LinkedInvoice {
  id: string
  type: DocumentType
  invoice_number: string
  currency: string
  payable: Decimal | null
  /** the deposit subtracted for `payable`; `null` without one */
  prepaid: Decimal | null
}

export interface NumberOwner {
  /** spelling of the owner, which may differ from the requested one */
  invoice_number: string
  invoiceId: string
  takenAt: string
}

/** Another invoice with a number, submitted or not. */
export interface InvoiceWithNumber {
  /** spelling of that invoice */
  invoice_number: string
  customer: string
  isDraft: boolean
}

/** The number that prevents freezing several attempts. */
export interface NumberTaken {
  /** requested number */
  invoice_number: string
  owner: NumberOwner
}

/** A number that an invoice has or a live submission took. */
export interface NumberUse {
  invoice_number: string
  invoiceId: string
  customer: string
  deleted: boolean
  /** `null` without a live submission */
  takenAt: string | null
  /** current number of the invoice */
  currentNumber: string
  /**
   * for a taken number: the submission that made the PDF, or else its last one; otherwise the last submission of the
   * invoice
   */
  last: Pick<Attempt, 'state' | 'mode' | 'tries'> | null
}

/** withdrawn: cancelled before anything was sent, or settled as not created; the invoice is a draft again */
export type AttemptState = Exclude<InvoiceState, 'draft'> | 'withdrawn'

/** A frozen revision in the outbox. */
export interface Attempt {
  id: string
  invoiceId: string
  revision: number
  state: AttemptState
  mode: Mode
  connectionId: string
  connectionName: string
  /** `null`: the practice service, whose port changes */
  baseUrl: string | null
  /** name in the payload; for a custom template its name until it is published, then `name@version` */
  template: string
  /** for a custom template: digest of its file, see `TemplateStore`; otherwise `null` */
  templateSha256: string | null
  invoice_number: string
  currency: string
  payable: Decimal
  /** sent unchanged in every try */
  payload: Uint8Array
  payloadSha256: string
  idempotencyKey: string
  keyFingerprint: string
  createdAt: string
  finishedAt: string | null
  /** earliest next try that the service asked for */
  retryAt: string | null
  /** number of POSTs */
  tries: number
  /** whether an earlier POST may have been billed, so that a refusal of a later one does not settle the outcome */
  inDoubt: boolean
  jobId: string | null
  invoiceUrl: string | null
  problem: ProblemView | null
  /** for a document issued by other means, which is done from the start and never sent */
  issuedBy: IssuedByOtherMeans | null
  delivery: Delivery | null
  /** when an e-mail with the PDF was opened */
  emailedAt: string | null
  /** the stored data failed its checksum and must not be sent */
  isDamaged?: boolean
}

export type AttemptChange = Partial<
  Pick<Attempt, 'state' | 'finishedAt' | 'retryAt' | 'tries' | 'inDoubt' | 'jobId' | 'invoiceUrl' | 'problem'>
>

export interface AttemptStore {
  /** stores an attempt; with `takeNumber` also takes its number, or returns the owner if the number is taken */
  freeze(attempt: Attempt, options: { takeNumber: boolean }): NumberOwner | undefined
  /** the same for several attempts with distinct numbers, in one transaction */
  freezeAll(attempts: readonly Attempt[], options: { takeNumber: boolean }): NumberTaken | undefined
  /** numbers of live submissions and of all other invoices */
  numberUses(): Iterable<NumberUse[]>
  /** the invoice whose live submission took this number, compared by `comparableNumber` */
  numberOwner(invoice_number: string): NumberOwner | undefined
  /** an invoice other than `besides`, neither deleted nor a sample, with this number (`comparableNumber`); submitted ones first */
  invoiceWithNumber(invoice_number: string, besides: string): InvoiceWithNumber | undefined
  /** whether this invoice may belong to a submission that could not be read from damaged data */
  mayBeMissing(invoiceId: string): boolean
  find(id: string): Attempt | undefined
  /** whether this live attempt may have been sent, according to the journal */
  mayBeSent(id: string): boolean
  /**
   * whether the journal of this computer has this attempt as open, with the same destination and payload. Only then is
   * anything looked up or sent automatically: rows of a copy, or of a changed data file, prove nothing
   */
  isConfirmedHere(id: string): boolean
  /** whether the stored attempt differs from the one that was frozen on this computer */
  isChanged(id: string): boolean
  /** whether this computer received this link for an attempt that was frozen on it */
  isAnsweredHere(attempt: Pick<Attempt, 'id' | 'invoiceUrl'>): boolean
  /** queued, sending and unknown ones, oldest first */
  open(): Attempt[]
  /**
   * stores the published template version in a queued attempt that was never sent, also in the journal
   * @returns `false` if the attempt is in another state, or is not confirmed here
   */
  nameVersion(
    id: string,
    named: Pick<Attempt, 'template' | 'payload' | 'payloadSha256' | 'idempotencyKey'>,
  ): boolean
  /** @returns `false` if the attempt is not in the state `from` */
  change(id: string, from: AttemptState, change: AttemptChange): boolean
  /** makes the invoice a draft again; returns `false` if the attempt is not in the state `from` */
  withdraw(id: string, from: AttemptState, at: string): boolean
  /**
   * makes documents that were marked as issued drafts again and frees their numbers; returns `false` and changes
   * nothing if one is not marked
   */
  unmarkAll(ids: readonly string[], at: string): boolean
  saveDelivery(id: string, delivery: Delivery): void
  /** @param at `null`: not e-mailed */
  saveEmailed(id: string, at: string | null): void
  /** done attempts without a completed download */
  undelivered(): Attempt[]
  /** the Idempotency-Key of an earlier attempt with the same payload, connection and mode */
  idempotencyKey(
    frozen: Pick<Attempt, 'invoiceId' | 'revision' | 'payloadSha256' | 'connectionId' | 'mode'>,
  ): string | undefined
  /** time of the first attempt with this Idempotency-Key */
  keySince(attempt: Pick<Attempt, 'invoiceId' | 'idempotencyKey' | 'createdAt'>): string
  /** stored in the journal, because a copy or a changed data file may name any service */
  rememberIdempotent(baseUrl: string, keyFingerprint: string): void
  isIdempotent(baseUrl: string, keyFingerprint: string): boolean
}

export type StoredConnection = Pick<Connection, 'id' | 'name' | 'requestFields'> & { baseUrl: string }

export interface ConnectionStore {
  all(): StoredConnection[]
  save(connection: StoredConnection): void
  remove(id: string): void
}

/** Named JSON values. */
export interface SettingStore {
  read(name: string): unknown
  save(name: string, value: unknown): void
}

/** The file of a custom template by its SHA-256. */
export interface TemplateFile {
  sha256: string
  content: string
}

/** A template file published in the account of a key. */
export interface Publication {
  connectionId: string
  keyFingerprint: string
  sha256: string
}

/** Submitted files of custom templates, and their published versions. */
export interface TemplateStore {
  keep(file: TemplateFile): void
  content(sha256: string): string | undefined
  /** `name@version` for requests; `undefined` if not published with this key */
  published(publication: Publication): string | undefined
  /** also forgets publications with other keys of the connection */
  rememberPublished(publication: Publication, template: string): void
  /** called when the service no longer has the version */
  forgetPublished(publication: Publication): void
}
