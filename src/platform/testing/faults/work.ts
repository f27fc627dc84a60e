import { createHash, randomUUID } from 'node:crypto'
import type { Attempt, Store, StoredInvoice } from '#app/ports/store.ts'
import { emptyDraft } from '#core/draft/draft.ts'
import type { Decimal } from '#core/money/decimal.ts'
import { columnsWith } from '../invoice-columns.ts'
import { wrongPeriods } from '../schedules.ts'
import { type AcknowledgedDocuments, missingDocuments, noDocuments } from './document-work.ts'
import { type AcknowledgedRecords, missingRecords, noRecords } from './record-work.ts'

/** A small workload: edits an invoice and sends attempts. */

const at = '2026-11-21T14:00:00.000Z'
const searchTextOf = (revision: number): string => `text of revision ${revision}.`
const columnsOf = (revision: number) => columnsWith({ searchText: searchTextOf(revision) })

const notesOf = (revision: number): string => `written as ${revision} `.repeat((revision % 7) * 40 + 1)

export function createInvoice(store: Store): string {
  const id = randomUUID()
  store.invoices.create({
    id,
    draft: emptyDraft({ notes: notesOf(1) }),
    columns: columnsOf(1),
    at,
    sample: false,
  })
  return id
}

/** @returns the saved revision */
export function saveNext(store: Store, id: string): number {
  const revision = store.invoices.find(id)?.revision ?? 0
  const draft = emptyDraft({ notes: notesOf(revision + 1) })
  store.invoices.save({ id, revision, draft, columns: columnsOf(revision + 1), at })
  return revision + 1
}

/** Freezes the invoice and marks it as sending; after this, bytes may be sent. */
export function sendAttempt(store: Store, invoiceId: string): string {
  const id = randomUUID()
  const revision = store.invoices.find(invoiceId)?.revision ?? 0
  store.attempts.freeze(attemptOf(id, invoiceId, revision), { takeNumber: false })
  store.attempts.change(id, 'queued', { state: 'sending' })
  return id
}

/** Marks the invoice as issued by other means. */
export function markIssued(store: Store, invoiceId: string): string {
  const id = randomUUID()
  const revision = store.invoices.find(invoiceId)?.revision ?? 0
  const issuedBy = { means: 'portal', reason: '', issuedOn: at.slice(0, 10), file: null } as const
  const never = { baseUrl: null, connectionId: '', connectionName: '', tries: 0 }
  const attempt: Attempt = { ...attemptOf(id, invoiceId, revision), ...never, state: 'done', issuedBy }
  store.attempts.freeze(attempt, { takeNumber: true })
  return id
}

const templateFile = '{"name":"studio"}'
const templateSha256 = createHash('sha256').update(templateFile).digest('hex')

/** As {@link sendAttempt}, for an invoice with a custom template, whose version is set once it is published. */
export function sendNamedAttempt(store: Store, invoiceId: string): string {
  const id = randomUUID()
  const revision = store.invoices.find(invoiceId)?.revision ?? 0
  store.templates.keep({ sha256: templateSha256, content: templateFile })
  const attempt = { ...attemptOf(id, invoiceId, revision), template: 'studio', templateSha256 }
  store.attempts.freeze({ ...attempt, ...payloadOf(id, revision, 'studio') }, { takeNumber: false })
  store.templates.rememberPublished(
    { connectionId: attempt.connectionId, keyFingerprint: attempt.keyFingerprint, sha256: templateSha256 },
    'studio@3',
  )
  const named = { ...payloadOf(id, revision, 'studio@3'), idempotencyKey: id, template: 'studio@3' }
  store.attempts.nameVersion(id, named)
  store.attempts.change(id, 'queued', { state: 'sending' })
  return id
}

function payloadOf(
  invoice_number: string,
  revision: number,
  template = 'minimal',
): Pick<Attempt, 'payload' | 'payloadSha256'> {
  const items = [{ description: `Work ${revision}`, quantity: 1, unit_price: '1.00' }]
  const payload = new TextEncoder().encode(JSON.stringify({ template, invoice_number, items }))
  return { payload, payloadSha256: createHash('sha256').update(payload).digest('hex') }
}

export const attemptOf = (id: string, invoiceId: string, revision: number): Attempt => ({
  id,
  invoiceId,
  revision,
  state: 'queued',
  mode: 'live',
  connectionId: 'example',
  connectionName: 'Example service',
  baseUrl: 'https://billing.example.com',
  template: 'minimal',
  templateSha256: null,
  invoice_number: id,
  currency: 'EUR',
  payable: '1.00' as Decimal,
  ...payloadOf(id, revision),
  idempotencyKey: id,
  keyFingerprint: 'f',
  createdAt: at,
  finishedAt: null,
  retryAt: null,
  tries: 1,
  inDoubt: false,
  jobId: null,
  invoiceUrl: null,
  problem: null,
  issuedBy: null,
  delivery: null,
  emailedAt: null,
})

