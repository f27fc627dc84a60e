import { cursorAfter, type InvoiceOrder, type InvoiceSummary } from '#contract/invoice-list.ts'
import type { InvoiceView } from '#contract/invoices.ts'
import type { ArgumentOf, DesktopApi } from '#contract/operations/desktop-api.ts'
import { customerName } from '#core/draft/draft.ts'
import { columnsOf } from '#core/draft/invoice-columns.ts'
import { senderIdOf } from '#core/draft/sender.ts'
import {
  type DocumentStatus,
  documentStatus,
  outstandingOf,
  overdueDays,
  type PaymentStatus,
  paymentStatusOf,
  type StatusFacts,
} from '#core/invoice/document-status.ts'
import { groupPrefixes } from '#core/invoice/list-group.ts'
import type { Decimal } from '#core/money/decimal.ts'
import { contains } from '#core/report/period.ts'
import { localDateOf } from '#core/text/calendar-date.ts'
import { memoizeByDraft } from '../state/document/derived.ts'

const columnsOfDraft = memoizeByDraft(columnsOf)

/** The list of the in-memory host. */

export function summaryInMemory(
  record: InvoiceView,
  received: readonly { amount: Decimal; date: string }[],
): InvoiceSummary {
  const { id, draft, state, submission, updatedAt } = record
  const { payable } = columnsOfDraft(draft)
  const currency = draft.currency ?? 'EUR'
  const mode = submission?.mode ?? null
  const [type, dueDate] = ['invoice' as const, draft.due_date ?? null]
  const flags = { hasOriginal: false, isAccepted: false, isInvoiced: false }
  const payments = received.map(({ amount }) => amount)
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
  const paymentStatus = paymentStatusOf(facts)
  const today = localDateOf(new Date())
  const outstanding = outstandingOf(facts, paymentStatus)
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
    status: documentStatus(paymentStatus, today),
    overdueDays: overdueDays(paymentStatus, today),
    paid: paymentStatus.paid,
    credited: paymentStatus.credited,
    outstanding,
    sender: senderIdOf(draft),
    updatedAt,
    group: placeInGroup(
      paymentStatus,
      outstanding,
      lastOf(received.map(({ date }) => date)) ?? draft.issue_date ?? '',
    ),
  }
}

const lastOf = (dates: readonly string[]): string | undefined => [...dates].sort().at(-1)

/** Like the SQL of platform/store/invoices/list-order.ts, for invoices. */
function placeInGroup(
  { phase, deadline }: PaymentStatus,
  outstanding: Decimal | null,
  settledOn: string,
): string {
  if (phase === 'draft' || phase === 'rejected' || phase === 'test') return groupPrefixes.drafts
  if (phase === 'waiting' || phase === 'sending' || phase === 'not_confirmed') return `${groupPrefixes.owed}~`
  if (outstanding === null || phase === 'paid' || phase === 'credited')
    return `${groupPrefixes.settled}${settledOn}`
  return groupPrefixes.owed + (deadline === null ? '0' : 99_999_999 - Number(deadline.replaceAll('-', '')))
}

interface MemoryRow {
  row: InvoiceSummary
  taxRates: string[]
  paymentDates: string[]
}

export function createMemoryList(
  rows: () => MemoryRow[],
): Pick<DesktopApi, 'listInvoices' | 'invoiceSummary' | 'countInvoices' | 'listInvoiceIds'> {
  const matching = (query: ArgumentOf<'listInvoiceIds'>) => {
    const {
      search = '',
      statuses,
      from = '',
      to = '9999',
      currency,
      taxRate,
      balance,
      paid,
      sender,
      ids,
    } = query
    return rows()
      .filter(
        ({ row, taxRates, paymentDates }) =>
          (currency ?? row.currency) === row.currency &&
          (taxRate === undefined || taxRates.includes(taxRate)) &&
          (balance !== 'outstanding' || (row.type === 'invoice' && Number(row.outstanding) > 0)) &&
          (balance !== 'paid' || Number(row.paid) !== 0) &&
          (ids?.includes(row.id) ?? true) &&
          (sender ?? row.sender) === row.sender &&
          (!paid || paymentDates.some(date => contains(paid, date))) &&
          `${row.customer} ${row.invoice_number}`.includes(search) &&
          (statuses?.includes(row.status) ?? true) &&
          contains({ from, to }, row.issueDate ?? ''),
      )
      .map(({ row }) => row)
  }
  return {
    async listInvoices({ after, limit = 200, sort = { by: 'changed', descending: true }, ...filter }) {
      const found = matching(filter).sort((one, other) => compare(one, other, sort.by))
      if (sort.descending) found.reverse()
      const start = after ? found.findIndex(({ id }) => id === after.id) + 1 : 0
      return { ok: true, value: found.slice(start, start + limit) }
    },
    async countInvoices(filter) {
      const found = matching(filter)
      const byStatus: Partial<Record<DocumentStatus, number>> = {}
      for (const { status } of found) byStatus[status] = (byStatus[status] ?? 0) + 1
      return { ok: true, value: { total: found.length, byStatus } }
    },
    async invoiceSummary({ id }) {
      const found = rows().find(({ row }) => row.id === id)
      if (!found) throw new Error('no such invoice')
      return { ok: true, value: found.row }
    },
    async listInvoiceIds(filter) {
      return { ok: true, value: matching(filter).map(({ id }) => id) }
    },
  }
}

export function createMemoryDeletion(
  records: Map<string, InvoiceView>,
): Pick<DesktopApi, 'deleteInvoice' | 'deleteInvoices' | 'restoreInvoice' | 'restoreInvoices'> {
  const deleted = new Map<string, InvoiceView>()
  const move = (id: string, from: Map<string, InvoiceView>, to: Map<string, InvoiceView>) => {
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
      return { ok: true, value: { deleted: [...ids], kept: 0, skipped: [] } }
    },
    restoreInvoice: async ({ id }) => ({ ok: true, value: move(id, deleted, records) }),
    async restoreInvoices({ ids }) {
      for (const id of ids) move(id, deleted, records)
      return { ok: true, value: undefined }
    },
  }
}

function compare(one: InvoiceSummary, other: InvoiceSummary, by: InvoiceOrder): number {
  // rows stay in creation order
  if (by === 'changed') return 0
  const [a, b] = [one, other].map(row => cursorAfter(row, by).value ?? '') as [string, string]
  if (by === 'amount' || by === 'paid' || by === 'outstanding') {
    const lowest = Number.NEGATIVE_INFINITY
    // two unknown amounts are equal
    return Number(a || lowest) - Number(b || lowest) || 0
  }
  return a.localeCompare(b)
}
