import type { ArgumentOf, DesktopApi, InvoiceRecord, InvoiceSummary } from '#contract/desktop-api.ts'
import { customerName } from '#core/draft/customer.ts'
import {
  type DocumentStatus,
  documentStatus,
  outstandingOf,
  overdueDays,
  type StatusFacts,
  standingOf,
} from '#core/invoice/document-status.ts'
import type { Decimal } from '#core/money/decimal.ts'
import { localDateOf } from '#core/text/calendar-date.ts'
import { totalsOfDraft } from '../state/document/derived.ts'

/** The list of the in-memory host. */

export function summaryInMemory(record: InvoiceRecord, payments: readonly Decimal[]): InvoiceSummary {
  const { id, draft, state, submission, updatedAt } = record
  const { payable } = totalsOfDraft(draft)
  const currency = draft.currency ?? 'EUR'
  const mode = submission?.mode ?? null
  const [type, dueDate] = ['invoice' as const, draft.due_date ?? null]
  const flags = { hasOriginal: false, isAccepted: false, isInvoiced: false }
  const facts: StatusFacts = {
    type,
    state,
    mode,
    currency,
    payable,
    dueDate,
    payments,
    credits: [],
    ...flags,
  }
  const standing = standingOf(facts)
  const today = localDateOf(new Date())
  return {
    id,
    invoice_number: draft.invoice_number,
    customer: customerName(draft),
    payable,
    currency,
    state,
    mode,
    type,
    issueDate: draft.issue_date ?? null,
    dueDate,
    status: documentStatus(standing, today),
    overdueDays: overdueDays(standing, today),
    paid: standing.paid,
    credited: standing.credited,
    outstanding: outstandingOf(facts, standing),
    updatedAt,
  }
}

export function createMemoryList(
  rows: () => InvoiceSummary[],
): Pick<DesktopApi, 'listInvoices' | 'countInvoices' | 'listInvoiceIds'> {
  const matching = (query: ArgumentOf<'listInvoiceIds'>) => {
    const { search = '', statuses, from = '', to = '9999' } = query
    return rows().filter(
      ({ customer, invoice_number, status, issueDate, currency }) =>
        (query.currency ?? currency) === currency &&
        `${customer} ${invoice_number}`.includes(search) &&
        (statuses?.includes(status) ?? true) &&
        (issueDate ?? '') >= from &&
        (issueDate ?? '') <= to,
    )
  }
  return {
    async listInvoices({ after, limit = 200, sort, ...filter }) {
      const found = matching(filter).toReversed()
      if (sort?.by === 'customer') found.sort((one, other) => one.customer.localeCompare(other.customer))
      const start = after ? found.findIndex(({ id }) => id === after.id) + 1 : 0
      return { ok: true, value: found.slice(start, start + limit) }
    },
    async countInvoices(filter) {
      const found = matching(filter)
      const byStatus: Partial<Record<DocumentStatus, number>> = {}
      for (const { status } of found) byStatus[status] = (byStatus[status] ?? 0) + 1
      return { ok: true, value: { total: found.length, byStatus } }
    },
    async listInvoiceIds(filter) {
      return { ok: true, value: matching(filter).map(({ id }) => id) }
    },
  }
}

export function createMemoryDeletion(
  records: Map<string, InvoiceRecord>,
): Pick<DesktopApi, 'deleteInvoice' | 'deleteInvoices' | 'restoreInvoice' | 'restoreInvoices'> {
  const deleted = new Map<string, InvoiceRecord>()
  const move = (id: string, from: Map<string, InvoiceRecord>, to: Map<string, InvoiceRecord>) => {
    const record = from.get(id)
    if (!record) throw new Error('no such invoice')
    from.delete(id)
    to.set(id, record)
    return record
  }
  return {
    async deleteInvoice({ id }) {
      move(id, records, deleted)
      return { ok: true, value: undefined }
    },
    async deleteInvoices({ ids }) {
      for (const id of ids) move(id, records, deleted)
      return { ok: true, value: { deleted: [...ids], kept: 0 } }
    },
    restoreInvoice: async ({ id }) => ({ ok: true, value: move(id, deleted, records) }),
    async restoreInvoices({ ids }) {
      for (const id of ids) move(id, deleted, records)
      return { ok: true, value: undefined }
    },
  }
}
