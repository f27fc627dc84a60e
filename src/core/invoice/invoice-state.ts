import type { KeyKind } from '../key.ts'

/**
 * draft -> queued -> sending -> done | refused | unknown. A refused invoice is editable again and keeps the issues of
 * the service; unknown means that the PDF may exist and may have been billed.
 */
export type InvoiceState = 'draft' | 'queued' | 'sending' | 'done' | 'refused' | 'unknown'

/** A revision that may have been sent is frozen. */
export const isEditable = (state: InvoiceState): boolean => state === 'draft' || state === 'refused'

/**
 * Whether an invoice may be submitted with a key of this mode: editable, or submitted with a test key and now live.
 * @param submitted the mode of the latest submission; `null` before the first
 * @param mode `null` while no key is known
 */
export const isSubmittable = (
  state: InvoiceState,
  submitted: KeyKind | null,
  mode: KeyKind | null,
): boolean => isEditable(state) || (state === 'done' && submitted === 'test' && mode === 'live')
