import type { KeyKind } from '../key.ts'

/**
 * The life of an invoice: draft -> queued -> sending -> done | refused | unknown. A refused invoice is a draft
 * again with the service's words beside its fields; unknown means that it may exist and may have been billed.
 */
export type InvoiceState = 'draft' | 'queued' | 'sending' | 'done' | 'refused' | 'unknown'

/** Once bytes may have left, the revision is frozen. */
export const isEditable = (state: InvoiceState): boolean => state === 'draft' || state === 'refused'

/**
 * Whether an invoice may be submitted with a key of this mode: a draft, a refused invoice, or one that only a test key
 * made, which may then be made for good.
 * @param submitted the mode of the latest submission; `null` before the first
 * @param mode `null` while no key is known
 */
export const isSubmittable = (
  state: InvoiceState,
  submitted: KeyKind | null,
  mode: KeyKind | null,
): boolean => isEditable(state) || (state === 'done' && submitted === 'test' && mode === 'live')
