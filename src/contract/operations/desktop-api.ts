import { z } from 'zod'
import type { Paper, Typeface } from '#core/design-values.ts'
import { type DocumentType, documentTypes } from '#core/document-type.ts'
import { type Draft, draftSchema } from '#core/draft/draft.ts'
import { saveRequestSchema } from '#core/draft/draft-change.ts'
import { type Preview, previewRequestSchema } from '#core/draft/preview.ts'
import type { EmailLanguage, EmailText } from '#core/email/email-texts.ts'
import type { Issue } from '#core/errors/issue.ts'
import { type RequestFields, requestFieldSets } from '#core/invoice/request-fields.ts'
import type { Message } from '#core/messages/message.ts'
import type { KeyKind } from '#core/text/key.ts'
import {
  maxSelected,
  numberPatternSchema,
  type OptionalColumn,
  settingsSchema,
  tableSchema,
} from '../argument-schemas.ts'
import {
  type BatchReview,
  type BatchView,
  batchReviewSchema,
  batchSchema,
  confirmationSchema,
} from '../batch.ts'
import type { InvoiceSummary } from '../invoice-list.ts'
import type { InvoiceView } from '../invoice-view.ts'
import { type LongWork, longWorkSchema } from '../long-work.ts'
import type { NumberSeries } from '../number-gaps.ts'
import type { DeletedInvoice, InvoiceVersion, StoreStatus } from '../stored-data.ts'
import type { ProblemView, Submission } from '../submission.ts'
import type { TemplateSample } from '../template-sample.ts'
import { deliveryOperations, type MissingPdf } from './delivery-operations.ts'
import { documentOperations } from './document-operations.ts'
import { eInvoiceOperations } from './einvoice-operations.ts'
import { findingOperations } from './finding-operations.ts'
import { listOperations } from './list-operations.ts'
import { type OperationTable, operation, type PageApi, type ResultIn } from './operation.ts'
import { paymentOperations } from './payment-operations.ts'
import { recordOperations } from './record-operations.ts'
import { repeatOperations } from './repeat-operations.ts'
import { reportOperations } from './report-operations.ts'

/**
 * Defines every operation between renderer and host once: argument (parsed by the host) and result.
 * `window.billwright`, the preload, the registration in both shells, the host, its dispatch and the in-memory
 * host of the page tests derive from this table; `operation-names.ts` lists its keys for the preload.
 */

// ---- types of the operations -----------------------------------------------------------------------------

export type { InvoiceSummary, InvoiceView }

/** Everything of an invoice that changes without a save of the renderer. */
export interface InvoiceStatus {
  revision: number
  submission: Submission | null
  /** its row in the list */
  summary: InvoiceSummary
}

export interface SavedRevision {
  revision: number
  updatedAt: string
}

export interface TemplateSummary {
  name: string
  /** display name */
  title: string
  description: string
  /** from the user's template folder; a service may not have it */
  isCustom: boolean
  /** changes with the template file */
  version: string
  /** reason why the template cannot be used */
  mistake: Message | null
}

/** Design defaults of new invoices; an empty value uses the template's own. */
export interface Brand {
  accentColor: string
  typeface: '' | Typeface
  paper: '' | Paper
}

export interface KeyStatus {
  kind: KeyKind
  last4: string
  /** session: kept in the host's memory until the program quits, by explicit choice */
  store: 'keychain' | 'session'
}

export type KeychainStatus =
  | { available: true; name: string }
  | { available: false; reason: 'missing' | 'empty' | 'locked' | 'failed' | 'timeout'; message: Message }

export interface Connection {
  id: string
  name: string
  baseUrl: string | null
  /** documented: the minimal request of template, invoice_number and items; full: all non-empty fields */
  requestFields: RequestFields
  /** the built-in service on this computer, started with the first submission */
  practice: boolean
  key: KeyStatus | null
  /** number of unfinished submissions */
  waiting: number
  /** instant of the consent to live submissions without a question; `null` without one for this key and address */
  liveConsent: string | null
}

export interface ConnectionsView {
  active: string
  connections: Connection[]
  keychain: KeychainStatus
}

