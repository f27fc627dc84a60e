import type { InvoiceSummary } from '#contract/invoice-list.ts'
import {
  documentStatus,
  outstandingOf,
  overdueDays,
  type PaymentStatus,
} from '#core/invoice/document-status.ts'
import { type Decimal, parseDecimal } from '#core/money/decimal.ts'
import { type Row, textOf, textOrNull } from '../sqlite/sql.ts'
import { submissionFactsOf } from './payment-status.ts'

/** @param today ISO date */
export function summaryOf(row: Row, today: string): InvoiceSummary {
  const facts = submissionFactsOf(row)
  const paymentStatus = {
    phase: textOf(row, 'phase') as PaymentStatus['phase'],
    deadline: textOf(row, 'deadline') || null,
    paid: textOf(row, 'paid') as Decimal,
    credited: textOf(row, 'credited') as Decimal,
  }
  const payable = parseDecimal(facts.payable ?? '') ?? null
  return {
    id: textOf(row, 'id'),
    invoice_number: textOf(row, 'invoice_number'),
    customer: textOf(row, 'customer'),
    payable,
    currency: facts.currency,
    type: facts.type,
    issueDate: textOf(row, 'issue_date') || null,
    dueDate: textOf(row, 'due_date') || null,
    status: documentStatus(paymentStatus, today),
    overdueDays: overdueDays(paymentStatus, today),
    paid: paymentStatus.paid,
    credited: paymentStatus.credited,
    outstanding: outstandingOf({ ...facts, payable }, paymentStatus),
    state: facts.state,
    mode: textOrNull(row, 'mode') as InvoiceSummary['mode'],
    sender: textOf(row, 'sender'),
    updatedAt: textOf(row, 'updated_at'),
    group: textOf(row, 'list_group'),
    // an edited sample is a document of the user
    ...(row.sample === 1 && row.revision === 1 && { isSample: true }),
  }
}
