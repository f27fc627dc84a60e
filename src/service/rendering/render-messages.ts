import type { ErrorDetails } from '#core/errors/app-error.ts'
import type { ErrorCode } from '#core/errors/error-table.ts'
import type { Issue } from '#core/errors/issue.ts'
import type { Invoice } from '#core/invoice/invoice.ts'
import type { FileMarking } from '#pdf/document/render-invoice.ts'

/** A request to a render process, one at a time. */
export interface RenderRequest {
  invoice: Invoice
  marking: FileMarking
}

/**
 * Messages of a render process: `ready` once, then one answer per request. `frames` is the stack of a bug without its message,
 * which may quote the invoice.
 */
export type RenderMessage =
  | { kind: 'ready' }
  | { kind: 'rendered'; bytes: Uint8Array; pages: number; warnings: Issue[] }
  | { kind: 'refused'; code: ErrorCode; details: ErrorDetails }
  | { kind: 'bug'; frames: string }
