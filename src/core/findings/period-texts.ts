import type { RenderableInvoice } from '../invoice/renderable-invoice.ts'
import { placeholderIn } from '../schedule/period-text.ts'
import { addMonths, isCalendarDate } from '../text/calendar-date.ts'
import { isMonthOf, type NamedMonth, namedMonths } from '../text/month-names.ts'
import { type EarlierInvoice, type Finding, type RuleContext, warning } from './finding.ts'
import { billedTexts, printedTexts } from './printed-texts.ts'

/**
 * Warns about the first line that names a month and year outside the stated period if no line names one inside, as
 * after a duplicate for the next period. Applies to invoices that state both days of a period.
 */
export function periodTextFindings({ items, period }: RenderableInvoice): Finding[] {
  const [start, end] = [period?.start?.slice(0, 7), period?.end?.slice(0, 7)]
  if (start === undefined || end === undefined) return []
  let outside: Finding | undefined
  for (const [index, { description = '' }] of items.entries()) {
    if (!/\d{2}/.test(description)) continue
    for (const { month, year } of namedMonths(description)) {
      if (year === null) continue
      const named = `${year}-${String(month).padStart(2, '0')}`
      if (named >= start && named <= end) return []
      outside ??= warning(`items[${index}].description`, 'month_outside_period', {
        code: 'description.month_outside_period',
        params: { month: named },
      })
    }
  }
  return outside ? [outside] : []
}

/** Maximum distance in months between a document's dates and a month that its texts are about. */
const monthsAround = 3

/**
 * Warns about texts that name a month and are unchanged from an earlier invoice of the customer with dates in other
 * months, as after a duplicate. A text that was billed in several months is permanent, such as the date of a contract.
 */
export function repeatedMonthFindings(
  invoice: RenderableInvoice,
  { earlier = [], today }: Pick<RuleContext, 'earlier' | 'today'>,
): Finding[] {
  const issued = invoice.issue_date ?? today
  const before = earlier.filter(({ date }) => date < issued)
  if (before.length === 0) return []
  const own = monthsOfDates(invoice)
  const findings: Finding[] = []
  for (const { text, path } of billedTexts(invoice)) {
    const same = before.filter(({ texts }) => texts.has(text))
    if (same.length === 0 || isUsual(same)) continue
    const named = namedMonths(text)
    for (const { months, number, date } of same) {
      const month = monthKept(named, { before: months, after: own })?.month
      if (month === undefined) continue
      const message = { code: 'text.month_of_earlier', params: { month, number, date } } as const
      findings.push(warning(path(), 'month_of_earlier', message))
      break
    }
  }
  return findings
}

/**
 * A month that a text still names although it was written for a document of other months: one at most {@link
 * monthsAround} months away from those.
 * @param named months that the text names
 * @param before months of the earlier document
 * @param after months of the document that has the same text
 */
export function monthKept(
  named: readonly NamedMonth[],
  { before, after }: { before: ReadonlySet<string>; after: ReadonlySet<string> },
): NamedMonth | undefined {
  if (named.length === 0 || [...before].some(month => after.has(month))) return undefined
  if (named.some(month => isMonthOf(month, after))) return undefined
  const months = around(before)
  return named.find(month => isMonthOf(month, months))
}

const isUsual = (same: readonly EarlierInvoice[]): boolean =>
  new Set(same.filter(({ isBilled }) => isBilled).map(({ date }) => date.slice(0, 7))).size > 1

/** The months (`YYYY-MM`) of an invoice's dates and of the days of its period. */
export function monthsOfDates({
  issue_date,
  delivery_date,
  period,
}: Pick<RenderableInvoice, 'issue_date' | 'delivery_date' | 'period'>): Set<string> {
  const dates = [issue_date, delivery_date, period?.start, period?.end].flatMap(date =>
    date !== undefined && isCalendarDate(date) ? [date.slice(0, 7)] : [],
  )
  return new Set([...dates, ...monthsOfPeriod(period?.start, period?.end)])
}

/** A period of more than two years is probably a typing error. */
const maxMonths = 24

function monthsOfPeriod(start = '', end = ''): string[] {
  if (!isCalendarDate(start) || !isCalendarDate(end)) return []
  const months: string[] = []
  for (let count = 0; count < maxMonths; count++) {
    const month = addMonths(`${start.slice(0, 7)}-01`, count)?.slice(0, 7)
    if (month === undefined || month > end.slice(0, 7)) break
    months.push(month)
  }
  return months
}

function around(months: ReadonlySet<string>): Set<string> {
  const distances = Array.from({ length: 2 * monthsAround + 1 }, (_, index) => index - monthsAround)
  return new Set(
    [...months].flatMap(month =>
      distances.flatMap(distance => addMonths(`${month}-01`, distance)?.slice(0, 7) ?? []),
    ),
  )
}

/** Warns about placeholders, which an invoice prints literally. */
export function placeholderFindings(invoice: RenderableInvoice): Finding[] {
  const findings: Finding[] = []
  for (const { text, path } of printedTexts(invoice)) {
    const placeholder = anyPlaceholderIn(text)
    if (placeholder === undefined) continue
    const code = placeholderIn(text) === undefined ? 'text.other_placeholder' : 'text.placeholder'
    const params = { placeholder: placeholderIn(text) ?? placeholder }
    findings.push(warning(path(), 'placeholder', { code, params }))
  }
  return findings
}

/**
 * Placeholders of templates, also of other programs: {name}, {{name}}, ${name}, [[name]], <<name>>, %NAME%. Braces
 * around anything else, such as a set or JSON, are ordinary text.
 */
const anyPlaceholder =
  /\{\{[^{}]{1,60}\}\}|\$?\{\s*\p{L}[\p{L}\p{N} ._#-]{0,40}\}|\[\[[^[\]]{1,60}\]\]|<<[^<>]{1,60}>>|(?<![\p{L}\p{N}])%%?\p{Lu}[\p{Lu}\p{N}_]{2,40}%%?/u

/**
 * Values that spreadsheets, scripts and samples leave instead of content. "TODO" needs its colon, because it is a
 * Spanish word.
 */
const leftover =
  /#(?:REF!|NAME\?|VALUE!|N\/A|DIV\/0!)|\[object Object\]|##\p{L}[\p{L}\p{N}_]{1,40}##|@@\p{L}[\p{L}\p{N}_]{1,40}@@|(?<![\p{L}\p{N}])(?:NaN|TBD|TODO:|FIXME|X{5,}|[Ll]orem ipsum)(?![\p{L}\p{N}])|^\s*(?:undefined|null|TODO)\s*$/u

/** The first text that looks like a placeholder of any program. */
const anyPlaceholderIn = (text: string): string | undefined =>
  (/[{[<%]/.test(text) ? anyPlaceholder.exec(text)?.[0] : undefined) ?? leftover.exec(text)?.[0].trim()
