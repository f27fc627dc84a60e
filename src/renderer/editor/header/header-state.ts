import type { InvoiceSummary } from '#contract/invoice-list.ts'
import type { Submission } from '#contract/submission.ts'
import type { DocumentType } from '#core/document-type.ts'
import type { DocumentStatus, InvoiceState } from '#core/invoice/document-status.ts'
import { isKeyRefused } from '../../submission/submission-text.ts'

/** The primary button of a document. */
export type PrimaryAction =
  | 'submit'
  | 'submitting'
  | 'email'
  | 'record-payment'
  | 'check-again'
  | 'show-differences'
  | 'download-again'
  | 'go-to-field'
  | 'replace-key'
  | 'accept-quote'
  | 'make-invoice'

export type SecondaryAction = 'save-pdf' | 'save-anyway' | 'keep-as-draft' | 'duplicate' | 'cancel'

export interface HeaderState {
  status: DocumentStatus
  /** problem of the delivered PDF, shown instead of the name of the status */
  pdf: 'differs' | 'missing' | null
  primary: PrimaryAction | null
  secondary: SecondaryAction | null
}

export interface HeaderFacts {
  type: DocumentType
  state: InvoiceState
  submission: Submission | null
  /** row of the list; `undefined` until it is read */
  row: Pick<InvoiceSummary, 'status' | 'outstanding'> | undefined
  isSubmitting: boolean
  /** a live submission that can still be cancelled */
  isCountingDown: boolean
  /** errors are displayed at fields */
  hasErrors: boolean
  /** the service rejected the current key */
  isKeyRejected: boolean
  /** the test PDF is of the current content */
  isTestCurrent: boolean
}

/** State that the header shows, and the actions that it offers. */
export function headerState(facts: HeaderFacts): HeaderState {
  const { type, state, submission, row, isSubmitting, hasErrors, isKeyRejected, isTestCurrent } = facts
  if (facts.isCountingDown) return { status: 'waiting', pdf: null, primary: null, secondary: 'cancel' }
  if (isSubmitting || state === 'sending')
    return { status: 'sending', pdf: null, primary: 'submitting', secondary: null }
  switch (state) {
    case 'queued': {
      const primary = submission?.problem?.code === 'key_refused' ? 'replace-key' : null
      return { status: 'waiting', pdf: null, primary, secondary: 'keep-as-draft' }
    }
    case 'unknown':
      return { status: 'not_confirmed', pdf: null, primary: 'check-again', secondary: null }
    case 'refused': {
      const primary =
        submission && isKeyRejected && isKeyRefused(submission)
          ? 'replace-key'
          : hasErrors
            ? 'go-to-field'
            : 'submit'
      return { status: 'rejected', pdf: null, primary, secondary: null }
    }
    case 'done':
      if (submission?.mode === 'live') return issuedState(facts, submission)
  }
  const decided = type === 'quote' ? row?.status : undefined
  if (decided === 'accepted')
    return { status: 'accepted', pdf: null, primary: 'make-invoice', secondary: null }
  const status = decided === 'invoiced' ? 'invoiced' : 'draft'
  const secondary = isTestCurrent && submission?.delivery?.state === 'kept' ? 'save-pdf' : null
  return { status, pdf: null, primary: 'submit', secondary }
}

function issuedState({ type, row }: HeaderFacts, { delivery, emailedAt }: Submission): HeaderState {
  const status = row?.status ?? 'issued'
  if (status === 'paid' || status === 'credited' || status === 'invoiced')
    return { status, pdf: null, primary: null, secondary: 'duplicate' }
  if (status === 'accepted') return { status, pdf: null, primary: 'make-invoice', secondary: null }
  const isNew = status === 'issued' || status === 'open'
  const secondary = isNew && delivery?.state === 'kept' ? 'save-pdf' : null
  if (isNew && delivery?.state === 'failed')
    return { status, pdf: 'missing', primary: 'download-again', secondary: null }
  if (isNew && delivery?.state === 'kept' && delivery.matchesPreview === false)
    return { status, pdf: 'differs', primary: 'show-differences', secondary: 'save-anyway' }
  if (isNew && delivery?.state === 'kept' && emailedAt === null)
    return { status, pdf: null, primary: 'email', secondary }
  // a quote can be answered after its deadline
  if (type === 'quote') return { status, pdf: null, primary: 'accept-quote', secondary }
  const isOwed = Number(row?.outstanding ?? 0) !== 0
  return { status, pdf: null, primary: isOwed ? 'record-payment' : null, secondary }
}
