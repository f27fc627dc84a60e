import { z } from 'zod'
import type { Decimal } from '#core/decimal.ts'
import { type Draft, draftSchema } from '#core/draft.ts'
import type { InvoiceState } from '#core/invoice-state.ts'
import type { Issue } from '#core/issue.ts'
import type { KeyKind } from '#core/key.ts'
import { previewRequestSchema } from '#core/preview-request.ts'
import type { Region } from '#core/region.ts'
import { saveRequestSchema } from '#core/save-request.ts'
import { settingsSchema, tableSchema } from './argument-schemas.ts'
import {
  type BatchReview,
  type BatchView,
  batchReviewSchema,
  batchSchema,
  confirmationSchema,
} from './batch.ts'
import type { NumberSeries } from './number-gaps.ts'
import type { DeletedInvoice, InvoiceVersion, StoreStatus } from './stored-data.ts'
import type { ProblemView, Submission } from './submission.ts'
import type { TemplateSample } from './template-sample.ts'

/**
 * Every operation between the page and its host, named once: argument (parsed by the host, whatever the page
 * sends) and result. `window.billwright`, the preload, the registration in both shells and the tests derive from it.
 */

// ---- what the operations speak about -------------------------------------------------------------------------

export interface InvoiceSummary {
  id: string
  invoice_number: string
  /** name of the buyer; `` while unknown */
  customer: string
  /** absent while the lines cannot be added up */
  payable: Decimal | null
  currency: string
  state: InvoiceState
  /** mode of the latest submission */
  mode: KeyKind | null
  /** ISO 8601 instant of the last committed change */
  updatedAt: string
}

export interface InvoiceRecord {
  id: string
  /** counts committed changes of this invoice, from 1 */
  revision: number
  state: InvoiceState
  draft: Draft
  updatedAt: string
  /** the latest submission, absent before the first */
  submission: Submission | null
}

export interface SavedRevision {
  revision: number
  updatedAt: string
}

/** Some pages of a document, of one revision of it. */
export interface Preview {
  revision: number
  /** a PDF of these pages alone, each marked TEST */
  bytes: Uint8Array
  /** the first and the last of them, from 0 */
  first: number
  last: number
  /** how many the whole document has */
  pageCount: number
  /** of a page, in points */
  size: { width: number; height: number }
  /** of these pages */
  regions: Region[]
  /** of the whole document */
  warnings: Issue[]
  /** the page that shows the field which was asked for, from 0 */
  fieldPage: number | null
}

export interface TemplateSummary {
  name: string
  /** for people */
  title: string
  description: string
  /** from the person's own folder, so that a service may not know it */
  own: boolean
  /** changes whenever the template does */
  version: string
  /** why it cannot be used */
  mistake: string | null
}

/** What a new invoice looks like; `` leaves it to the template. */
export interface Brand {
  accentColor: string
  typeface: '' | 'sans' | 'serif'
  paper: '' | 'A4' | 'Letter'
}

export interface KeyStatus {
  kind: KeyKind
  last4: string
  /** session: kept in the host's memory until the program quits, on explicit choice */
  store: 'keychain' | 'session'
}

export type KeychainStatus =
  | { available: true; name: string }
  | { available: false; reason: 'missing' | 'empty' | 'locked' | 'failed' | 'timeout'; message: string }

export interface Connection {
  id: string
  name: string
  baseUrl: string | null
  /** documented: exactly template, invoice_number and items; full: all fields that are filled in */
  requestFields: 'documented' | 'full'
  /** the built-in service on this computer, started on first submit */
  practice: boolean
  key: KeyStatus | null
  /** submissions with it that have not ended */
  waiting: number
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
  /** days from issue to due date */
  dueDays: number
  /** tokens YYYY, YY, MM, #### */
  numberPattern: string
}

export interface HostInfo {
  version: string
  shell: 'electron' | 'chromium' | 'terminal'
  platform: 'darwin' | 'win32' | 'linux'
  dataFolder: string
}

export interface NumberLookUp {
  /** another invoice has it; `null`: none has */
  warning: Issue | null
  /** the next one of the pattern that no invoice ever had */
  free: string
}

export type CheckAnswer = { ok: true; idempotent: boolean } | { ok: false; problem: ProblemView }

// ---- the table -----------------------------------------------------------------------------------------------

interface Operation<Argument extends z.ZodType, Result> {
  argument: Argument
  /** only a type; never present */
  readonly result?: Result
}

const operation =
  <Result>() =>
  <Argument extends z.ZodType>(argument: Argument): Operation<Argument, Result> => ({ argument })

const invoiceId = z.strictObject({ id: z.uuid() })
const connectionId = z.strictObject({ id: z.string().min(1).max(64) })
const pdfOfInvoice = z.strictObject({ id: z.uuid(), which: z.enum(['delivered', 'preview']) })
const nothing = z.undefined()

