import type { Invoice } from '#core/invoice/invoice.ts'
import type { FileMarking } from '#pdf/document/render-invoice.ts'
import type { Task } from '../scheduling/account-queues.ts'

export interface RenderedPdf {
  bytes: Uint8Array
  pages: number
}

/** One of the service by its name, or another one as its text, which was checked. */
export interface RenderedTemplate {
  name: string
  text?: string
}

/**
 * Makes PDFs outside the server's thread, within limits, one account after the other. The template is known to exist.
 * Rejects with AppError: invalid_invoice (a logo that cannot be drawn), rate_limited (the account has too many waiting),
 * overloaded (all accounts have), render_timeout or render_failed. Anything else is a bug.
 */
export interface Renderer {
  render(invoice: Invoice, template: RenderedTemplate, marking: FileMarking, task: Task): Promise<RenderedPdf>
  /** The first page of a sample with this template, marked TEST, as SVG; absent where no page shows it. Rejects as `render` does. */
  picture?(template: RenderedTemplate, task: Task): Promise<Uint8Array>
  close(): Promise<void>
}
