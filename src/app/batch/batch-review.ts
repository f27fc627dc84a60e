import type { BatchCandidate } from '#contract/batch.ts'
import type { Connection } from '#contract/desktop-api.ts'
import { defaultCurrency } from '#core/defaults.ts'
import { customerName } from '#core/draft/customer.ts'
import { columnsOf } from '#core/draft/invoice-columns.ts'
import { invoiceOfDraft } from '#core/draft/read-draft.ts'
import type { Issue } from '#core/errors/issue.ts'
import { comparableNumber } from '#core/invoice/comparable-number.ts'
import type { InvoiceState } from '#core/invoice/invoice-state.ts'
import { isSubmittable } from '#core/invoice/invoice-state.ts'
import { totalsOf } from '#core/invoice/totals.ts'
import type { KeyKind } from '#core/key.ts'
import { sharedNumberIssue } from '../numbers/number-lookup.ts'
import { numberTakenIssue } from '../numbers/number-taken.ts'
import type { Store, StoredInvoice } from '../ports.ts'
import { payloadOfInvoice } from '../submission/sent-fields.ts'
import { stateOf } from '../submission/submission-view.ts'
import { missingIssue } from './missing-issue.ts'

interface SubmissionMode {
  mode: KeyKind
  requestFields: Connection['requestFields']
}

/** The invoices as they would be sent now, in the given order; deleted ones are omitted. */
export function candidatesOf(
  store: Store,
  ids: readonly string[],
  submissionMode: SubmissionMode,
): BatchCandidate[] {
  const candidates = ids.flatMap(id => {
    const invoice = store.invoices.find(id)
    return invoice && !invoice.deleted ? [candidateOf(store, invoice, submissionMode)] : []
  })
  return submissionMode.mode === 'live' ? withSharedNumbers(candidates) : candidates
}

function candidateOf(
  store: Store,
  invoice: StoredInvoice,
  { mode, requestFields }: SubmissionMode,
): BatchCandidate {
  const { id, revision, draft } = invoice
  const state = stateOf(invoice)
  const head = { id, revision, customer: customerName(draft), blockedBy: blockedByOf(state, invoice, mode) }
  const read = invoiceOfDraft(draft)
  if (!read.ok) {
    const { invoice_number, currency, payable } = columnsOf(draft)
    const problems = read.issues.filter(({ severity }) => severity === 'error')
    return { ...head, invoice_number, currency, payable, lines: draft.items.length, problems, warnings: [] }
  }
  const { invoice: sent } = payloadOfInvoice(read.invoice, requestFields)
  const owner = mode === 'live' ? store.attempts.numberOwner(sent.invoice_number) : undefined
  const isTaken = owner !== undefined && owner.invoiceId !== id
  const shared = isTaken ? null : sharedNumberIssue(store, { id, invoice_number: sent.invoice_number })
  return {
    ...head,
    invoice_number: sent.invoice_number,
    currency: sent.currency ?? defaultCurrency,
    payable: totalsOf(sent).payable,
    lines: sent.items.length,
    problems: isTaken ? [numberTakenIssue(sent.invoice_number, owner)] : [],
    warnings: [mode === 'live' ? missingIssue(store, id) : null, shared].filter(issue => issue !== null),
  }
}

function blockedByOf(
  state: InvoiceState,
  { attempt }: StoredInvoice,
  mode: KeyKind,
): BatchCandidate['blockedBy'] {
  if (isSubmittable(state, attempt?.mode ?? null, mode)) return null
  return state === 'done' ? 'submitted' : 'under_way'
}

/** Reports all candidates that share a number, because only the user can decide which one keeps it. */
function withSharedNumbers(candidates: BatchCandidate[]): BatchCandidate[] {
  const unblocked = candidates.filter(({ blockedBy }) => blockedBy === null)
  const byNumber = Map.groupBy(unblocked, ({ invoice_number }) => comparableNumber(invoice_number))
  return candidates.map(candidate => {
    const { blockedBy, invoice_number, problems } = candidate
    if (blockedBy !== null || invoice_number === '') return candidate
    const other = byNumber.get(comparableNumber(invoice_number))?.find(({ id }) => id !== candidate.id)
    if (!other) return candidate
    return { ...candidate, problems: [...problems, sameNumber(invoice_number, other.invoice_number)] }
  })
}

const sameNumber = (number: string, other: string): Issue => ({
  path: 'invoice_number',
  code: 'number_taken',
  severity: 'error',
  message: { code: 'number.chosen_twice', params: { number, other } },
})
