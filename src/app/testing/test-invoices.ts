import type { InvoiceView } from '#contract/invoices.ts'
import type { ArgumentOf } from '#contract/operations/desktop-api.ts'
import type { BatchReview } from '#contract/submission-operations.ts'
import type { Draft } from '#core/draft/draft.ts'
import type { TestHost } from './test-host.ts'

export const lines = [{ description: 'Brand identity', quantity: '1.5', unit_price: '80' }]

/** Creates an invoice with one line item. */
export async function writeInvoice({ call }: TestHost, fields: Partial<Draft> = {}): Promise<InvoiceView> {
  const { id, revision, draft } = await call('createInvoice', {})
  await call('saveInvoice', { id, revision, draft: { ...draft, items: lines, ...fields } })
  return await call('openInvoice', { id })
}

/** Creates valid invoices with different numbers. */
export async function writeInvoices(host: TestHost, count: number): Promise<string[]> {
  const ids: string[] = []
  for (let index = 0; index < count; index++) ids.push((await writeInvoice(host, { currency: 'EUR' })).id)
  return ids
}

/** The confirmation of all candidates that can be submitted. */
export function confirmationOf({ connectionId, mode, candidates }: BatchReview): ArgumentOf<'submitBatch'> {
  return {
    connectionId,
    invoices: candidates
      .filter(({ blockedBy, problems }) => blockedBy === null && problems.length === 0)
      .map(({ id, revision, invoice_number, payable, currency }) => ({
        id,
        revision,
        ...(mode === 'live' ? { confirmed: { invoice_number, payable: payable ?? '', currency } } : {}),
      })),
  }
}
