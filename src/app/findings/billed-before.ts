import type { InvoiceSummary } from '#contract/invoice-list.ts'
import { documentTypeOf } from '#core/document-type.ts'
import type { Draft, DraftItem } from '#core/draft/draft.ts'
import type { Issue } from '#core/errors/issue.ts'
import type { DocumentStatus } from '#core/invoice/document-status.ts'
import type { Invoice, LineItem } from '#core/invoice/invoice.ts'
import { precedingOf } from '#core/invoice/preceding-invoices.ts'
import { isSummed } from '#core/line-kind.ts'
import { keyOfName } from '#core/records/record-keys.ts'
import type { Interval } from '#core/schedule/interval.ts'
import { periodOf } from '#core/schedule/period.ts'
import { addDays, daysBetween, isCalendarDate } from '#core/text/calendar-date.ts'
import { isPeriodDraftId } from '../period-draft-id.ts'
import type { ListFilter, Store } from '../ports/store.ts'

/** Statuses of documents that were or may have been billed and were not credited. */
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
const maxRecent = 100
/** Days before or after its period in which an invoice is usually issued. */
const daysAround = 92

interface Checked {
  id: string
  customerId: string | null
  /** includes the fields that are not sent */
  invoice: Invoice
  /** ids of the invoices for this customer that are submitted before this one with the same confirmation */
  ahead?: readonly string[] | undefined
}

/** A document with the values that decide which period it bills. */
interface Billing {
  id: string
  scheduleId: string | null
  /** interval of the schedule; `undefined` if unknown */
  interval: Interval | undefined
  issued: string
  written: Pick<Draft, 'delivery_date' | 'period'> & { items: readonly Line[] }
}

type Line = DraftItem | LineItem

/**
 * Warns if another invoice bills the same to the same customer: a draft of a schedule or a next-period duplicate for a
 * period that was billed already, or a manually written invoice with the same lines for the same period or issue date.
 * A manual invoice dated today without a period counts as a new order, unless an invoice with the same lines is not
 * confirmed or comes from the same quote. Invoices that are confirmed together are compared with each other too.
 */
export function billedBeforeIssue(store: Store, today: string, checked: Checked): Issue | null {
  const { id, invoice } = checked
  if (documentTypeOf(invoice) !== 'invoice') return null
  const { scheduleId = null, links } = store.invoices.findHead(id) ?? {}
  const interval = intervalOf(store, scheduleId)
  const own: Billing = { id, scheduleId, interval, issued: invoice.issue_date ?? today, written: invoice }
  if (!isForPeriod(own)) {
    const unconfirmed = sameUnconfirmed(store, today, checked)
    if (unconfirmed) return billedBefore('invoice.same_not_confirmed', unconfirmed)
  }
  const { ahead = [] } = checked
  const named = new Set(precedingOf(invoice).map(([, { number }]) => number))
  const siblings = siblingsOf(store, id, links?.createdFrom ?? null)
  const compared =
    isForPeriod(own) || own.issued !== today ? [...candidates(store, today, checked, own), ...ahead] : []
  for (const otherId of new Set([...siblings, ...compared])) {
    const row = store.invoices.summary(otherId, today)
    const isAhead = ahead.includes(otherId)
    if (row?.type !== 'invoice' || !(isAhead || billedStatuses.includes(row.status))) continue
    if (row.id === id || named.has(row.invoice_number)) continue
    const { issueDate, invoice_number: number } = row
    const other = issueDate === null ? undefined : store.invoices.find(otherId)
    if (issueDate === null || !other) continue
    const billed = { ...other, interval: intervalOf(store, other.scheduleId), issued: issueDate }
    const isSibling = siblings.includes(otherId)
    if (!(isSibling ? hasSameLines(own, billed) : billsAgain(own, billed))) continue
    const code = isAhead ? 'invoice.billed_together' : 'invoice.billed_before'
    return billedBefore(code, { number, date: issueDate })
  }
  return null
}

interface Named {
  number: string
  /** issue date */
  date: string
}

const billedBefore = (
  code: 'invoice.billed_before' | 'invoice.billed_together' | 'invoice.same_not_confirmed',
  params: Named,
): Issue => ({ path: 'items', code: 'billed_before', severity: 'warning', message: { code, params } })

/** Documents whose customer has the same name, whatever record they belong to. */
function ofSameName(
  { invoices }: Store,
  invoice: Invoice,
  filter: Pick<ListFilter, 'statuses' | 'from' | 'to' | 'today'>,
): InvoiceSummary[] {
  const buyer = invoice.buyer?.name ?? ''
  const sort = { by: 'customer', descending: true } as const
  return invoices
    .list({ ...filter, search: '', buyer, sort, limit: maxCompared })
    .filter(({ customer }) => keyOfName(customer) === keyOfName(buyer))
}

/** An invoice with the same lines for the same customer, of any date, whose submission is not confirmed. */
function sameUnconfirmed(store: Store, today: string, { id, invoice }: Checked): Named | undefined {
  const unconfirmed = ofSameName(store, invoice, { statuses: ['not_confirmed'], today })
  for (const { id: otherId, type, invoice_number, issueDate } of unconfirmed) {
    if (otherId === id || type !== 'invoice') continue
    const other = store.invoices.find(otherId)
    if (other && hasSameLines({ written: invoice }, other))
      return { number: invoice_number, date: issueDate ?? today }
  }
  return undefined
}

