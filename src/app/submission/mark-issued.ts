import { randomUUID } from 'node:crypto'
import type { InvoiceView } from '#contract/invoices.ts'
import type { ExportedFile, IssueMeans } from '#contract/issued-by.ts'
import { type MarkReview, undoMarkMs } from '#contract/mark-issued.ts'
import type { ParsedArgumentOf } from '#contract/operations/desktop-api.ts'
import { documentTypeOf } from '#core/document-type.ts'
import { AppError } from '#core/errors/app-error.ts'
import type { Issue } from '#core/errors/issue.ts'
import { redactKeys } from '#core/text/key.ts'
import { sha256Of } from '#node/sha256.ts'
import type { ExportedFiles } from '../einvoices/exported-files.ts'
import type { Events } from '../events.ts'
import { findHead, findInvoice } from '../find-invoice.ts'
import { numberTaken } from '../findings/number-lookup.ts'
import type { Clock } from '../ports/ports.ts'
import type { Attempt, Store, StoredInvoice } from '../ports/store.ts'
import { payloadOf } from '../sent-fields.ts'
import { invoiceViewOf } from '../submission-view.ts'
import { namingInvoice, refuseSame } from './batch.ts'
import { candidatesOf } from './batch-review.ts'
import { type Confirmation, confirmationOf, refuseUnconfirmed, untried } from './outbox/freeze.ts'
import { submittable } from './submit.ts'

export interface MarkIssuedDeps {
  store: Store
  clock: Clock
  events: Events
  exportedFiles: ExportedFiles
}

/** A document to mark as issued, with its confirmed values. */
export interface Marked {
  id: string
  revision: number
  confirmed: Confirmation
  file: ExportedFile | null
}

interface IssueCircumstances {
  means: IssueMeans
  reason: string
  issuedOn: string
}

/** All fields count, because there is no connection that could send fewer. */
const requestFields = 'full'

/**
 * Marks documents as issued by other means than a service: their numbers are taken, and they are locked, counted and
 * corrected like documents of a live submission. Each mark is stored as a live attempt that is done from the start, so
 * that all code that reads submissions, including the journal, needs no rule for marks.
 */
