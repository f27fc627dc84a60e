import type { ErrorDetails } from '#core/errors/app-error.ts'
import type { ErrorCode } from '#core/errors/error-table.ts'
import type { Issue } from '#core/errors/issue.ts'
import type { Invoice } from '#core/invoice/invoice.ts'
import type { FileMarking } from '#pdf/document/render-invoice.ts'
import type { RenderedTemplate } from './renderer.ts'

/** A request to a render process, one at a time. */
export interface RenderRequest {
  /** `null` requests a picture of the template, as SVG */
  invoice: Invoice | null
  template: RenderedTemplate
  marking: FileMarking
  /** CPU seconds after which it is stopped if possible; Infinity for never */
  stopSeconds: number
}

/**
 * One answer per request, with the CPU seconds. `frames` is the stack of a bug without its message, which may
 * quote the invoice.
 */
export type RenderAnswer = { seconds: number } & (
  | { kind: 'rendered'; bytes: Uint8Array; pages: number; warnings: Issue[] }
  | { kind: 'refused'; code: ErrorCode; details: ErrorDetails }
  | { kind: 'stopped' }
  | { kind: 'bug'; frames: string }
)

/** Messages of a render process: `ready` once, then the answers. */
export type RenderMessage = { kind: 'ready' } | RenderAnswer