/** Ids of the other invoices of the quote, or other corrections of the invoice, that this one was made from. */
const siblingsOf = ({ invoices }: Store, id: string, createdFrom: string | null): string[] =>
  createdFrom === null
    ? []
    : invoices.linkedTo(createdFrom, 'createdFrom').flatMap(made => (made.id === id ? [] : made.id))

const intervalOf = (store: Store, scheduleId: string | null): Interval | undefined =>
  scheduleId === null ? undefined : store.schedules.find(scheduleId)?.schedule.interval

const isMade = ({ id, scheduleId }: Billing): boolean => scheduleId !== null || isPeriodDraftId(id)

const isForPeriod = (own: Billing): boolean => isMade(own) || namedPeriod(own) !== undefined

/** Invoices billed by the same schedule, and invoices of the same customer from around that time. */
function candidates(
  store: Store,
  today: string,
  { customerId, invoice }: Checked,
  own: Billing,
): Set<string> {
  const { invoices, records, schedules } = store
  const { issued, scheduleId } = own
  const key = keyOfName(invoice.buyer?.name ?? '')
  const { start, end } = isForPeriod(own) ? periodBilledBy(own) : { start: issued, end: issued }
  const days = isForPeriod(own) ? daysAround : 0
  const from = addDays(start < issued ? start : issued, -days) ?? start
  const to = addDays(end > issued ? end : issued, days) ?? end
  const isInTime = (id: string): boolean => {
    const date = invoices.summary(id, today)?.issueDate ?? ''
    return from <= date && date <= to
  }
  const ofSchedule = scheduleId === null ? [] : schedules.draftsOf(scheduleId)
  return new Set([
    ...ofSchedule.filter(({ isBilled }) => isBilled).map(({ invoiceId }) => invoiceId),
    ...ofSameName(store, invoice, { statuses: billedStatuses, from, to, today }).map(each => each.id),
    ...records
      .recentInvoices({ id: customerId, key }, maxRecent)
      .flatMap(({ id }) => (isInTime(id) ? id : [])),
  ])
}

function billsAgain(own: Billing, billed: Billing): boolean {
  if (!isMade(own)) {
    if (!hasSameLines(own, billed)) return false
    return namedPeriod(own) ? isSamePeriod(own, billed) : own.issued === billed.issued
  }
  const isAlike = hasSharedTexts(own, billed)
  if (isAlike && isMade(billed) && isNear(own, billed)) return true
  const isOfSchedule = own.scheduleId !== null && own.scheduleId === billed.scheduleId
  return (isAlike || isOfSchedule) && isSamePeriod(own, billed)
}

interface Days {
  start: string
  /** last day */
  end: string
}

/** The period that the document states. */
function namedPeriod({ written: { period } }: Billing): Days | undefined {
  const { start = '', end = '' } = period ?? {}
  return isCalendarDate(start) && isCalendarDate(end) && start <= end ? { start, end } : undefined
}

/** The date whose month the texts name: of the delivery, else of the period, else of the issue. */
const dateOf = ({ issued, written: { delivery_date, period } }: Billing): string =>
  [delivery_date, period?.start, period?.end].find(date => date !== undefined && isCalendarDate(date)) ??
  issued

/** A single day if neither the document nor an interval gives its length. */
function periodBilledBy(document: Billing, interval = document.interval): Days {
  const date = dateOf(document)
  return namedPeriod(document) ?? (interval ? periodOf(date, interval) : { start: date, end: date })
}

/**
 * Whether the periods share more than one day, because a period may end on the day on which the next one begins. A
 * period of one day needs only that day.
 */
function isSamePeriod(one: Billing, other: Billing): boolean {
  const first = periodBilledBy(one, one.interval ?? other.interval)
  const second = periodBilledBy(other, other.interval ?? one.interval)
  const start = first.start > second.start ? first.start : second.start
  const end = first.end < second.end ? first.end : second.end
  const hasOneDay = [first, second].some(period => period.start === period.end)
  return hasOneDay ? start <= end : start < end
}

/** Whether the dates are less than half an interval apart, as after moving the billing day of a schedule. */
function isNear(one: Billing, other: Billing): boolean {
  const interval = one.interval ?? other.interval
  if (!interval || namedPeriod(one) || namedPeriod(other)) return false
  const { start, end } = periodOf(dateOf(one), interval)
  return Math.abs(daysBetween(dateOf(one), dateOf(other))) * 2 <= daysBetween(start, end)
}

type Lines = { written: Pick<Billing['written'], 'items'> }

const hasSameLines = (one: Lines, other: Lines): boolean => textOf(one) === textOf(other)

const textOf = ({ written }: Lines): string =>
  JSON.stringify(
    written.items
      .filter(isSummed)
      .map(({ description, quantity, unit_price }) => [
        description.trim(),
        Number(quantity),
        Number(unit_price),
      ]),
  )

/** Whether one document has all descriptions of the other, whatever the prices. */
function hasSharedTexts(one: Billing, other: Billing): boolean {
  const [first, second] = [textsOf(one), textsOf(other)]
  const isWithin = (some: string[], all: string[]) =>
    some.length > 0 && some.every(text => all.includes(text))
  return isWithin(first, second) || isWithin(second, first)
}

const textsOf = ({ written }: Billing): string[] =>
  written.items.filter(isSummed).map(({ description }) => keyOfName(description))