export function createMarkIssued({ store, clock, events, exportedFiles }: MarkIssuedDeps) {
  /** Marks that can be undone, by document id; in memory, so that a restart makes them final. */
  const undoable = new Map<string, { attemptId: string; markedAt: number }>()

  function reviewMarkIssued({ ids }: { ids: string[] }): MarkReview {
    const candidates = candidatesOf(store, clock, [...new Set(ids)], {
      mode: 'live',
      requestFields,
      templateIssues: new Map(),
    })
    const filesOf = exportedFiles.lookup()
    return {
      today: clock.today(),
      candidates: candidates.map(candidate => ({
        ...candidate,
        problems: candidate.type === 'quote' ? [quoteIssue, ...candidate.problems] : candidate.problems,
        files: filesOf(candidate),
      })),
    }
  }

  /** @throws AppError not_markable, and the errors of a live submission */
  function mark(documents: readonly Marked[], how: IssueCircumstances): InvoiceView[] {
    store.dataFile.requireWritable()
    const today = clock.today()
    const reason = redactKeys(how.reason.trim())
    if (how.issuedOn > today)
      throw new AppError('not_markable', { message: { code: 'mark.future', params: { today } } })
    if (how.means === 'other' && reason === '')
      throw new AppError('not_markable', { message: { code: 'mark.reason_missing' } })
    const now = clock.now()
    const attempts = documents.map(document =>
      namingInvoice(document.confirmed.invoice_number, () =>
        markOf(document, { ...how, reason }, now.toISOString()),
      ),
    )
    refuseSame(attempts)
    const taken = store.attempts.freezeAll(attempts, { takeNumber: true })
    if (taken) throw numberTaken(taken.invoice_number, taken.owner)
    for (const { id: attemptId, invoiceId } of attempts) {
      const undo = { attemptId, markedAt: now.getTime() }
      undoable.set(invoiceId, undo)
      clock.after(undoMarkMs, () => {
        if (undoable.get(invoiceId) === undo) undoable.delete(invoiceId)
      })
      events.invoiceChanged(invoiceId)
    }
    return attempts.map(({ invoiceId }) => viewOf(invoiceId))
  }

  function markOf({ id, revision, confirmed, file }: Marked, how: IssueCircumstances, now: string): Attempt {
    const invoice = submittable(store, { id, revision })
    if (documentTypeOf(invoice.draft) === 'quote')
      throw new AppError('not_markable', { message: quoteIssue.message })
    const attempt = attemptOf(invoice, { ...how, file }, now)
    refuseUnconfirmed(attempt, confirmed)
    return attempt
  }

  /** @throws AppError mark_final */
  function undoMarkIssued({ ids }: { ids: string[] }): { documents: InvoiceView[] } {
    store.dataFile.requireWritable()
    const attemptIds = [...new Set(ids)].map(requireUndoable)
    if (!store.attempts.unmarkAll(attemptIds, clock.now().toISOString())) throw new AppError('mark_final')
    for (const id of ids) {
      undoable.delete(id)
      events.invoiceChanged(id)
    }
    return { documents: ids.map(viewOf) }
  }

  function requireUndoable(id: string): string {
    const found = undoable.get(id)
    const age = clock.now().getTime() - (found?.markedAt ?? 0)
    // A negative age means that the clock was set back; then only the timer ends the period.
    if (!found || age > undoMarkMs || findHead(store, id).attempt?.id !== found.attemptId)
      throw new AppError('mark_final')
    const isUsed =
      store.payments.ofInvoice(id).length > 0 ||
      store.invoices.linkedTo(id, 'creditsId').length > 0 ||
      store.invoices.linkedTo(id, 'createdFrom').length > 0
    if (isUsed) throw new AppError('mark_final', { message: { code: 'mark.used' } })
    return found.attemptId
  }

  const viewOf = (id: string): InvoiceView => invoiceViewOf(store, findInvoice(store, id), clock.now())

  return {
    mark,
    reviewMarkIssued,
    markIssued({ documents, ...how }: ParsedArgumentOf<'markIssued'>): { documents: InvoiceView[] } {
      const filesOf = exportedFiles.lookup()
      const marked = documents.map(({ fileSha256, ...document }): Marked => {
        if (fileSha256 === null) return { ...document, file: null }
        const found = filesOf(document).find(({ sha256, isCurrent }) => isCurrent && sha256 === fileSha256)
        if (!found) throw new AppError('not_markable', { message: { code: 'mark.file_outdated' } })
        const { isCurrent: _, ...file } = found
        return { ...document, file }
      })
      return { documents: mark(marked, how) }
    },
    undoMarkIssued,
  }
}

const quoteIssue = {
  path: 'type',
  code: 'quote_not_issued',
  severity: 'error',
  message: { code: 'mark.quote' },
} as const satisfies Issue

/** A live attempt that is done from the start, without connection and answer. */
function attemptOf(
  { id, revision, draft }: StoredInvoice,
  issuedBy: NonNullable<Attempt['issuedBy']>,
  now: string,
): Attempt {
  const { payload, invoice } = payloadOf(draft, requestFields)
  return {
    id: randomUUID(),
    invoiceId: id,
    revision,
    state: 'done',
    mode: 'live',
    connectionId: '',
    connectionName: '',
    baseUrl: null,
    template: invoice.template,
    ...confirmationOf(invoice),
    payload,
    payloadSha256: sha256Of(payload),
    idempotencyKey: randomUUID(),
    keyFingerprint: '',
    createdAt: now,
    finishedAt: now,
    issuedBy,
    templateSha256: null,
    ...untried,
  }
}
