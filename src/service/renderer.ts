import type { Invoice } from '#core/invoice.ts'

/**
 * Makes PDFs outside the server's thread, within limits. Rejects with AppError: unknown_template,
 * invalid_invoice (a logo that cannot be drawn), overloaded (too many wait already) or render_timeout. Anything else is a bug.
 */
export interface Renderer {
  render(invoice: Invoice, options: { mark: 'TEST' | null }): Promise<Uint8Array>
  close(): Promise<void>
}
