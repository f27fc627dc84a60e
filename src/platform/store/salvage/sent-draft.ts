import { type Draft, draftOfInvoice, invoiceOfDraft } from '#core/draft.ts'
import { readInvoice, writeInvoice } from '#core/read-invoice.ts'
import { requestFieldSets } from '#core/request-fields.ts'
import { type Row, textOf } from '../sqlite/sql.ts'
import type { ReadableDrafts } from './readable-drafts.ts'

/**
 * The invoice of an attempt: as it was written, where that comes to the bytes that were sent; else as these say it, with fewer
 * fields where the connection takes only some.
 */
export function sentDraft(row: Row, drafts: ReadableDrafts): Draft | undefined {
  const written = drafts.read(textOf(row, 'invoice_id'), Number(row.revision))
  if (written?.isWhole && isSent(written.draft, row)) return written.draft
  const read = readInvoice(textIn(row))
  return read.ok ? draftOfInvoice(read.invoice) : undefined
}

/** Does it come to the bytes that were sent? */
export function isSent(draft: Draft, row: Row): boolean {
  const read = invoiceOfDraft(draft)
  const text = textIn(row)
  return read.ok && requestFieldSets.some(fields => writeInvoice(read.invoice, fields) === text)
}

const textIn = ({ payload }: Row): string =>
  payload instanceof Uint8Array ? new TextDecoder().decode(payload) : ''
