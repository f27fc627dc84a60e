import type { Connection } from '#contract/connections.ts'
import type { BatchCandidate, PartyView } from '#contract/submission-operations.ts'
import { defaultCurrency } from '#core/defaults.ts'
import { documentTypeOf } from '#core/document-type.ts'
import { customerName, type Draft } from '#core/draft/draft.ts'
import { columnsOf } from '#core/draft/invoice-columns.ts'
import { invoiceOfDraft } from '#core/draft/read-draft.ts'
import type { Issue } from '#core/errors/issue.ts'
import { type InvoiceState, isSubmittable } from '#core/invoice/document-status.ts'
import { comparableNumber } from '#core/invoice/invoice-number.ts'
import { notSentIssue } from '#core/invoice/request-fields.ts'
import { totalsOf } from '#core/invoice/totals.ts'
import { isSummed } from '#core/line-kind.ts'
import { keyOfName } from '#core/records/record-keys.ts'
import { withoutBidiControls } from '#core/text/control-characters.ts'
import type { Mode } from '#core/text/key.ts'
import { numberTakenIssue } from '../findings/number-lookup.ts'
import { submissionFindings } from '../findings/submission-findings.ts'
import type { Clock } from '../ports/ports.ts'
import type { Store, StoredInvoice } from '../ports/store.ts'
import { payloadOfInvoice } from '../sent-fields.ts'
import { stateOf } from '../submission-view.ts'

interface SubmissionMode {
  mode: Mode
  requestFields: Connection['requestFields']
  /** by template name: why the service cannot use a custom template */
  templateIssues: ReadonlyMap<string, Issue>
}

/** The invoices as they would be sent now, in the given order, without deleted ones. */
export function candidatesOf(
  store: Store,
  clock: Pick<Clock, 'today'>,
  ids: readonly string[],
  submissionMode: SubmissionMode,
): BatchCandidate[] {
  const idsOfCustomers = new Map<string, string[]>()
  const candidates = ids.flatMap(id => {
    const invoice = store.invoices.find(id)
    if (!invoice || invoice.deleted) return []
    const key = keyOfName(customerName(invoice.draft))
    const ahead = idsOfCustomers.get(key) ?? []
    const candidate = candidateOf(store, clock, { ...invoice, ahead }, submissionMode)
    if (candidate.blockedBy === null) idsOfCustomers.set(key, [...ahead, id])
    return [candidate]
  })
  return submissionMode.mode === 'live' ? withSharedNumbers(candidates) : candidates
}

function candidateOf(
  store: Store,
  clock: Pick<Clock, 'today'>,
  invoice: StoredInvoice & { ahead: readonly string[] },
  { mode, requestFields, templateIssues }: SubmissionMode,
): BatchCandidate {
  const { id, revision, draft } = invoice
  const state = stateOf(invoice)
  const head = {
    id,
    revision,
    type: documentTypeOf(draft),
    customer: customerName(draft),
    seller: partyView(draft.seller),
    buyer: partyView(draft.buyer),
    dueDate: draft.due_date?.trim() || null,
    blockedBy: blockedByOf(state, invoice, mode),
  }
  const read = invoiceOfDraft(draft)
  const notSent = read.ok ? notSentIssue(read.invoice, requestFields) : null
  if (!read.ok || notSent) {
    const { invoice_number, currency, payable } = columnsOf(draft)
    const issues = [...(notSent ? [notSent] : []), ...(read.ok ? [] : read.issues)]
    const problems = issues.filter(({ severity }) => severity === 'error')
    return {
      ...head,
      invoice_number,
      currency,
      payable,
      lines: draft.items.filter(isSummed).length,
      problems,
      warnings: [],
    }
  }
  const { invoice: sent } = payloadOfInvoice(read.invoice, requestFields)
  const owner = mode === 'live' ? store.attempts.numberOwner(sent.invoice_number) : undefined
  const isTaken = owner !== undefined && owner.invoiceId !== id
  const { customerId, ahead } = invoice
  const submitted = { id, customerId, invoice: read.invoice, requestFields, mode, ahead }
  const findings = submissionFindings(store, clock, submitted)
  const templateIssue = templateIssues.get(sent.template)
  return {
    ...head,
    invoice_number: sent.invoice_number,
    currency: sent.currency ?? defaultCurrency,
    payable: totalsOf(sent).payable,
    lines: sent.items.filter(isSummed).length,
    problems: [
      ...(isTaken ? [numberTakenIssue(sent.invoice_number, owner)] : []),
      ...(templateIssue ? [templateIssue] : []),
    ],
    warnings: isTaken ? findings.filter(({ code }) => code !== 'number_shared') : findings,
  }
}

const partyView = (party: Draft['buyer'] | Draft['seller']): PartyView => ({
  name: withoutBidiControls(party?.name ?? '').trim(),
  taxId: withoutBidiControls(party?.tax_id ?? '').trim(),
})

function blockedByOf(
  state: InvoiceState,
  { attempt, revision }: StoredInvoice,
  mode: Mode,
): BatchCandidate['blockedBy'] {
  // A second test of the same revision would make the same PDF.
  const isRepeatedTest = mode === 'test' && state === 'done' && attempt?.revision === revision
  if (isSubmittable(state, attempt?.mode ?? null) && !isRepeatedTest) return null
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
