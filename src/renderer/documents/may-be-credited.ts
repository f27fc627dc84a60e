import { documentTypeOf } from '#core/document-type.ts'
import { settledTotalOf } from '#core/invoice/totals.ts'
import { isNegative, isZero } from '#core/money/decimal.ts'
import { totalsOfDraft } from '../state/document/derived.ts'
import type { OpenInvoice } from '../state/document/open-invoice.ts'

/** Whether this is an issued invoice over a positive total, with cash rounding as the host decides it. */
export function mayBeCredited({ doc: { draft }, state, submission }: OpenInvoice): boolean {
  const isIssued = state === 'done' && submission?.mode === 'live'
  if (!isIssued || documentTypeOf(draft) !== 'invoice') return false
  const whole = settledTotalOf(totalsOfDraft(draft))
  return !isNegative(whole) && !isZero(whole)
}
