import type { InvoiceRecord } from '#contract/desktop-api.ts'
import type { Draft } from '#core/draft/draft.ts'
import type { TestHost } from './test-host.ts'

export const lines = [{ description: 'Brand identity', quantity: '1.5', unit_price: '80' }]

/** A new invoice with one line, saved. */
export async function writeInvoice({ call }: TestHost, fields: Partial<Draft> = {}): Promise<InvoiceRecord> {
  const { id, revision, draft } = await call('createInvoice', {})
  await call('saveInvoice', { id, revision, draft: { ...draft, items: lines, ...fields } })
  return await call('openInvoice', { id })
}
