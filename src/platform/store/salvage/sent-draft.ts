import { type Draft, draftOfInvoice } from '#core/draft/draft.ts'
import { invoiceOfDraft } from '#core/draft/read-draft.ts'
import { readInvoice, writeInvoice } from '#core/invoice/read-invoice.ts'
import { requestFieldSets } from '#core/invoice/request-fields.ts'
import { type Row, textOf } from '../sqlite/sql.ts'
import type { ReadableDrafts } from './readable-drafts.ts'

/**
 * The draft of an attempt: the stored revision if it serialises to the payload, otherwise a draft parsed from
 * the payload, which has fewer fields if the connection takes only some.
 */
export function sentDraft(row: Row, drafts: ReadableDrafts): Draft | undefined {
  const written = drafts.read(textOf(row, 'invoice_id'), Number(row.revision))
  if (written?.isWhole && matchesPayload(written.draft, row)) return written.draft
  const read = readInvoice(payloadText(row))
  return read.ok ? draftOfInvoice(read.invoice) : undefined
}

/** Tells whether the draft serialises to the payload that was sent. */
export function matchesPayload(draft: Draft, row: Row): boolean {
  const read = invoiceOfDraft(draft)
  const text = payloadText(row)
  return read.ok && requestFieldSets.some(fields => writeInvoice(read.invoice, fields) === text)
}

const payloadText = ({ payload }: Row): string =>
  payload instanceof Uint8Array ? new TextDecoder().decode(payload) : ''
