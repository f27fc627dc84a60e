/**
 * The life of an invoice: draft -> queued -> sending -> done | refused | unknown. A refused invoice is a draft
 * again with the service's words beside its fields; unknown means that it may exist and may have been billed.
 */
export type InvoiceState = 'draft' | 'queued' | 'sending' | 'done' | 'refused' | 'unknown'

/** Once bytes may have left, the revision is frozen. */
export const isEditable = (state: InvoiceState): boolean => state === 'draft' || state === 'refused'
