import { defaultCurrency } from '#core/defaults.ts'
import { documentTypeOf } from '#core/document-type.ts'
import type { Draft, DraftItem } from '#core/draft/draft.ts'
import { invoiceOfDraft } from '#core/draft/read-draft.ts'
import type { Issue } from '#core/errors/issue.ts'
import type { DocumentStatus } from '#core/invoice/document-status.ts'
import type { Invoice } from '#core/invoice/invoice.ts'
import { totalsOf } from '#core/invoice/totals.ts'
import { keyOfName } from '#core/records/record-keys.ts'
import type { Store } from '../ports/store.ts'

/** Billed or maybe billed, and not credited. */
const billedStatuses: readonly DocumentStatus[] = [
  'waiting',
  'sending',
  'not_confirmed',
  'issued',
  'overdue',
  'partly_paid',
  'paid',
]

const maxCompared = 500

/**
 * Warns where another invoice bills the same lines to the same customer on the same date: a period that two schedules,
 * or two duplicates, were made for. An invoice of today that no schedule made is a new order.
 */
export function billedBeforeIssue(
  store: Store,
  today: string,
  { id, invoice, sent }: { id: string; invoice: Invoice; sent: Invoice },
): Issue | null {
  const { issue_date: issued } = invoice
  if (documentTypeOf(invoice) !== 'invoice' || issued === undefined) return null
  if (issued === today && store.invoices.findHead(id)?.scheduleId === null) return null
  const { payable } = totalsOf(sent)
  const customer = keyOfName(invoice.buyer?.name ?? '')
  const same = store.invoices
    .list({
      search: '',
      statuses: billedStatuses,
      from: issued,
      to: issued,
      currency: sent.currency ?? defaultCurrency,
      today,
      limit: maxCompared,
    })
    .find(
      row =>
        row.id !== id &&
        row.type === 'invoice' &&
        row.payable === payable &&
        keyOfName(row.customer) === customer &&
        row.invoice_number !== invoice.preceding_invoice?.number &&
        hasSameLines(store.invoices.find(row.id)?.draft, sent),
    )
  if (!same) return null
  const params = { number: same.invoice_number, date: issued }
  return {
    path: 'items',
    code: 'billed_before',
    severity: 'warning',
    message: { code: 'invoice.billed_before', params },
  }
}

function hasSameLines(billed: Draft | undefined, { items }: Invoice): boolean {
  const read = billed && invoiceOfDraft(billed)
  return read?.ok === true && textOf(read.invoice.items) === textOf(items)
}

type Line = Pick<DraftItem, 'description' | 'quantity' | 'unit_price'>

const textOf = (items: readonly Line[]): string =>
  JSON.stringify(
    items.map(({ description, quantity, unit_price }) => [
      description.trim(),
      Number(quantity),
      Number(unit_price),
    ]),
  )
