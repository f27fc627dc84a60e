import type Big from 'big.js'
import type { DocumentType } from '../document-type.ts'
import { minorUnits } from '../money/currency.ts'
import { type Decimal, toDecimal } from '../money/decimal.ts'
import { type Money, sumIn } from '../money/sums.ts'
import { daysBetween } from '../text/calendar-date.ts'
import type { Mode } from '../text/key.ts'
import { Exact, sumOf } from './line-net.ts'

/**
 * draft -> queued -> sending -> done | refused | unknown. A refused invoice is editable again and keeps the issues of
 * the service. Unknown means that the PDF may exist and, with a live key, may have been billed.
 */
export type InvoiceState = 'draft' | 'queued' | 'sending' | 'done' | 'refused' | 'unknown'

/**
 * A live submission that may have been sent locks its invoice. A test submission never does: it bills nothing, and the
 * outbox keeps its own copy of what is sent.
 * @param mode of the latest submission; `null` before the first
 */
export const isEditable = (state: InvoiceState, mode: Mode | null): boolean =>
  state === 'draft' || state === 'refused' || mode === 'test'

/** Whether an invoice may be submitted with any key; only one submission at a time may be open. */
export const isSubmittable = (state: InvoiceState, mode: Mode | null): boolean =>
  isEditable(state, mode) && state !== 'queued' && state !== 'sending'

/** In the sort order of the list. */
export const documentStatuses = [
  'draft',
  'rejected',
  'waiting',
  'sending',
  'not_confirmed',
  'test',
  'open',
  'expired',
  'accepted',
  'invoiced',
  'overdue',
  'partly_paid',
  'issued',
  'paid',
  'credited',
] as const

export type DocumentStatus = (typeof documentStatuses)[number]

/** The part of the status that does not depend on today: `overdue` and `expired` follow from the deadline. */
export type DocumentPhase = Exclude<DocumentStatus, 'overdue' | 'expired'>

/** Input of the status of a document. */
export interface StatusFacts {
  type: DocumentType
  /** state of the decisive submission */
  state: InvoiceState
  mode: Mode | null
  currency: string
  payable: Decimal | null
  /** due date; of a quote, the last day on which it is valid; `null` without a valid one */
  dueDate: string | null
  /** amounts of the payments, in the currency of the document; refunds are negative */
  payments: readonly Decimal[]
  /** amounts of the issued credit notes for this invoice; those in another currency are ignored */
  credits: readonly Money[]
  /** for a credit note: names its invoice and has the same currency, so that it reduces what the invoice owes */
  hasOriginal: boolean
  /** a quote that was accepted */
  isAccepted: boolean
  /** a quote from which an invoice was made */
  isInvoiced: boolean
}

/** Payment amounts and the part of the status that does not depend on today. */
export interface PaymentStatus {
  phase: DocumentPhase
  /** after this date, the document is overdue or expired; `null`: never */
  deadline: string | null
  /** 0 without payments */
  paid: Decimal
  credited: Decimal
}

const none = '0' as Decimal

export function paymentStatusOf(facts: StatusFacts): PaymentStatus {
  const credits = facts.credits.filter(({ currency }) => currency === facts.currency)
  const digits = amountDigits(facts.currency, [...facts.payments, ...credits.map(({ amount }) => amount)])
  const [paid, credited] = [sumOf(facts.payments), new Exact(sumIn(facts.currency, credits))]
  const phase = phaseOf(facts, paid, credited)
  const isAwaited =
    phase === 'open' || ((phase === 'issued' || phase === 'partly_paid') && isDebt(facts, credited))
  return {
    phase,
    deadline: isAwaited ? facts.dueDate : null,
    paid: facts.payments.length === 0 ? none : toDecimal(paid, digits),
    credited: credits.length === 0 ? none : toDecimal(credited, digits),
  }
}

/** @param today ISO date in the time zone of this computer */
export function documentStatus(
  { phase, deadline }: Pick<PaymentStatus, 'phase' | 'deadline'>,
  today: string,
): DocumentStatus {
  if (deadline === null || deadline >= today) return phase
  return phase === 'open' ? 'expired' : 'overdue'
}

/** Days since the due date; `null` unless the status is overdue. */
export function overdueDays(status: Pick<PaymentStatus, 'phase' | 'deadline'>, today: string): number | null {
  if (status.deadline === null || documentStatus(status, today) !== 'overdue') return null
  return daysBetween(status.deadline, today)
}

/**
 * Outstanding amount; negative for an overpayment or a refund. `null` if nothing can be owed: the document was not
 * issued, is a quote, or is a credit note that reduces what its invoice owes.
 */
export function outstandingOf(
  facts: Pick<StatusFacts, 'type' | 'state' | 'mode' | 'currency' | 'payable' | 'hasOriginal'>,
  { paid, credited }: Pick<PaymentStatus, 'paid' | 'credited'>,
): Decimal | null {
  if (!isPayable(facts) || facts.payable === null) return null
  const outstanding = owedOf(facts.type, facts.payable, new Exact(credited)).minus(paid)
  return toDecimal(outstanding, amountDigits(facts.currency, [facts.payable, paid, credited]))
}

/** Whether payments can be recorded: for issued invoices, and for issued credit notes without an original invoice. */
function isPayable({
  type,
  state,
  mode,
  hasOriginal,
}: Pick<StatusFacts, 'type' | 'state' | 'mode' | 'hasOriginal'>): boolean {
  const isIssued = state === 'done' && mode === 'live'
  return isIssued && (type === 'invoice' || (type === 'credit_note' && !hasOriginal))
}

const submissionPhases = {
  draft: 'draft',
  queued: 'waiting',
  sending: 'sending',
  unknown: 'not_confirmed',
  refused: 'rejected',
} as const satisfies Partial<Record<InvoiceState, DocumentPhase>>

function phaseOf(facts: StatusFacts, paid: Big, credited: Big): DocumentPhase {
  const { type, state, mode } = facts
  const isPending = state === 'queued' || state === 'sending' || state === 'unknown'
  if (type === 'quote' && !isPending && facts.isInvoiced) return 'invoiced'
  if (type === 'quote' && !isPending && facts.isAccepted) return 'accepted'
  if (state !== 'done') return submissionPhases[state]
  if (mode === 'test') return 'test'
  if (type === 'quote') return 'open'
  return isPayable(facts) ? paymentPhase(facts, paid, credited) : 'issued'
}

function paymentPhase({ type, payable }: StatusFacts, paid: Big, credited: Big): DocumentPhase {
  if (payable === null) return 'issued'
  const owed = owedOf(type, payable, credited)
  if (credited.gt(0) && !owed.gt(0)) return 'credited'
  if (owed.eq(0)) return 'paid'
  const direction = owed.gt(0) ? 1 : -1
  if (paid.times(direction).gte(owed.times(direction))) return 'paid'
  return paid.times(direction).gt(0) ? 'partly_paid' : 'issued'
}

/** Whether the customer owes an amount, as opposed to a refund. */
const isDebt = ({ type, payable }: StatusFacts, credited: Big): boolean =>
  payable !== null && owedOf(type, payable, credited).gt(0)

/** Amount that the payments must reach; negative for a refund. */
const owedOf = (type: DocumentType, payable: Decimal, credited: Big): Big =>
  type === 'credit_note' ? new Exact(payable).times(-1) : new Exact(payable).minus(credited)

/** Decimal places of the currency; for an unknown currency, those of the amounts. */
const amountDigits = (currency: string, amounts: readonly Decimal[]): number =>
  minorUnits(currency) ?? Math.max(2, ...amounts.map(amount => amount.split('.')[1]?.length ?? 0))