/**
 * Acknowledged changes, parsed from the output of a child process: `saved <id> <revision>`, `sent <attempt>`, `named
 * <attempt>`, `marked|unmarked <attempt>` (issued by other means, and undone), `made <period>`,
 * `payments|customers|items <id> <revision>`, and `delivered|corrected|invoiced <id> <result>`.
 */
export interface Acknowledged extends AcknowledgedRecords, AcknowledgedDocuments {
  id: string
  revision: number
  sent: string[]
  marked: string[]
  unmarked: string[]
  /** attempts with the version of a custom template */
  named: string[]
  /** periods whose drafts were created */
  made: string[]
}

const noAttempts = () => ({ sent: [], named: [], marked: [], unmarked: [], made: [] })

export function acknowledgedIn(lines: readonly string[]): Acknowledged {
  const all: Acknowledged = { id: '', revision: 0, ...noAttempts(), ...noRecords(), ...noDocuments() }
  for (const line of lines) {
    const [what, id = '', result = ''] = line.split(' ')
    const revision = Number(result)
    if (what === 'saved') Object.assign(all, { id, revision })
    if (what === 'named') all.sent.push(id)
    if (what === 'sent' || what === 'named' || what === 'marked' || what === 'unmarked' || what === 'made')
      all[what].push(id)
    if (what === 'payments' || what === 'customers' || what === 'items') all[what].set(id, revision)
    if (what === 'delivered' || what === 'corrected' || what === 'invoiced') all[what].set(id, result)
  }
  return all
}

/** The listed text of an invoice; that of a sent one must come from its payload. */
const listedTextOf = ({ revision, attempt }: StoredInvoice): string =>
  attempt === null ? searchTextOf(revision) : `work ${attempt.revision}\n`

/**
 * Acknowledged changes that are missing; must be empty.
 * @param hasFiles whether the folder contains the delivered PDFs
 */
export function missingFrom(
  store: Store,
  { id, revision, sent, named, marked, unmarked, made, ...others }: Acknowledged,
  { hasFiles = true } = {},
): string[] {
  const missing = [
    ...wrongPeriods(store, made),
    ...missingRecords(store, id, others),
    ...missingDocuments(store, others, { hasFiles }),
  ]
  if (id !== '') {
    const kept = store.invoices.find(id)
    if (!kept || kept.revision < revision) missing.push(`revision ${revision}, found ${kept?.revision}`)
    else if (kept.written.notes !== notesOf(kept.revision))
      missing.push(`the content of revision ${kept.revision}`)
    else if (!store.invoices.list({ search: listedTextOf(kept), limit: 10 }).some(found => found.id === id))
      missing.push(`revision ${kept.revision}, not found by its text`)
  }
  for (const attemptId of sent) {
    const state = store.attempts.find(attemptId)?.state
    if (state !== 'sending' && state !== 'unknown') missing.push(`attempt ${attemptId}, found ${state}`)
  }
  for (const attemptId of marked)
    if (!unmarked.includes(attemptId)) missing.push(...wrongMark(store, attemptId))
  for (const attemptId of unmarked) {
    const state = store.attempts.find(attemptId)?.state
    if (state !== 'withdrawn') missing.push(`the undo of mark ${attemptId}, found ${state}`)
  }
  for (const attemptId of named) {
    const attempt = store.attempts.find(attemptId)
    const text = new TextDecoder().decode(attempt?.payload)
    if (attempt?.template !== 'studio@3' || !text.includes('"template":"studio@3"'))
      missing.push(`the version of the template of ${attemptId}, found ${attempt?.template}`)
    if (attempt && store.templates.content(attempt.templateSha256 ?? '') !== templateFile)
      missing.push(`the template of ${attemptId}`)
  }
  return missing
}

/** The last acknowledged mark may have been undone without an acknowledgement. */
function wrongMark(store: Store, attemptId: string): string[] {
  const attempt = store.attempts.find(attemptId)
  const invoice = attempt && store.invoices.find(attempt.invoiceId)
  const owner = store.attempts.numberOwner(attemptId)?.invoiceId
  if (attempt?.state === 'withdrawn' && invoice?.attempt === null && owner === undefined) return []
  const isWhole = attempt?.state === 'done' && attempt.issuedBy !== null && owner === attempt.invoiceId
  return isWhole && invoice?.attempt?.id === attemptId ? [] : [`mark ${attemptId}, found ${attempt?.state}`]
}
