import { documentTypeOf } from '#core/document-type.ts'
import { xmlFormatOf } from '#core/einvoice-formats.ts'
import { groupedByText, type Issue } from '#core/errors/issue.ts'
import { comparedInvoices } from '#core/findings/customer-history.ts'
import type { CustomerHistory, EarlierInvoice } from '#core/findings/finding.ts'
import { findingsOfRequest } from '#core/findings/findings-of.ts'
import { monthsOfDates } from '#core/findings/period-texts.ts'
import { billedTexts } from '#core/findings/printed-texts.ts'
import type { Invoice } from '#core/invoice/invoice.ts'
import { atWrittenPaths, isSent, type RequestFields, sentFields } from '#core/invoice/request-fields.ts'
import { keyOf, keyOfName } from '#core/records/record-keys.ts'
import type { Mode } from '#core/text/key.ts'
import { namedMonths } from '#core/text/month-names.ts'
import { invoiceAsXml } from '#einvoice/invoice/invoice-findings.ts'
import { missingGlyphsOf } from '#pdf/document/missing-glyphs-of.ts'
import { findHead } from '../find-invoice.ts'
import type { Clock } from '../ports/ports.ts'
import type { Store, StoredInvoice } from '../ports/store.ts'
import { billedBeforeIssue } from './billed-before.ts'
import { creditableBy } from './creditable.ts'
import { depositIssue } from './deposit-issue.ts'
import { sharedNumberIssue } from './number-lookup.ts'

interface Submitted {
  id: string
  customerId: string | null
  /** includes the fields that are not sent */
  invoice: Invoice
  requestFields: RequestFields
  mode: Mode
  /** ids of the invoices for this customer that are submitted before this one with the same confirmation */
  ahead?: readonly string[] | undefined
}

/**
 * The warnings that a submission asks about: of the invoice, its number, characters, deposit and e-invoice, and earlier
 * submissions.
 */
export function submissionFindings(store: Store, clock: Pick<Clock, 'today'>, submitted: Submitted): Issue[] {
  const { id, customerId, invoice, requestFields, mode, ahead } = submitted
  const customer = { customerId, customerName: invoice.buyer?.name ?? '' }
  const history = customerHistoryOf(store, customer)
  const findings = findingsOfRequest(invoice, requestFields, {
    today: clock.today(),
    history,
    creditable: creditableBy(store, id),
    earlier: earlierInvoices(store, customer, { id, invoice }),
  })
  const { invoice_number } = invoice
  const sent = sentFields(invoice, requestFields) as Invoice
  return [
    mode === 'live' ? missingIssue(store, id) : null,
    sharedNumberIssue(store, { id, invoice_number }),
    mode === 'live' ? billedBeforeIssue(store, clock.today(), { id, customerId, invoice, ahead }) : null,
    isSent('prepaid_amount', requestFields) ? depositIssue(store, { id, sent }) : null,
    ...findings.filter(({ severity }) => severity === 'warning'),
    ...atWrittenPaths(missingGlyphsOf(sent), invoice, requestFields),
    ...(mode === 'live' ? brokenEInvoice(invoice, requestFields, clock.today()) : []),
    ...(mode === 'live' ? brokenXml(store, clock, submitted) : []),
  ].filter(issue => issue !== null)
}

/** Warns after a salvage that could not read all submissions, because this invoice may be one of those. */
const missingIssue = (store: Store, id: string): Issue | null =>
  store.attempts.mayBeMissing(id)
    ? {
        path: '',
        code: 'may_be_billed',
        severity: 'warning',
        message: { code: 'submission.may_be_billed' },
      }
    : null

/**
 * Rules that the e-invoice in the PDF breaks: the service refuses an invoice with errors, and networks may refuse one
 * with warnings.
 */
const brokenEInvoice = (invoice: Invoice, requestFields: RequestFields, today: string): Issue[] =>
  invoice.e_invoice === undefined || !isSent('e_invoice', requestFields)
    ? []
    : invoiceAsXml(invoice, invoice.e_invoice, today).findings

/** Warns about rules that the customer's separate XML file breaks; the service does not get this file. */
function brokenXml(store: Store, clock: Pick<Clock, 'today'>, { customerId, invoice }: Submitted): Issue[] {
  const customer = customerId === null ? undefined : store.records.find('customers', customerId)
  const format = xmlFormatOf(customer?.record.e_invoice_format)
  if (format === undefined || documentTypeOf(invoice) === 'quote') return []
  return groupedByText(invoiceAsXml(invoice, format, clock.today()).findings).flatMap(same =>
    same.slice(0, 1).map(
      ({ message, ...issue }): Issue => ({
        ...issue,
        severity: 'warning',
        message: { code: 'einvoice.received', params: { problem: message } },
      }),
    ),
  )
}

interface Customer {
  customerId: string | null
  customerName: string
}

function customerHistoryOf(store: Store, customer: Customer): CustomerHistory {
  const { records } = store
  const { record, key } = identify(store, customer)
  return {
    invoices: records.billedAmounts({ id: customer.customerId, key }, comparedInvoices),
    currency: record?.currency ?? null,
    latest: records.latestBilledAmounts(comparedInvoices),
  }
}

function identify({ records }: Store, { customerId, customerName }: Customer) {
  const record = customerId === null ? undefined : records.find('customers', customerId)?.record
  return { record, key: record ? keyOf('customers', record) : keyOfName(customerName) }
}

/** Returns none for an invoice without a text that names a month, because reading them takes time. */
function earlierInvoices(
  store: Store,
  customer: Customer,
  { id, invoice }: Pick<Submitted, 'id' | 'invoice'>,
): EarlierInvoice[] {
  const isAboutMonth = [...billedTexts(invoice)].some(({ text }) => namedMonths(text).length > 0)
  if (!isAboutMonth || documentTypeOf(invoice) !== 'invoice') return []
  return store.records
    .recentInvoices({ id: customer.customerId, key: identify(store, customer).key }, comparedInvoices)
    .flatMap(recent => {
      const stored = recent.id === id ? undefined : store.invoices.find(recent.id)
      return stored && documentTypeOf(stored.draft) === 'invoice' ? earlierInvoiceOf(stored) : []
    })
}

function earlierInvoiceOf({ draft, attempt }: StoredInvoice): EarlierInvoice {
  return {
    number: draft.invoice_number.trim(),
    date: draft.issue_date ?? '',
    isBilled: attempt?.mode === 'live' && attempt.state === 'done',
    months: monthsOfDates(draft),
    texts: new Set([...billedTexts(draft)].map(({ text }) => text)),
  }
}

export const createFindings = (store: Store) => ({
  customerHistory: ({ id, customerName }: { id: string; customerName: string }): CustomerHistory =>
    customerHistoryOf(store, { customerId: findHead(store, id).customerId, customerName }),
})
