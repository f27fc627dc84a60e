import { createHash, randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import type { Attempt, NewInvoice, Store } from '#app/ports/store.ts'
import { cancellationOf, correctionOf, invoiceOfQuote } from '#core/draft/derived-drafts.ts'
import { type Draft, emptyDraft } from '#core/draft/draft.ts'
import { columnsOf } from '#core/draft/invoice-columns.ts'
import { createFiles } from '../../files/local-files.ts'

/** The part of the workload that delivers PDFs, corrects delivered invoices, and makes invoices of quotes. */

/** Acknowledged documents. */
export interface AcknowledgedDocuments {
  /** digests of kept PDFs by attempt */
  delivered: Map<string, string>
  /** credit notes by the corrected invoice */
  corrected: Map<string, string>
  /** invoices by quote */
  invoiced: Map<string, string>
}

export const noDocuments = (): AcknowledgedDocuments => ({
  delivered: new Map(),
  corrected: new Map(),
  invoiced: new Map(),
})

const at = '2026-11-21T14:00:00.000Z'
const dates = { issue_date: '2026-11-21', due_date: undefined, valid_until: undefined }

const newInvoice = (draft: Draft, more: Partial<NewInvoice> = {}): NewInvoice => ({
  id: randomUUID(),
  draft,
  columns: columnsOf(draft),
  at,
  sample: false,
  ...more,
})

const draftOf = (invoice_number: string): Draft =>
  emptyDraft({ invoice_number, items: [{ description: 'Work', quantity: '1', unit_price: '1.00' }] })

/**
 * Submits an invoice, keeps its PDF in the data folder and stores its path.
 * @param attemptOf the attempt of a sent invoice
 * @returns `delivered <attempt> <digest>` and the invoice
 */
export async function deliverNext(
  store: Store,
  dataFolder: string,
  attemptOf: (id: string, invoiceId: string) => Attempt,
): Promise<{ line: string; invoiceId: string }> {
  const attemptId = randomUUID()
  const invoice = newInvoice(draftOf(attemptId))
  store.invoices.create(invoice)
  const attempt = attemptOf(attemptId, invoice.id)
  store.attempts.freeze(attempt, { takeNumber: true })
  store.attempts.change(attemptId, 'queued', { state: 'sending' })
  store.attempts.change(attemptId, 'sending', {
    state: 'done',
    jobId: attemptId,
    invoiceUrl: 'https://files.example.com/a.pdf',
    finishedAt: at,
  })
  const bytes = new TextEncoder().encode(`%PDF-1.7 ${attemptId} `.repeat(300))
  // All have the same name, so that numbers are appended.
  const kept = await createFiles(dataFolder, '').keepDelivery({
    name: 'Northwind.pdf',
    bytes,
    folder: null,
    previous: null,
  })
  const sha256 = digestOf(bytes)
  store.attempts.saveDelivery(attemptId, {
    state: 'kept',
    ...kept,
    bytes: bytes.byteLength,
    sha256,
    matchesPreview: true,
  })
  return { line: `delivered ${attemptId} ${sha256}`, invoiceId: invoice.id }
}

/** @returns `corrected <invoice> <credit note>` */
export function correct(store: Store, invoiceId: string): string {
  const { draft } = store.invoices.find(invoiceId) ?? { draft: emptyDraft() }
  const credit = newInvoice(cancellationOf(draft, { ...dates, invoice_number: `CN-${invoiceId}` }), {
    creditsId: invoiceId,
  })
  const replacement = newInvoice(correctionOf(draft, { ...dates, invoice_number: `CI-${invoiceId}` }))
  store.invoices.createAll([replacement, credit])
  return `corrected ${invoiceId} ${credit.id}`
}

/** @returns `invoiced <quote> <invoice>` */
export function invoiceNextQuote(store: Store): string {
  const quote = newInvoice({ ...draftOf('Q-1'), type: 'quote' })
  store.invoices.create(quote)
  const invoice = newInvoice(invoiceOfQuote(quote.draft, { ...dates, invoice_number: `QI-${quote.id}` }), {
    createdFrom: quote.id,
  })
  store.invoices.createAll([invoice])
  return `invoiced ${quote.id} ${invoice.id}`
}

/**
 * Acknowledged documents that are missing, incomplete corrections, and lost or changed PDFs.
 * @param hasFiles whether the folder contains the PDFs
 */
export function missingDocuments(
  store: Store,
  { delivered, corrected, invoiced }: AcknowledgedDocuments,
  { hasFiles }: { hasFiles: boolean },
): string[] {
  const missing: string[] = []
  for (const [attemptId, sha256] of delivered) {
    const attempt = store.attempts.find(attemptId)
    const delivery = attempt?.delivery
    if (attempt?.state !== 'done') missing.push(`attempt ${attemptId}, found ${attempt?.state}`)
    if (!store.attempts.numberOwner(attemptId)) missing.push(`the number of ${attemptId}`)
    if (delivery?.state !== 'kept' || delivery.sha256 !== sha256) missing.push(`the delivery of ${attemptId}`)
    else if (hasFiles && !(existsSync(delivery.path) && digestOf(readFileSync(delivery.path)) === sha256))
      missing.push(`the PDF of ${attemptId} at ${delivery.path}`)
  }
  for (const [invoiceId, creditId] of corrected)
    if (!store.invoices.linkedTo(invoiceId, 'creditsId').some(({ id }) => id === creditId))
      missing.push(`the credit note of ${invoiceId}`)
  for (const [quoteId, invoiceId] of invoiced) {
    const made = store.invoices.linkedTo(quoteId, 'createdFrom').map(({ id }) => id)
    if (made.length !== 1 || made[0] !== invoiceId) missing.push(`the invoice of quote ${quoteId}`)
  }
  return [...missing, ...halfCorrections(store)]
}

function halfCorrections(store: Store): string[] {
  const numbers = store.invoices.list({ search: '', limit: 100_000 }).map(row => row.invoice_number)
  const having = (prefix: string) =>
    new Set(numbers.filter(number => number.startsWith(prefix)).map(number => number.slice(prefix.length)))
  const [credits, replacements] = [having('CN-'), having('CI-')]
  return [...new Set([...credits, ...replacements])]
    .filter(id => !(credits.has(id) && replacements.has(id)))
    .map(id => `only one part of the correction of ${id}`)
}

const digestOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')