export interface Settings extends Brand {
  theme: 'system' | 'light' | 'dark'
  seller: NonNullable<Draft['seller']>
  currency: string
  template: string
  /** seconds in which a live submission without a question can be cancelled; 0 for none */
  countdownSeconds: number
  /** days between issue date and due date */
  dueDays: number
  /** days between issue date and end of validity of a quote */
  quoteDays: number
  /** tokens YYYY, YY, MM, #### */
  numberPatterns: Record<DocumentType, string>
  /** defaults of new invoices; '' for none */
  logo: string
  /** language of new invoices; '' for the one of the template */
  locale: string
  /** percent */
  taxRate: string
  paymentTerms: string
  taxNote: string
  notes: string
  /** optional columns of the line items that are always shown */
  columns: OptionalColumn[]
  /** `null` until the user changes one */
  panes: PaneSettings | null
  /** keys of palette entries, the latest first */
  recentlyUsed: string[]
  /** comparable names of buyers who shall not be offered as new customers, newest last */
  declinedCustomers: string[]
  /** pattern of the names of PDFs, see `pdfNamePlaceholders` */
  pdfName: string
  /** folder for PDFs of live invoices; '' for the data folder; changed by `choosePdfFolder` only */
  pdfFolder: string
  /** e-mail texts by document language; a language without one uses the default */
  emailTexts: Partial<Record<EmailLanguage, EmailText>>
}

/** Widths in CSS pixels, and whether the preview is shown. */
export interface PaneSettings {
  sidebarWidth: number
  /** `null` for the usual share of the window */
  previewWidth: number | null
  preview: boolean
}

export interface HostInfo {
  version: string
  shell: 'electron' | 'chromium' | 'terminal'
  platform: 'darwin' | 'win32' | 'linux'
  dataFolder: string
}

export interface NumberLookup {
  /** another invoice uses the number; `null` if none does */
  warning: Issue | null
  /** next unused number of the pattern */
  free: string
}

export type CheckAnswer = { ok: true; idempotent: boolean } | { ok: false; problem: ProblemView }

// ---- table of operations ---------------------------------------------------------------------------------

const invoiceId = z.strictObject({ id: z.uuid() })
const invoiceIds = z.strictObject({ ids: z.array(z.uuid()).max(maxSelected) })
const connectionId = z.strictObject({ id: z.string().min(1).max(64) })
const pdfArgument = z.strictObject({ id: z.uuid(), which: z.enum(['delivered', 'preview']) })
const noArgument = z.undefined()

const stepTitle = z.string().min(1).max(120).nullable()
const stepTitlesSchema = z.strictObject({ undo: stepTitle, redo: stepTitle })

