import type { RenderableInvoice } from '../../src/core/invoice/renderable-invoice.ts'
import type { InvoiceTexts } from '../invoice/invoice-texts.ts'

interface Lifetime {
  /** Initialisation that a long-lived program does once: reading fonts, starting a compiler or a browser. */
  prepare(): Promise<void>
  /** Runs after a timed render, outside the measured time. */
  rest?(): void
  close?(): Promise<void>
}

/** Makes the PDF of an invoice; peers get formatted texts. */
export type Engine = Lifetime &
  (
    | { takes: 'invoice'; render(invoice: RenderableInvoice): Promise<Uint8Array> }
    | { takes: 'texts'; render(texts: InvoiceTexts): Promise<Uint8Array> }
  )
