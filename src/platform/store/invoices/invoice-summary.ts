import type { InvoiceSummary } from '#contract/invoice-list.ts'
import {
  documentStatus,
  outstandingOf,
  overdueDays,
  type PaymentStatus,
} from '#core/invoice/document-status.ts'
import { type Decimal, parseDecimal } from '#core/money/decimal.ts'
import { type Row, textOf, textOrNull } from '../sqlite/sql.ts'
import { submissionFactsOf } from './standings.ts'

/** @param today ISO date */
export function summaryOf(row: Row, today: string): InvoiceSummary {
  const facts = submissionFactsOf(row)
  const standing = {
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
    status: documentStatus(standing, today),
    overdueDays: overdueDays(standing, today),
    paid: standing.paid,
    credited: standing.credited,
    outstanding: outstandingOf({ ...facts, payable }, standing),
    state: facts.state,
    mode: textOrNull(row, 'mode') as InvoiceSummary['mode'],
    sender: textOf(row, 'sender'),
    updatedAt: textOf(row, 'updated_at'),
    group: textOf(row, 'list_group'),
    // an edited sample is a document of the user
    ...(row.sample === 1 && row.revision === 1 && { isSample: true }),
  }
}
