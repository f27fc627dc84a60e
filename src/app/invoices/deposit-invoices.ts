import { documentTypeOf, typeValueOf } from '#core/document-type.ts'
import type { Draft } from '#core/draft/draft.ts'
import { columnsOf, type InvoiceSums } from '#core/draft/invoice-columns.ts'
import { senderIdOf } from '#core/draft/sender.ts'
import { comparableNumber } from '#core/invoice/invoice-number.ts'
import { Exact } from '#core/invoice/line-net.ts'
import { limits } from '#core/limits.ts'
import { type Decimal, isZero, toDecimal } from '#core/money/decimal.ts'
import { keyOf, keyOfName } from '#core/records/record-keys.ts'
import type { Store, StoredInvoice } from '../ports/store.ts'
import { stateOf } from '../submission-view.ts'

/** Deductions of a final invoice for deposit invoices (docs/decisions/0077-deposit-and-final-invoices.md). */

/** Maximum number of a customer's latest documents that are compared. */
const maxCompared = 1000

export const isIssuedDeposit = (invoice: StoredInvoice): boolean =>
  typeValueOf(invoice.draft) === 'deposit' && stateOf(invoice) === 'done' && invoice.attempt?.mode === 'live'

type Entries = NonNullable<Draft['preceding_invoices']>

export interface OpenDeposits {
  /** the requested deposit invoice first, then the others by date; one entry for each tax rate */
  entries: Entries
  /** numbers of the documents that deduct the requested deposit invoice */
  deductedBy: string[]
}

/** Issued deposit invoices of one customer, order and sender that no other invoice deducts. */
export function openDeposits(store: Store, asked: StoredInvoice): OpenDeposits {
  const documents = documentsOf(store, asked)
  const deducting = documents.map(({ draft }) => ({ draft, numbers: deductedBy(draft) }))
  const [{ currency }, order] = [columnsOf(asked.draft), orderOf(asked.draft)]
  const others = documents
    .filter(
      other =>
        other.id !== asked.id &&
        isIssuedDeposit(other) &&
        columnsOf(other.draft).currency === currency &&
        orderOf(other.draft) === order &&
        senderIdOf(other.draft) === senderIdOf(asked.draft) &&
        finalsOf(other).length === 0,
    )
    .toSorted((one, other) => dateOf(one).localeCompare(dateOf(other)))
  const entries = [asked, ...others].flatMap(deposit => entriesOf(store, deposit))
  return { entries: entries.slice(0, limits.precedingInvoices), deductedBy: finalsOf(asked) }

  /** Numbers of the invoices that deduct a deposit invoice; empty if as many credit notes cancel the deduction. */
  function finalsOf({ draft }: StoredInvoice): string[] {
    const number = comparableNumber(draft.invoice_number)
    const own = deducting.filter(({ numbers }) => numbers.has(number))
    const [credits, finals] = [
      own.filter(each => documentTypeOf(each.draft) === 'credit_note'),
      own.filter(each => documentTypeOf(each.draft) === 'invoice'),
    ]
    return finals.length > credits.length ? finals.map(each => each.draft.invoice_number.trim()) : []
  }
}

function documentsOf(store: Store, { customerId, draft }: StoredInvoice): StoredInvoice[] {
  const record = customerId === null ? undefined : store.records.find('customers', customerId)?.record
  const key = record ? keyOf('customers', record) : keyOfName(draft.buyer?.name ?? '')
  const isNamed = customerId !== null || key !== ''
  const ids = isNamed
    ? store.records.recentInvoices({ id: customerId, key }, maxCompared).map(({ id }) => id)
    : store.invoices.ids({ search: '' }).slice(0, maxCompared)
  return ids
    .flatMap(id => store.invoices.find(id) ?? [])
    .filter(
      each =>
        isNamed ||
        (each.customerId === null && !each.deleted && keyOfName(each.draft.buyer?.name ?? '') === ''),
    )
}

const deductedBy = ({ preceding_invoices = [] }: Draft): Set<string> =>
  new Set(
    preceding_invoices
      .filter(({ deducted_amount = '' }) => deducted_amount.trim() !== '')
      .map(({ number = '' }) => comparableNumber(number)),
  )

/** Key that distinguishes the orders of a customer. */
const orderOf = ({ purchase_order, sales_order, contract_reference, project_reference }: Draft): string =>
  JSON.stringify(
    [purchase_order, sales_order, contract_reference, project_reference].map(text => text?.trim() ?? ''),
  )

const dateOf = ({ draft }: StoredInvoice): string => draft.issue_date?.trim() ?? ''

/** Gross amounts that an invoice billed at each tax rate, less its credit notes; empty for a fully credited one. */
function entriesOf(store: Store, { id, draft }: StoredInvoice): Entries {
  const { currency, sums } = columnsOf(draft)
  const credits = store.invoices
    .linkedTo(id, 'creditsId')
    .filter(credit => credit.type === 'credit_note' && credit.currency === currency)
    .flatMap(credit => store.invoices.find(credit.id) ?? [])
    .flatMap(credit => columnsOf(credit.draft).sums ?? [])
  if (sums === null) return []
  const credited = credits.map(grossByRate)
  return [...grossByRate(sums)].flatMap(([rate, gross]): Entries => {
    const digits = gross.split('.')[1]?.length ?? 0
    const left = credited.reduce((rest, credit) => rest.minus(credit.get(rate) ?? 0), new Exact(gross))
    if (left.lte(0)) return []
    return [
      {
        number: draft.invoice_number.trim(),
        ...(draft.issue_date !== undefined && { issue_date: draft.issue_date }),
        deducted_amount: toDecimal(left, digits),
        ...(rate !== untaxed && { tax_rate: rate }),
      },
    ]
  })
}

/** Key of the amount of an invoice whose lines have no tax rate. */
const untaxed = ''

function grossByRate({ gross, taxes }: InvoiceSums): Map<string, Decimal> {
  if (taxes.length === 0) return new Map(isZero(gross) ? [] : [[untaxed, gross]])
  const digits = gross.split('.')[1]?.length ?? 0
  return new Map(taxes.map(({ rate, net, tax }) => [rate, toDecimal(new Exact(net).plus(tax), digits)]))
}
