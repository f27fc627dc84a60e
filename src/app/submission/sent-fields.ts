import type { Connection } from '#contract/desktop-api.ts'
import { AppError } from '#core/app-error.ts'
import { documentedOf } from '#core/documented.ts'
import type { Draft } from '#core/draft.ts'
import { invoiceOfDraft, renderableOf } from '#core/draft.ts'
import type { Invoice } from '#core/invoice.ts'
import { readInvoice, writeInvoice } from '#core/read-invoice.ts'
import type { Renderable } from '#core/renderable.ts'

type RequestFields = Connection['requestFields']

/** What a preview shows: no more than what will be sent. */
export function shownOf(draft: Draft, fields: RequestFields): Renderable {
  const renderable = renderableOf(draft)
  return fields === 'full' ? renderable : documentedOf(renderable)
}

/**
 * The bytes that a draft comes to, and the invoice that they say, which is read back from them and not remembered.
 * @throws AppError invalid_invoice with the fields to fix
 */
export function payloadOf(draft: Draft, fields: RequestFields): { payload: Uint8Array; invoice: Invoice } {
  const read = invoiceOfDraft(draft)
  if (!read.ok) throw new AppError('invalid_invoice', { issues: read.issues })
  const payload = new TextEncoder().encode(writeInvoice(read.invoice, fields))
  return { payload, invoice: invoiceOfPayload(payload) }
}

export const readPayload = (payload: Uint8Array) => readInvoice(new TextDecoder().decode(payload))

export function invoiceOfPayload(payload: Uint8Array): Invoice {
  const read = readPayload(payload)
  if (!read.ok) throw new AppError('invalid_invoice', { issues: read.issues })
  return read.invoice
}
