import { documentTypeOf } from '../document-type.ts'
import { precedingOf } from '../invoice/preceding-invoices.ts'
import type { RenderableInvoice } from '../invoice/renderable-invoice.ts'
import type { Message } from '../messages/message.ts'
import { daysBetween } from '../text/calendar-date.ts'
import { type Finding, isBlank, type RuleContext, warning } from './finding.ts'

/** Days; invoices for the next month may be written ahead. */
const maxDaysAhead = 31
/** Days of a quarter, after which a sale is usually part of a filed tax return. A mistyped year or month exceeds it. */
const maxDaysAgo = 92
/** Days of a leap year: the longest usual payment term, and the longest usual distance of a supply. */
const year = 366
/** Days; licences and maintenance are billed for several years. */
const maxPeriodDays = 5 * year
/** Percent for early or late payment; a larger value probably has a wrong decimal mark or an extra digit. */
const maxPaymentPercent = 20
/** Days; claims of older invoices are usually time-barred. */
const maxPrecedingDays = 10 * year

/** Findings about dates in the wrong order; applies everywhere. */
export function dateOrderFindings(invoice: RenderableInvoice): Finding[] {
  const { issue_date: issued, due_date: due, valid_until: until, period } = invoice
  const type = documentTypeOf(invoice)
  const findings: Finding[] = []
  const isBefore = (one: string | undefined, other: string | undefined) =>
    one !== undefined && other !== undefined && one < other
  if (type === 'invoice' && isBefore(due, issued))
    findings.push(warning('due_date', 'due_before_issue', { code: 'due_date.before_issue' }))
  if (type === 'quote' && isBefore(until, issued))
    findings.push(warning('valid_until', 'valid_until_before_issue', { code: 'valid_until.before_issue' }))
  if (isBefore(period?.end, period?.start))
    findings.push(warning('period.end', 'period_reversed', { code: 'period.reversed' }))
  for (const [path, earlier] of type === 'quote' ? [] : precedingOf(invoice))
    if (isBefore(issued, earlier.issue_date))
      findings.push(warning(`${path}.issue_date`, 'preceding_later', { code: 'preceding_invoice.later' }))
  return findings
}

/** Findings about dates far from today or from the issue date; applies everywhere. */
export function dateDistanceFindings(invoice: RenderableInvoice, { today }: RuleContext): Finding[] {
  const { issue_date: issued, due_date, valid_until, delivery_date, period, preceding_invoice } = invoice
  const type = documentTypeOf(invoice)
  const findings: Finding[] = []
  const far = (path: string, message: Message) => findings.push(warning(path, 'date_far_away', message))
  const days = issued === undefined ? 0 : daysBetween(today, issued)
  if (days > maxDaysAhead) far('issue_date', { code: 'issue_date.far_ahead', params: { days } })
  if (-days > maxDaysAgo) far('issue_date', { code: 'issue_date.long_ago', params: { days: -days } })

  const check = (path: string, date: string | undefined, { before = year, after = year } = {}) => {
    const distance = date === undefined ? 0 : daysBetween(issued ?? today, date)
    if (distance > after) far(path, { code: 'date.far_after_issue', params: { days: distance } })
    if (-distance > before) far(path, { code: 'date.far_before_issue', params: { days: -distance } })
  }
  if (type === 'invoice') check('due_date', due_date)
  if (type === 'quote') check('valid_until', valid_until)
  check('delivery_date', delivery_date)
  check('period.start', period?.start, { before: maxPeriodDays })
  check('period.end', period?.end, { after: maxPeriodDays })
  if (type !== 'quote')
    check('preceding_invoice.issue_date', preceding_invoice?.issue_date, { before: maxPrecedingDays })
  return findings
}

/** Findings about how and when to pay an invoice; applies everywhere. */
export function paymentFindings(invoice: RenderableInvoice, { totals }: RuleContext): Finding[] {
  const { due_date: due, payment_terms: terms } = invoice
  const findings: Finding[] = []
  const [payable, isInvoice] = [Number(totals.payable), documentTypeOf(invoice) === 'invoice']
  // An invoice that was paid in advance needs no due date.
  if (isInvoice && due === undefined && isBlank(terms) && payable > 0)
    findings.push(warning('due_date', 'no_payment_date', { code: 'due_date.missing' }))
  if (isInvoice && payable > 0 && !saysHowToPay(invoice))
    findings.push({
      path: 'seller.iban',
      code: 'no_payment_details',
      severity: 'info',
      message: { code: 'payment_details.missing' },
    })
  if (payable === 0 && Number(totals.prepaid) > 0 && totals.prepaid === totals.total)
    findings.push(warning('prepaid_amount', 'nothing_payable', { code: 'payable.zero' }))
  for (const line of structuredTerms(terms)) {
    const message = unusualTerms(line, invoice, Number(totals.total))
    if (message !== undefined) findings.push(warning('payment_terms', 'unusual_terms', message))
  }
  return findings
}

/** Whether the invoice has an account, means of payment that need none, or a text with an account, address or link. */
function saysHowToPay({ seller, payment_means, payment_terms, notes }: RenderableInvoice): boolean {
  if (!isBlank(seller?.iban)) return true
  if (payment_means !== undefined && !transfers.has(payment_means)) return true
  return [payment_terms, notes].some(text => text !== undefined && paymentDetail.test(text))
}

/** Codes of UNTDID 4461 for credit transfers. */
const transfers = new Set(['30', '31', '42', '58'])

const paymentDetail = /\d[\d -]{4,}\d|@|https?:|www\.|\p{L}\.(?:me|com)\//iu

/** Lines of the payment terms in the XRechnung format, which recipients' programs apply, and lines that resemble it. */
const structuredTerms = (terms = ''): string[] =>
  terms.split(/[\r\n]+/).filter(line => keyword.test(line.normalize('NFKC')))

const keyword = /#\s*(?:skonto|verzug|tage|prozent|basisbetrag)(?!\p{L})/iu
/** A discount for early payment, or interest for late payment, which only earlier versions of XRechnung define. */
const structure = /^#(SKONTO|VERZUG)#TAGE=(\d+)#PROZENT=(\d+\.\d\d)(?:#BASISBETRAG=(-?\d+\.\d\d))?#$/

function unusualTerms(line: string, invoice: RenderableInvoice, total: number): Message | undefined {
  const [, kind, count, rate, base] = structure.exec(line.trim()) ?? []
  if (kind === undefined) return { code: 'payment_terms.malformed' }
  const [days, percent, amount] = [Number(count), Number(rate), Number(base ?? 0)]
  const { issue_date: issued, due_date: due } = invoice
  if (days > year || percent > maxPaymentPercent) {
    const params = { days, percent }
    return kind === 'SKONTO'
      ? { code: 'payment_terms.unusual', params }
      : { code: 'payment_terms.unusual_interest', params }
  }
  if (amount * total < 0 || Math.abs(amount) > Math.abs(total))
    return { code: 'payment_terms.above_total', params: { base: String(base) } }
  const isLate = issued !== undefined && due !== undefined && days > Math.max(daysBetween(issued, due), 0)
  return kind === 'SKONTO' && isLate && documentTypeOf(invoice) === 'invoice'
    ? { code: 'payment_terms.after_due', params: { days } }
    : undefined
}