export const desktopOperations = {
  hostInfo: operation<HostInfo>()(noArgument),

  ...listOperations,
  openInvoice: operation<InvoiceView>()(invoiceId),
  /** a new draft with the proposed number, today's date and the defaults of the settings and of the customer */
  createInvoice: operation<InvoiceView>()(
    z.strictObject({
      sample: z.boolean().optional(),
      customerId: z.uuid().optional(),
      type: z.enum(documentTypes).optional(),
    }),
  ),
  duplicateInvoice: operation<InvoiceView>()(invoiceId),
  /**
   * answers after the commit; `stale_draft` if the base of the change is not what is saved, then the
   * renderer sends the whole draft
   */
  saveInvoice: operation<SavedRevision>()(saveRequestSchema),
  deleteInvoice: operation<void>()(invoiceId),
  restoreInvoice: operation<InvoiceView>()(invoiceId),
  /** all in one commit; `kept`: number of those that are being sent, or that a live key may have billed */
  deleteInvoices: operation<{ deleted: string[]; kept: number }>()(invoiceIds),
  restoreInvoices: operation<void>()(invoiceIds),
  /** deleted within the last thirty days, newest first */
  deletedInvoices: operation<DeletedInvoice[]>()(noArgument),
  /** saved states after pauses, newest first, without the current one */
  invoiceVersions: operation<InvoiceVersion[]>()(invoiceId),
  readVersion: operation<Draft>()(z.strictObject({ id: z.uuid(), revision: z.int().min(1) })),

  /**
   * The newest call wins: a call overtaken by a later one answers `superseded`. `stale_preview` if the host
   * does not hold the base of the change; then the renderer sends the whole draft.
   */
  preview: operation<Preview>()(previewRequestSchema),
  listTemplates: operation<TemplateSummary[]>()(noArgument),
  /** sample of a custom template; answers `invalid_template` with the reason */
  templateSample: operation<TemplateSample>()(z.strictObject({ name: z.string().min(1).max(64) })),

  /**
   * freezes the saved revision and sends it; a live key needs `confirmed` with the values that the user saw, or a consent
   * for this connection and an invoice without findings
   */
  submit: operation<Submission>()(
    z.strictObject({
      id: z.uuid(),
      revision: z.int().min(1),
      /** connection shown by the renderer; refused if it is not the active one */
      connectionId: z.string().min(1).max(64),
      confirmed: confirmationSchema.optional(),
      /** with `confirmed`: later live invoices without findings need no confirmation */
      rememberConsent: z.boolean().optional(),
    }),
  ),
  /** reports the invoices that would be submitted and the obstacles, without changes */
  reviewBatch: operation<BatchReview>()(batchReviewSchema),
  /** adds all invoices to the outbox in one commit or none; answers then, and progress follows as events */
  submitBatch: operation<BatchView>()(batchSchema),
  /** latest batch, until its result was acknowledged */
  batch: operation<BatchView | null>()(noArgument),
  /** withdraws invoices that were not sent yet */
  cancelBatch: operation<BatchView | null>()(noArgument),
  closeBatch: operation<void>()(noArgument),
  /** makes the invoice a draft again; only before anything was sent */
  cancelSubmission: operation<InvoiceView>()(invoiceId),
  /**
   * for unknown or queued submissions: repeats the same bytes with the same idempotency key, if that is
   * known to be safe
   */
  checkAgain: operation<Submission>()(invoiceId),
  /**
   * for unknown submissions that cannot be checked safely, with what the user found: `created` keeps the
   * invoice locked, `not_created` makes it a draft again
   */
  settleUnknown: operation<InvoiceView>()(
    z.strictObject({
      id: z.uuid(),
      found: z.enum(['created', 'not_created']),
      invoiceUrl: z
        .url({ protocol: /^https?$/, normalize: true })
        .max(2048)
        .optional(),
    }),
  ),
  retryDownload: operation<Submission>()(invoiceId),

  /** checks a number while it is typed, saved or not */
  lookUpNumber: operation<NumberLookup>()(
    z.strictObject({
      id: z.uuid(),
      invoice_number: z.string().max(200),
      issueDate: z.string().max(40),
      /** whose pattern the free number follows */
      type: z.enum(documentTypes).optional(),
    }),
  ),
  /** number that a pattern would give a document of today */
  nextNumber: operation<string>()(z.strictObject({ pattern: numberPatternSchema })),
  /** missing numbers of live invoices, or numbers taken and not used; newest series first */
  numberGaps: operation<NumberSeries[]>()(noArgument),

  /** opens the stored PDF, its folder or its link with the system's programs */
  openDelivery: operation<void>()(z.strictObject({ id: z.uuid(), what: z.enum(['pdf', 'folder', 'link']) })),
  copyLink: operation<void>()(invoiceId),
  /** asks for a path; `preview` saves the watermarked PDF of the saved revision; `null` if cancelled */
  savePdf: operation<{ path: string } | null>()(pdfArgument),
  /** opens the same file in the system's viewer for printing */
  printPdf: operation<void>()(pdfArgument),

  ...eInvoiceOperations,
  ...findingOperations,
  ...deliveryOperations,
  ...recordOperations,
  ...documentOperations,
  ...reportOperations,
  ...paymentOperations,
  ...repeatOperations,

  connections: operation<ConnectionsView>()(noArgument),
  useConnection: operation<ConnectionsView>()(connectionId),
  saveConnection: operation<ConnectionsView>()(
    z.strictObject({
      id: z.string().min(1).max(64).optional(),
      name: z.string().trim().min(1).max(64),
      baseUrl: z.url({ protocol: /^https?$/ }).max(2048),
      requestFields: z.enum(requestFieldSets),
    }),
  ),
  removeConnection: operation<ConnectionsView>()(connectionId),
  checkConnection: operation<CheckAnswer>()(connectionId),
  /** opens the key window; answers when it closes */
  askForKey: operation<ConnectionsView>()(connectionId),
  removeKey: operation<ConnectionsView>()(connectionId),
  /** live invoices of this connection need a confirmation again */
  withdrawLiveConsent: operation<ConnectionsView>()(connectionId),

  settings: operation<Settings>()(noArgument),
  saveSettings: operation<Settings>()(settingsSchema),

  storeStatus: operation<StoreStatus>()(noArgument),
  /** for damaged data: keeps the file and starts from the newest good backup or from nothing */
  recoverStore: operation<StoreStatus>()(z.strictObject({ from: z.enum(['backup', 'nothing']) })),
  /** for read-only data: opens it for writing, if that is possible now */
  reopenStore: operation<StoreStatus>()(noArgument),
  /** its call answers `work_cancelled`, a PDF `render_cancelled`; nothing of it is kept */
  cancelWork: operation<void>()(longWorkSchema),
  /** exports everything to one file, without the PDFs in `missing`; asks for a path; `null` if cancelled */
  exportData: operation<{ path: string; missing: MissingPdf[] } | null>()(noArgument),
  /** part of an exported file as base64, in order from offset 0 */
  importPart: operation<void>()(
    z.strictObject({
      offset: z.int().min(0).max(50_000_000_000),
      bytes: z.base64().max(1_500_000),
    }),
  ),
  /** checks the uploaded parts without changing anything; answers how many invoices they contain */
  checkImport: operation<{ invoices: number }>()(noArgument),
  /** removes the uploaded parts */
  discardImport: operation<void>()(noArgument),
  /**
   * replaces the data with the uploaded parts; the previous data is kept at `kept`; `null` if both are the
   * same
   */
  importData: operation<{ kept: string | null; missingPdfFolder: string | null }>()(noArgument),
  /** exports a table as text; asks for a path if `to` is `file`; `null` if cancelled */
  exportTable: operation<{ path: string } | null>()(tableSchema),
  /** saves a draft that cannot be written to the store as a file; asks for a path; `null` if cancelled */
  saveElsewhere: operation<{ path: string } | null>()(z.strictObject({ draft: draftSchema })),
  /** opens such a file, or any invoice as JSON, as a new draft */
  openInvoiceFile: operation<InvoiceView>()(z.strictObject({ text: z.string().max(8_000_000) })),

  /** saves diagnostics without keys, names and invoices as one text; asks for a path; `null` if cancelled */
  exportDiagnostics: operation<{ path: string } | null>()(noArgument),

  /** titles of undo and redo for the shell's menu; `null` if there is nothing to undo or redo */
  nameSteps: operation<void>()(stepTitlesSchema),

  /** first answer to the event `closing`, sent at once; from then on the host waits without a timeout */
  closingAcknowledged: operation<void>()(noArgument),
  /** last answer to the event `closing`, sent after the last save was committed */
  readyToClose: operation<void>()(noArgument),
} satisfies OperationTable

