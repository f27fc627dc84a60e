import type { Connection, KeychainStatus, PresetService } from '#contract/connections.ts'
import type { Delivery } from '#contract/delivery.ts'
import type { HostEvent, HostInfo, UndoTitles } from '#contract/operations/desktop-api.ts'
import type { TemplateSummary } from '#contract/preview.ts'
import type { Preview, PreviewRequest } from '#core/draft/preview.ts'
import type { Invoice } from '#core/invoice/invoice.ts'
import type { RenderableInvoice } from '#core/invoice/renderable-invoice.ts'
import type { Mode } from '#core/text/key.ts'
import type { RenderedInvoice } from '#pdf/document/render-invoice.ts'
import type { TemplateText } from '#pdf/pool/render-job.ts'
import type { RenderProgress } from '#pdf/pool/render-pool.ts'
import type { Unreadable } from '#pdf/reading/open-pdf.ts'
import type { ContentLimits, PdfReading } from '#pdf/reading/read-pdf.ts'
import type { ConnectIntentStore, ConsentStore, KeyOriginStore } from './consents.ts'
import type {
  AccountReader,
  DeviceGrants,
  GenerateClient,
  JobReader,
  PdfFetcher,
  PracticeService,
  TemplateClient,
} from './services.ts'
import type { Store, TemplateFile } from './store.ts'

/** Ports of the use cases. `platform` implements them, except `shell`, which each shell implements. */
export interface Ports {
  host: HostInfo
  clock: Clock
  log: Log
  machine: Machine
  store: Store
  consents: ConsentStore
  keyOrigins: KeyOriginStore
  connectIntents: ConnectIntentStore
  /** the service that `service.json` names for an organisation */
  preset: PresetService | null
  keychain: Keychain
  generate: GenerateClient
  jobs: JobReader
  accounts: AccountReader
  grants: DeviceGrants
  templates: TemplateClient
  pdfs: PdfFetcher
  practice: PracticeService
  files: Files
  mail: MailComposer
  shell: ShellPorts
}

// ---- shell ---------------------------------------------------------------------------------------------------

export interface ShellPorts {
  /** opens the system's browser; the caller has checked the URL: https, or http on loopback */
  openExternal(url: string): Promise<void>
  /** @throws AppError file_unreadable if no program opens it */
  openPath(path: string): Promise<void>
  /** opens a `mailto:` link in the mail program */
  openMailto(link: string): Promise<void>
  showInFolder(path: string): Promise<void>
  /** shows a save dialog; `null`: cancelled */
  chooseSavePath(suggestedName: string): Promise<string | null>
  /** shows a dialog for an existing folder; `null`: cancelled */
  chooseFolder(): Promise<string | null>
  copyText(text: string): Promise<void>
  /** sets the titles of Undo and Redo; absent without a menu */
  setUndoTitles?(titles: UndoTitles): void
  /** opens a key window, whose calls go to `host.openKeyWindow(connectionId, ...)`; resolves when it is closed */
  openKeyWindow(connectionId: string): Promise<void>
}

/** Functions of one open key window. */
export interface KeyWindowPorts {
  /** absent if the shell cannot read the clipboard */
  readClipboard?: () => string | Promise<string>
  close(): void
}

export type HostEventListener = (event: HostEvent) => void

// ---- clock, log, machine, files ------------------------------------------------------------------------------

export interface Clock {
  now(): Date
  /** the local calendar date, `YYYY-MM-DD` */
  today(): string
  /** runs once after `ms` unless the returned function is called; does not keep the process alive */
  after(ms: number, run: () => void): () => void
}

export interface Log {
  /** `details` must not contain a key; the adapter redacts text that looks like one */
  write(level: 'info' | 'warn' | 'error', event: string, details?: Record<string, unknown>): void
}

export interface Machine {
  /** name that the system gives it; one line */
  computerName(): string
  /** versions of the system and the runtime */
  versions(): Record<string, string>
  /** the last lines of the log, oldest first */
  recentLog(): readonly string[]
  /** removes the path of the home folder, which contains the user's name */
  withoutHome(text: string): string
}

type KeptDelivery = Extract<Delivery, { state: 'kept' }>

export interface Files {
  /** keeps a delivered PDF under an unused name, or at its present path; never replaces a file */
  keepDelivery(pdf: {
    name: string
    bytes: Uint8Array
    /** `null`: the data folder, which is also used if this folder is missing or not writable */
    folder: string | null
    /** path of an earlier download */
    previous: string | null
  }): Promise<{ path: string; folderProblem?: NonNullable<KeptDelivery['folderProblem']> }>
  /** writes a file atomically under this name or with a number appended; answers the path */
  writeUnused(folder: string, name: string, bytes: Uint8Array): Promise<string>
  /** @throws AppError file_unwritable unless files can be written there */
  requireWritableFolder(folder: string): Promise<void>
  /** writes a file for a viewer and replaces the previous one; answers the path */
  keepForPrint(name: string, bytes: Uint8Array): Promise<string>
  exists(path: string): Promise<boolean>
  read(path: string): Promise<Uint8Array>
  /** writes atomically */
  write(path: string, bytes: Uint8Array): Promise<void>
  /** JSON text of the sample invoice */
  sample(): Promise<string>
}

// ---- rendering -----------------------------------------------------------------------------------------------

/** Renders marked pages only: final PDFs come from the service. */
export interface Renderer {
  /** the whole file, marked TEST; rejects with AppError('render_cancelled') when `signal` aborts */
  render(
    invoice: RenderableInvoice,
    template: string,
    options?: RenderProgress & TemplateText,
  ): Promise<RenderedInvoice>
  /** the whole file, marked RECEIVED */
  renderReceived(invoice: RenderableInvoice, template: string): Promise<RenderedInvoice>
  /** hexadecimal SHA-256 of the file that the service would make, without watermark for a live key */
  digest(invoice: Invoice, template: string, mode: Mode, options?: TemplateText): Promise<string>
  /** extracts the text of an untrusted PDF within seconds; never rejects */
  read(pdf: Uint8Array, limits: ContentLimits): Promise<PdfReading | Unreadable>
  /**
   * some pages of the edited document, which the renderer keeps between calls. The newest request wins: a waiting one
   * is rejected with `superseded`
   */
  preview(request: PreviewRequest, fields: Connection['requestFields']): Promise<Preview>
  templates(): TemplateSummary[]
  /**
   * the file of a custom template; `undefined` for a shipped or unknown one
   * @throws AppError invalid_template
   */
  templateFile(name: string): TemplateFile | undefined
  close(): Promise<void>
}

// ---- keychain ------------------------------------------------------------------------------------------------

/** The account is the connection id. Calls take seconds at most and fail with AppError('keychain_unavailable'). */
export interface Keychain {
  status(): Promise<KeychainStatus>
  /** called when a call ends after its timeout, because another call may succeed now */
  onLateAnswer?(listener: () => void): void
  read(account: string): Promise<string | null>
  /** `secret` is the key and the origin that it may be sent to */
  save(account: string, secret: string): Promise<void>
  remove(account: string): Promise<void>
}

export interface EmailDraft {
  /** `''` if unknown */
  to: string
  /** `''`: chosen by the mail program */
  from: string
  subject: string
  /** plain text */
  body: string
  attachment: { name: string; bytes: Uint8Array }
}

export interface MailComposer {
  /** an RFC 5322 message that a mail program opens as a draft */
  compose(draft: EmailDraft): Promise<Uint8Array>
}
