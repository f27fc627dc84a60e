import { z } from 'zod'
import { noArgument } from '../argument-schemas.ts'
import { type ConnectAttempt, connectingOperations } from '../connecting.ts'
import { connectionOperations, type LinkState } from '../connections.ts'
import { deliveryOperations } from '../delivery.ts'
import { eInvoiceOperations } from '../einvoices.ts'
import { invoiceListOperations } from '../invoice-list.ts'
import { type InvoiceStatus, invoiceOperations } from '../invoices.ts'
import { markIssuedOperations } from '../mark-issued.ts'
import { type OperationTable, operation, type PageApi, type ResultIn } from '../operation.ts'
import { paymentOperations } from '../payments.ts'
import { previewOperations } from '../preview.ts'
import { recordOperations } from '../records.ts'
import { reportOperations } from '../reports.ts'
import { scheduleOperations } from '../schedules.ts'
import { settingsOperations } from '../settings.ts'
import { dataOperations } from '../stored-data.ts'
import { submissionOperations } from '../submission-operations.ts'

/** Work that reports its progress as events and can be cancelled. */
const longWorks = ['pdf', 'export', 'import', 'drafts', 'payments', 'template'] as const

export type LongWork = (typeof longWorks)[number]

/**
 * Defines every operation between renderer and host once: argument (parsed by the host) and result.
 * `window.billwright`, the preload, the registration in both shells, the host with its dispatch, and the in-memory host
 * of the page tests derive from this table; `operation-names.ts` lists its keys for the preload.
 */

export interface HostInfo {
  version: string
  shell: 'electron' | 'chromium' | 'terminal'
  platform: 'darwin' | 'win32' | 'linux'
  dataFolder: string
}

// ---- table of operations ---------------------------------------------------------------------------------

const stepTitle = z.string().min(1).max(120).nullable()
const undoTitlesSchema = z.strictObject({ undo: stepTitle, redo: stepTitle })

export const desktopOperations = {
  hostInfo: operation<HostInfo>()(noArgument),

  ...invoiceListOperations,
  ...invoiceOperations,
  ...previewOperations,
  ...submissionOperations,
  ...markIssuedOperations,
  ...deliveryOperations,
  ...eInvoiceOperations,
  ...paymentOperations,
  ...recordOperations,
  ...scheduleOperations,
  ...reportOperations,
  ...connectionOperations,
  ...connectingOperations,
  ...settingsOperations,
  ...dataOperations,

  /**
   * cancels running work without keeping a partial result; its call answers `work_cancelled`, for a PDF
   * `render_cancelled`
   */
  cancelWork: operation<void>()(z.strictObject({ work: z.enum(longWorks) })),

  /** titles of undo and redo in the shell's menu; `null` disables the menu item */
  setUndoTitles: operation<void>()(undoTitlesSchema),

  /** first answer to the event `closing`, sent at once; from then on the host waits without a timeout */
  closingAcknowledged: operation<void>()(noArgument),
  /** last answer to the event `closing`, sent after the last save was committed */
  readyToClose: operation<void>()(noArgument),
} satisfies OperationTable

export type UndoTitles = z.output<typeof undoTitlesSchema>

export type OperationName = keyof typeof desktopOperations

export type ArgumentOf<Name extends OperationName> = z.input<(typeof desktopOperations)[Name]['argument']>
export type ParsedArgumentOf<Name extends OperationName> = z.output<
  (typeof desktopOperations)[Name]['argument']
>
export type ResultOf<Name extends OperationName> = ResultIn<(typeof desktopOperations)[Name]>

// ---- events of the host ----------------------------------------------------------------------------------

export type HostEvent =
  /**
   * the invoice changed for another reason than a save of this renderer, such as a submission or a download; `status`
   * is `null` if the host could not read it, then the renderer reads the invoice and the list again
   */
  | { type: 'invoice-changed'; id: string; status: InvoiceStatus | null }
  | { type: 'connections-changed' }
  /** all attempts to connect; sent when one of them changed */
  | { type: 'connecting'; attempts: ConnectAttempt[] }
  /** state of a service's last answer, or of the absence of one, outside of submissions */
  | { type: 'service-answered'; connectionId: string; state: LinkState }
  /** customers, items, or the customer of an invoice changed */
  | { type: 'records-changed' }
  /** payments or statuses of many invoices changed; replaces an `invoice-changed` for each */
  | { type: 'invoices-changed' }
  /** a schedule, its drafts, or the local date changed, so that other drafts may be due */
  | { type: 'schedules-changed' }
  /** the state of the store changed, or all of its data was replaced */
  | { type: 'store-changed' }
  /** progress of long work: pages of a PDF, files of an export, rows of an import */
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
