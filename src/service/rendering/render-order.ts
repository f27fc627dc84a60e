import type { ErrorCode } from '#core/errors.ts'
import type { Invoice } from '#core/invoice.ts'
import type { Issue } from '#core/issue.ts'

/** What a render process is asked, one at a time. */
export interface RenderOrder {
  invoice: Invoice
  mark: 'TEST' | null
}

/** What it says: once that it is ready, then one answer to each order. `frames` are of a bug, without its message, which may quote the invoice. */
export type RenderWord =
  | { kind: 'ready' }
  | { kind: 'rendered'; bytes: Uint8Array; warnings: Issue[] }
  | { kind: 'refused'; code: ErrorCode; message: string; issues: Issue[] }
  | { kind: 'bug'; frames: string }
