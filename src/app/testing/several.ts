import type { BatchReview } from '#contract/batch.ts'
import type { ArgumentOf } from '#contract/desktop-api.ts'
import type { TestHost } from './test-host.ts'
import { writeInvoice } from './test-invoices.ts'

/** Invoices that could be sent, with numbers of their own. */
export async function writeSeveral(host: TestHost, count: number): Promise<string[]> {
  const ids: string[] = []
  for (let index = 0; index < count; index++) ids.push((await writeInvoice(host, { currency: 'EUR' })).id)
  return ids
}

/** What a person who agrees to all that can go out sends back. */
export function agreedTo({ connectionId, mode, candidates }: BatchReview): ArgumentOf<'submitBatch'> {
  return {
    connectionId,
    invoices: candidates
      .filter(({ hindrance, problems }) => hindrance === null && problems.length === 0)
      .map(({ id, revision, invoice_number, payable, currency }) => ({
        id,
        revision,
        ...(mode === 'live' ? { confirmed: { invoice_number, payable: payable ?? '', currency } } : {}),
      })),
  }
}
