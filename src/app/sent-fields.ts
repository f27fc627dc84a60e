import type { Draft } from '#core/draft/draft.ts'
import { invoiceOfDraft } from '#core/draft/read-draft.ts'
import { renderableDraft } from '#core/draft/renderable-draft.ts'
import { AppError } from '#core/errors/app-error.ts'
import type { Invoice } from '#core/invoice/invoice.ts'
import { readInvoice, writeInvoice } from '#core/invoice/read-invoice.ts'
import type { RenderableInvoice } from '#core/invoice/renderable-invoice.ts'
import { notSentIssue, type RequestFields, sentFields } from '#core/invoice/request-fields.ts'

export interface Payload {
  payload: Uint8Array
  /** parsed from the payload, because the total may differ when fewer fields are sent */
  invoice: Invoice
}

/** The part of a draft that will be sent, and is therefore previewed. */
export const shownOf = (draft: Draft, fields: RequestFields): RenderableInvoice =>
  sentFields(renderableDraft(draft), fields)

/** @throws AppError invalid_invoice with the issues */
export function payloadOf(draft: Draft, fields: RequestFields): Payload {
  const read = invoiceOfDraft(draft)
  if (!read.ok) throw new AppError('invalid_invoice', { issues: read.issues })
  return payloadOfInvoice(read.invoice, fields)
}

/** @throws AppError invalid_invoice if the fields cannot express the type of the document */
export function payloadOfInvoice(whole: Invoice, fields: RequestFields): Payload {
  const issue = notSentIssue(whole, fields)
  if (issue) throw new AppError('invalid_invoice', { issues: [issue] })
  const payload = new TextEncoder().encode(writeInvoice(whole, fields))
  return { payload, invoice: invoiceOfPayload(payload) }
}

/** The payload with the published version of its template. */
export function withTemplate(payload: Uint8Array, template: string): Uint8Array {
  const text = new TextDecoder().decode(payload)
  const before = JSON.stringify({ template: invoiceOfPayload(payload).template }).slice(1, -1)
  const after = JSON.stringify({ template }).slice(1, -1)
  // Quotes within values are escaped, so only the field itself matches.
  return new TextEncoder().encode(text.replace(before, () => after))
}

export const readPayload = (payload: Uint8Array) => readInvoice(new TextDecoder().decode(payload))

export function invoiceOfPayload(payload: Uint8Array): Invoice {
  const read = readPayload(payload)
  if (!read.ok) throw new AppError('invalid_invoice', { issues: read.issues })
  return read.invoice
}
