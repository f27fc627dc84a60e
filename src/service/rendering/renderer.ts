import type { Invoice } from '#core/invoice/invoice.ts'
import type { FileMarking } from '#pdf/document/render-invoice.ts'
import type { Task } from '../scheduling/account-queues.ts'

export interface RenderedPdf {
  bytes: Uint8Array
  pages: number
}

/** A template of the service by name, or another one as validated text. */
export interface RenderedTemplate {
  name: string
  text?: string
}

/**
 * Renders PDFs outside of the server's thread, within limits and fairly between accounts. The template must
 * exist.
 * Rejects with AppError: invalid_invoice (a logo that cannot be drawn), rate_limited (too many waiting of the
 * account), overloaded (too many of all accounts), render_timeout or render_failed. Any other error is a bug.
 */
export interface Renderer {
  render(invoice: Invoice, template: RenderedTemplate, marking: FileMarking, task: Task): Promise<RenderedPdf>
  /**
   * Renders the first page of a sample with this template and the TEST watermark as SVG; absent if no page
   * needs it. Rejects like `render`.
   */
  picture?(template: RenderedTemplate, task: Task): Promise<Uint8Array>
  close(): Promise<void>
}
