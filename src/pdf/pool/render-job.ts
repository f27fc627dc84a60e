import type { Preview, PreviewRequest } from '#core/draft/preview.ts'
import { AppError, type ErrorDetails } from '#core/errors/app-error.ts'
import type { ErrorCode } from '#core/errors/error-table.ts'
import type { RenderableInvoice } from '#core/invoice/renderable-invoice.ts'
import type { RequestFields } from '#core/invoice/request-fields.ts'
import type { FileMarking, RenderedInvoice } from '../document/render-invoice.ts'
import type { PageProgress } from '../painting/paint.ts'
import type { PackedRegions } from './pack-regions.ts'

/** Messages to and from the render thread. Errors are sent as data, because class instances are not cloned. */
export type RenderJob = { id: number } & (FileJob | DigestJob | PagesJob)

/** input of a whole PDF */
export type FileContent = { invoice: RenderableInvoice; template: string } & TemplateText & FileMarking

export interface TemplateText {
  /** a template that is in no folder, used instead of the one with this name */
  templateText?: string | undefined
}

/** a whole PDF */
export type FileJob = FileContent & {
  kind: 'file'
  /** whether progress messages are wanted */
  reportsProgress?: true
}

/** the digest of a whole PDF */
export type DigestJob = FileContent & { kind: 'digest' }

/** some pages of the draft that the thread holds */
export interface PagesJob {
  kind: 'pages'
  request: PreviewRequest
  /** fields of the draft that will be sent, and are therefore shown */
  fields: RequestFields
}

export interface SentInvoice extends Omit<RenderedInvoice, 'regions'> {
  regions: PackedRegions
}

export type RenderReply =
  | { id: number; rendered: SentInvoice }
  | { id: number; progress: PageProgress }
  | { id: number; digest: string }
  | { id: number; pages: Preview }
  | { id: number; failed: { code: ErrorCode; details: ErrorDetails } }
  | { id: number; bug: string }

export function replyOfError(id: number, error: unknown): RenderReply {
  if (error instanceof AppError) {
    return { id, failed: { code: error.code, details: error.details } }
  }
  return { id, bug: error instanceof Error ? (error.stack ?? error.message) : String(error) }
}

export type Success = Exclude<RenderReply, Failure | { progress: unknown }>

type Failure = Extract<RenderReply, { failed: unknown } | { bug: unknown }>

export function errorOfReply(reply: Failure): Error {
  if ('bug' in reply) return new AppError('internal', { cause: new Error(reply.bug) })
  return new AppError(reply.failed.code, reply.failed.details)
}
