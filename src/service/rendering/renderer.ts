import type { Invoice } from '#core/invoice.ts'

/**
 * Makes PDFs outside the server's thread, within limits. The template is known to exist.
 * Rejects with AppError: invalid_invoice (a logo that cannot be drawn), overloaded (too many wait already),
 * render_timeout or render_failed. Anything else is a bug.
 */
export interface Renderer {
  render(invoice: Invoice, options: { mark: 'TEST' | null }): Promise<Uint8Array>
  close(): Promise<void>
}

/** Is told of every render, in this order: asked, then turnedAway or started, then ended. */
export interface RenderObserver {
  asked(): void
  turnedAway(): void
  started(): void
  ended(seconds: number): void
}