export type StepTitles = z.output<typeof stepTitlesSchema>

export type OperationName = keyof typeof desktopOperations

export type ArgumentOf<Name extends OperationName> = z.input<(typeof desktopOperations)[Name]['argument']>
export type ParsedArgumentOf<Name extends OperationName> = z.output<
  (typeof desktopOperations)[Name]['argument']
>
export type ResultOf<Name extends OperationName> = ResultIn<(typeof desktopOperations)[Name]>

// ---- events of the host ----------------------------------------------------------------------------------

export type HostEvent =
  /**
   * the invoice changed by something other than a save of this renderer, such as a submission or a download;
   * `status` is `null` if the host could not read it, then the renderer reads the invoice and the list again
   */
  | { type: 'invoice-changed'; id: string; status: InvoiceStatus | null }
  | { type: 'connections-changed' }
  /** customers, items, or the customer of an invoice */
  | { type: 'records-changed' }
  /** payments or statuses of many invoices, instead of `invoice-changed` for each */
  | { type: 'invoices-changed' }
  /** a schedule, its drafts or the date of this computer, so that other drafts may be due */
  | { type: 'schedules-changed' }
  /** the state of the store, or all of its data */
  | { type: 'store-changed' }
  /** of long work: pages of a PDF, files of an export, rows of an import */
  | { type: 'progress'; work: LongWork; done: number; total: number }
  /** progress of the recovery of a damaged data file, in invoices */
  | { type: 'recovery-progress'; done: number; total: number }
  | { type: 'command'; id: string }
  /** call `closingAcknowledged`, flush the autosave, then call `readyToClose`; may repeat while the user decides */
  | { type: 'closing' }

// ---- window.billwright ---------------------------------------------------------------------------------------

export type DesktopApi = PageApi<typeof desktopOperations> & {
  /** returns the unsubscribe function */
  onEvent(listener: (event: HostEvent) => void): () => void
}
