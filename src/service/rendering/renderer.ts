import type { Invoice } from '#core/invoice/invoice.ts'
import type { FileMarking } from '#pdf/document/render-invoice.ts'

/**
 * Makes PDFs outside the server's thread, within limits. The template is known to exist.
 * Rejects with AppError: invalid_invoice (a logo that cannot be drawn), overloaded (the queue is full),
 * render_timeout or render_failed. Anything else is a bug.
 */
export interface Renderer {
  render(invoice: Invoice, marking: FileMarking): Promise<Uint8Array>
  close(): Promise<void>
}

/** Called for every render in this order: queued, then rejected or started, then ended. */
export interface RenderObserver {
  queued(): void
  rejected(): void
  started(): void
  ended(seconds: number): void
}
