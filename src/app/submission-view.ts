import { idempotencyDays } from '#contract/generate-api.ts'
import type { InvoiceStatus, InvoiceView } from '#contract/invoices.ts'
import type { Submission } from '#contract/submission.ts'
import { AppError } from '#core/errors/app-error.ts'
import type { InvoiceState } from '#core/invoice/document-status.ts'
import { localDateOf } from '#core/text/calendar-date.ts'
import { findInvoice } from './find-invoice.ts'
import type { Attempt, Store, StoredHead, StoredInvoice } from './ports/store.ts'

/** One day less than the service's retention, because clocks may differ. */
const safeForMs = (idempotencyDays - 1) * 24 * 60 * 60 * 1000

/**
 * Whether repeating the POST cannot bill twice. Only attempts that this computer confirmed are repeated. The practice
 * service bills nothing; other services are verified (verify-idempotency.ts).
 */
export function isSafeToRepeat(store: Store, attempt: Attempt, now: Date): boolean {
  if (!store.attempts.isConfirmedHere(attempt.id)) return false
  if (attempt.baseUrl === null) return true
  const age = now.getTime() - Date.parse(store.attempts.keySince(attempt))
  // A negative age means that the clock was set back.
  const isRetained = age >= 0 && age < safeForMs
  return isRetained && store.attempts.isIdempotent(attempt.baseUrl, attempt.keyFingerprint)
}

/** The part of an attempt that the page may see: no payload, hash or fingerprint. */
function submissionOf(store: Store, attempt: Attempt, now: Date): Submission | null {
  const { state } = attempt
  if (state === 'withdrawn') return null
  return {
    attemptId: attempt.id,
    invoiceId: attempt.invoiceId,
    revision: attempt.revision,
    state,
    mode: attempt.mode,
    connectionId: attempt.connectionId,
    connectionName: attempt.connectionName,
    invoice_number: attempt.invoice_number,
    payable: attempt.payable,
    currency: attempt.currency,
    idempotencyKey: attempt.idempotencyKey,
    startedAt: attempt.createdAt,
    finishedAt: attempt.finishedAt,
    safeToRepeat: isSafeToRepeat(store, attempt, now),
    jobId: attempt.jobId,
    invoiceUrl: attempt.invoiceUrl,
    issuedBy: attempt.issuedBy,
    delivery: attempt.delivery,
    emailedAt: attempt.emailedAt,
    problem: attempt.problem,
  }
}

export function invoiceViewOf(store: Store, invoice: StoredInvoice, now: Date): InvoiceView {
  const submission = invoice.attempt && submissionOf(store, invoice.attempt, now)
  return {
    id: invoice.id,
    revision: invoice.revision,
    state: submission?.state ?? 'draft',
    draft: invoice.draft,
    updatedAt: invoice.updatedAt,
    customerId: invoice.customerId,
    submission,
  }
}

/** `null` if the invoice is deleted or unknown. */
export function statusOf(store: Store, id: string, now: Date): InvoiceStatus | null {
  const head = store.invoices.findHead(id)
  const summary = store.invoices.summary(id, localDateOf(now))
  if (!head || !summary) return null
  return {
    revision: head.revision,
    submission: head.attempt && submissionOf(store, head.attempt, now),
    summary,
  }
}

export const stateOf = ({ attempt }: StoredHead): InvoiceState =>
  attempt === null || attempt.state === 'withdrawn' ? 'draft' : attempt.state

/** @throws AppError no_such_invoice, not_settleable */
export function findAttempt(store: Store, invoiceId: string): Attempt {
  const { attempt } = findInvoice(store, invoiceId)
  if (!attempt) throw new AppError('not_settleable')
  return attempt
}

export function submissionNow(store: Store, attemptId: string, now: Date): Submission {
  const attempt = store.attempts.find(attemptId)
  const submission = attempt && submissionOf(store, attempt, now)
  if (!submission) throw new AppError('submission_cancelled')
  return submission
}