const stepTitle = z.string().min(1).max(120).nullable()
const stepTitlesSchema = z.strictObject({ undo: stepTitle, redo: stepTitle })

export const desktopOperations = {
  hostInfo: operation<HostInfo>()(nothing),

  /** newest change first; fewer than `limit`: these are the last */
  listInvoices: operation<InvoiceSummary[]>()(
    z.strictObject({
      search: z.string().max(200).optional(),
      /** the last row that the page has */
      after: z.strictObject({ updatedAt: z.string().max(40), id: z.uuid() }).optional(),
      limit: z.int().min(1).max(5000).optional(),
    }),
  ),
  openInvoice: operation<InvoiceRecord>()(invoiceId),
  /** a new draft with the proposed number, today's date and the defaults of the settings */
  createInvoice: operation<InvoiceRecord>()(z.strictObject({ sample: z.boolean().optional() })),
  duplicateInvoice: operation<InvoiceRecord>()(invoiceId),
  /** answers after the commit; a change of something else than what is saved answers `stale_draft`, and the page sends the whole */
  saveInvoice: operation<SavedRevision>()(saveRequestSchema),
  deleteInvoice: operation<void>()(invoiceId),
  restoreInvoice: operation<InvoiceRecord>()(invoiceId),
  /** of the last thirty days, newest first */
  deletedInvoices: operation<DeletedInvoice[]>()(nothing),
  /** as they were when the writer paused, newest first, without the current one */
  invoiceVersions: operation<InvoiceVersion[]>()(invoiceId),
  readVersion: operation<Draft>()(z.strictObject({ id: z.uuid(), revision: z.int().min(1) })),

  /**
   * Newest wins: a call that a later one overtakes answers `superseded`. A change of a draft that the host does not
   * hold answers `stale_preview`, and the page sends the whole.
   */
  preview: operation<Preview>()(previewRequestSchema),
  listTemplates: operation<TemplateSummary[]>()(nothing),
  /** of one of the person's own; answers `invalid_template` with what is wrong */
  templateSample: operation<TemplateSample>()(z.strictObject({ name: z.string().min(1).max(64) })),

  /** freezes the saved revision and sends it; a live key needs `confirmed`, naming what the person saw */
  submit: operation<Submission>()(
    z.strictObject({
      id: z.uuid(),
      revision: z.int().min(1),
      /** the connection that the page shows; anything else than the active one is refused */
      connectionId: z.string().min(1).max(64),
      confirmed: confirmationSchema.optional(),
    }),
  ),
  /** what would go out, and what hinders it; changes nothing */
  reviewBatch: operation<BatchReview>()(batchReviewSchema),
  /** all of them go into the outbox in one commit, or none does; answers then, and what follows is told by events */
  submitBatch: operation<BatchView>()(batchSchema),
  /** the last one that was submitted, until its result was read */
  batch: operation<BatchView | null>()(nothing),
  /** takes back what has not left */
  cancelBatch: operation<BatchView | null>()(nothing),
  closeBatch: operation<void>()(nothing),
  /** back to draft; only before bytes left */
  cancelSubmission: operation<InvoiceRecord>()(invoiceId),
  /** from unknown, or queued: the same bytes with the same key, where that is known to be safe */
  checkAgain: operation<Submission>()(invoiceId),
  /** from unknown, where nothing can be asked safely: the person looked it up. `created` keeps it closed; `not_created` makes it a draft again */
  settleUnknown: operation<InvoiceRecord>()(
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

  /** of a number that is being written, whether or not it is saved */
  lookUpNumber: operation<NumberLookUp>()(
    z.strictObject({ id: z.uuid(), invoice_number: z.string().max(200), issueDate: z.string().max(40) }),
  ),
  /** numbers of live invoices that are missing in their series, or were taken and not used; newest series first */
  numberGaps: operation<NumberSeries[]>()(nothing),

  /** shows the kept PDF, its folder or its link with the system's own programs */
  openDelivery: operation<void>()(z.strictObject({ id: z.uuid(), what: z.enum(['pdf', 'folder', 'link']) })),
  copyLink: operation<void>()(invoiceId),
  /** asks where; `preview` saves the marked PDF of the saved revision. `null`: the person cancelled */
  savePdf: operation<{ path: string } | null>()(pdfOfInvoice),
  /** the ones that are being made answer `render_cancelled` */
  cancelPdf: operation<void>()(nothing),
  /** hands the same file to the system's own viewer, where it is printed */
  printPdf: operation<void>()(pdfOfInvoice),

  connections: operation<ConnectionsView>()(nothing),
  useConnection: operation<ConnectionsView>()(connectionId),
  saveConnection: operation<ConnectionsView>()(
    z.strictObject({
      id: z.string().min(1).max(64).optional(),
      name: z.string().trim().min(1).max(64),
      baseUrl: z.url({ protocol: /^https?$/ }).max(2048),
      requestFields: z.enum(['documented', 'full']),
    }),
  ),
  removeConnection: operation<ConnectionsView>()(connectionId),
  checkConnection: operation<CheckAnswer>()(connectionId),
  /** opens the key's own window; answers when it is closed */
  askForKey: operation<ConnectionsView>()(connectionId),
  removeKey: operation<ConnectionsView>()(connectionId),

  settings: operation<Settings>()(nothing),
  saveSettings: operation<Settings>()(settingsSchema),

  storeStatus: operation<StoreStatus>()(nothing),
  /** where the data are damaged: the file is kept aside, and the newest good backup or nothing takes its place */
  recoverStore: operation<StoreStatus>()(z.strictObject({ from: z.enum(['backup', 'nothing']) })),
  /** where the data were opened for reading only: opens them for writing, if that is possible by now */
  reopenStore: operation<StoreStatus>()(nothing),
  /** everything in one file; asks where. `null`: the person cancelled */
  exportData: operation<{ path: string } | null>()(nothing),
  /** a part of an exported file, in order from 0, as base64 */
  importPart: operation<void>()(
    z.strictObject({
      offset: z.int().min(0).max(50_000_000_000),
      bytes: z.base64().max(1_500_000),
    }),
  ),
  /** the parts that were handed over become the data; those that were here are kept in `kept`; `null`: they are the same */
  importData: operation<{ kept: string | null }>()(nothing),
  /** a table of words as text for other programs; for a file asks where. `null`: the person cancelled */
  exportTable: operation<{ path: string } | null>()(tableSchema),
  /** what cannot be written into the data, as a file of its own; asks where. `null`: the person cancelled */
  saveElsewhere: operation<{ path: string } | null>()(z.strictObject({ draft: draftSchema })),
  /** a file that was saved so, or any invoice as JSON, as a new draft */
  openInvoiceFile: operation<InvoiceRecord>()(z.strictObject({ text: z.string().max(8_000_000) })),

  /** what helps to find a fault, without keys, names and invoices, as one text; asks where. `null`: the person cancelled */
  exportDiagnostics: operation<{ path: string } | null>()(nothing),

  /** what undo and redo would do now, in words for a menu of the shell; `null`: nothing */
  nameSteps: operation<void>()(stepTitlesSchema),

  /** the page's first answer to the event `closing`, at once: from here on the host waits as long as it takes */
  closingHeard: operation<void>()(nothing),
  /** the page's last answer to the event `closing`, after its last save was committed */
  readyToClose: operation<void>()(nothing),
} satisfies Record<string, Operation<z.ZodType, unknown>>

export type StepTitles = z.output<typeof stepTitlesSchema>

export type OperationName = keyof typeof desktopOperations

export type ArgumentOf<Name extends OperationName> = z.input<(typeof desktopOperations)[Name]['argument']>
export type ParsedArgumentOf<Name extends OperationName> = z.output<
  (typeof desktopOperations)[Name]['argument']
>
export type ResultOf<Name extends OperationName> =
  (typeof desktopOperations)[Name] extends Operation<z.ZodType, infer Result> ? Result : never

/** What every call answers; a host never throws across the boundary. */
export type Answer<Result> = { ok: true; value: Result } | { ok: false; error: CallError }

export interface CallError {
  code: string
  message: string
  fields?: Issue[]
}

// ---- what the host says unasked ------------------------------------------------------------------------------

export type HostEvent =
  /** the invoice changed by something else than this page's own save: a submission moved on, a download ended */
  | { type: 'invoice-changed'; id: string }
  | { type: 'connections-changed' }
  /** the condition of the data, or the data themselves as a whole */
  | { type: 'store-changed' }
  /** of the PDF that this page asked for, to save or to print it */
  | { type: 'pdf-progress'; done: number; pageCount: number }
  /** of the invoices in a damaged data file */
  | { type: 'recovery-progress'; done: number; total: number }
  /** a menu item was chosen */
  | { type: 'command'; id: string }
  /** call `closingHeard`, flush the autosave, then call `readyToClose`; it may come again while a person decides */
  | { type: 'closing' }

// ---- window.billwright ---------------------------------------------------------------------------------------

export type DesktopApi = {
  [Name in OperationName]: undefined extends ArgumentOf<Name>
    ? () => Promise<Answer<ResultOf<Name>>>
    : (argument: ArgumentOf<Name>) => Promise<Answer<ResultOf<Name>>>
} & {
  /** returns the function that stops listening */
  onEvent(listener: (event: HostEvent) => void): () => void
}
