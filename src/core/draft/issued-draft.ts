import { readInvoice, writeInvoice } from '../invoice/read-invoice.ts'
import { type Draft, draftOfInvoice } from './draft.ts'
import { invoiceOfDraft } from './read-draft.ts'

/** Fields by which a document is found and filed, also where its request left them out. */
const filedFields = ['seller', 'buyer', 'issue_date'] as const

/**
 * The document that was sent, of which a request with few fields may have left out tax, currency and more. `written`
 * itself if it says the same, because it has the text as typed.
 * @param payload canonical JSON of the invoice
 * @returns `undefined` if the payload is damaged
 */
export function issuedDraft(written: Draft | undefined, payload: string): Draft | undefined {
  const sent = readInvoice(payload)
  if (!sent.ok) return undefined
  const read = written && invoiceOfDraft(written)
  if (written && read?.ok && writeInvoice(read.invoice) === writeInvoice(sent.invoice)) return written
  return { ...filed(written), ...draftOfInvoice(sent.invoice) }
}

const filed = (written: Partial<Draft> = {}): Partial<Draft> =>
  Object.fromEntries(
    filedFields.flatMap(name => (written[name] === undefined ? [] : [[name, written[name]]])),
  )
