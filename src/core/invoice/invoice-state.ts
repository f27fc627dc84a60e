import type { KeyKind } from '../text/key.ts'

/**
 * draft -> queued -> sending -> done | refused | unknown. A refused invoice is editable again and keeps the issues of
 * the service; unknown means that the PDF may exist and, with a live key, may have been billed.
 */
export type InvoiceState = 'draft' | 'queued' | 'sending' | 'done' | 'refused' | 'unknown'

/**
 * A live submission that may have been sent locks its invoice. A test submission never does: it bills nothing, and the
 * outbox keeps its own copy of what is sent.
 * @param mode of the latest submission; `null` before the first
 */
export const isEditable = (state: InvoiceState, mode: KeyKind | null): boolean =>
  state === 'draft' || state === 'refused' || mode === 'test'

/** Whether an invoice may be submitted with any key; one submission at a time is on its way. */
export const isSubmittable = (state: InvoiceState, mode: KeyKind | null): boolean =>
  isEditable(state, mode) && state !== 'queued' && state !== 'sending'
