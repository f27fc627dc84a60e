import { addDays, monthAfter } from '#core/text/calendar-date.ts'
import { count, formatDayOfYear, formatMonth } from '../../accounts/format.ts'
import type { RetentionRule } from '../../retention/retention-rule.ts'
import type { JobsOfDay } from '../../store/jobs.ts'
import type { Plan } from '../../store/plans.ts'
import type { StoredBytes } from '../../store/stored-bytes.ts'
import { type Html, html } from '../html/html.ts'
import { type DashboardSession, type DashboardUrl, kindChip, page, type Row, table } from '../html/page.ts'
import { type BillingSection, billingSection } from './billing-section.ts'
import { planSection } from './plan-section.ts'
import type { MonthOfUsage } from './usage.ts'

interface UsagePage {
  plan: Plan
  stored: StoredBytes
  retentionDaysOf: RetentionRule
  price: string | undefined
  /** live PDFs of the present month */
  billedNow: number
  href: DashboardUrl
  session: DashboardSession
  year: number
  presentYear: number
  months: readonly MonthOfUsage[]
  /** of the chart, such as 2026-11 */
  month: string
  days: readonly JobsOfDay[]
  billing: Omit<BillingSection, 'href' | 'month' | 'monthName'>
}

export function usagePage(parts: UsagePage): Html {
  const { href, session, year, presentYear, months, month } = parts
  const total = months.reduce((sum, { billed }) => sum + billed, 0)
  const max = Math.max(1, ...months.map(({ billed }) => billed))
  return page({
    href,
    session,
    title: 'Usage',
    content: html`${planSection(parts.plan, { ...parts, billed: parts.billedNow })}
${chart(parts)}
${billingSection({ ...parts.billing, href, month, monthName: formatMonth(month) })}
<section><h2>${year}: ${count.format(total)} billed</h2>
<p>Billed generations by month of UTC, as the ledger has them. Test generations are free and not counted.</p>
${
  total === 0
    ? html`<p class="empty">Nothing was billed in ${year}.</p>`
    : table(
        `Billed generations of ${year}`,
        ['Month', 'Billed', 'Share of the busiest month', 'Ledger'],
        months.toReversed().map(each => row(href, each, { max, isShown: each.month === month })),
      )
}
<nav aria-label="Years" class="actions">${
      year > 1000 && html`<a class="button" href="${href(`/usage?year=${year - 1}`)}">${year - 1}</a>`
    }${year < presentYear && html`<a class="button" href="${href(`/usage?year=${year + 1}`)}">${year + 1}</a>`}</nav></section>`,
  })
}

/** Width of a day and height of the busiest one, in units of the drawing. */
const dayWidth = 10
const chartHeight = 100

/** Generations of each day of a month; the numbers are in a table too. */
function chart({ month, days }: UsagePage): Html {
  const monthName = formatMonth(month)
  const first = `${month}-01`
  const last = addDays(`${monthAfter(month)}-01`, -1) ?? first
  const length = Number(last.slice(8))
  const sumOf = (mode: 'live' | 'test') => days.reduce((sum, day) => sum + day[mode], 0)
  const busiest = Math.max(0, ...days.map(({ live, test }) => live + test))
  const text = `${monthName}: ${count.format(sumOf('live'))} live, ${count.format(sumOf('test'))} test; ${count.format(busiest)} on the busiest day`
  const content = html`<p class="legend"><span>${kindChip('live')} ${count.format(sumOf('live'))}</span> <span>${kindChip('test')} ${count.format(sumOf('test'))}</span> <span class="quiet">${count.format(busiest)} on the busiest day</span></p>
<svg class="chart" viewBox="0 0 ${length * dayWidth} ${chartHeight}" preserveAspectRatio="none" role="img" aria-label="${text}">${days.map(day => bars(day, busiest))}</svg>
<p class="axis"><span>${formatDayOfYear(first)}</span> <span>${formatDayOfYear(last)}</span></p>
<details><summary>As a table</summary>${table(
    `Generations by day of ${monthName}`,
    ['Day', 'Live', 'Test'],
    days.map(({ day, live, test }) => [
      html`${formatDayOfYear(day)}`,
      html`<span class="number">${count.format(live)}</span>`,
      html`<span class="number">${count.format(test)}</span>`,
    ]),
  )}</details>`
  return html`<section><h2>${monthName}</h2>${
    days.length === 0 ? html`<p class="empty">Nothing was generated in ${monthName}.</p>` : content
  }</section>`
}

function bars({ day, live, test }: JobsOfDay, busiest: number): Html {
  const x = (Number(day.slice(8)) - 1) * dayWidth + 1
  const heightOf = (jobs: number) => (jobs / busiest) * chartHeight
  const bar = (mode: 'live' | 'test', jobs: number, below: number) =>
    jobs > 0 &&
    html`<rect class="${mode}" x="${x}" y="${chartHeight - heightOf(below + jobs)}" width="${dayWidth - 2}" height="${heightOf(jobs)}"/>`
  const text = `${formatDayOfYear(day)}: ${count.format(live)} live, ${count.format(test)} test`
  return html`<g><title>${text}</title>${bar('live', live, 0)}${bar('test', test, live)}</g>`
}

function row(
  href: DashboardUrl,
  { month, billed }: MonthOfUsage,
  { max, isShown }: { max: number; isShown: boolean },
): Row {
  const monthName = formatMonth(month)
  const lastDay = addDays(`${monthAfter(month)}-01`, -1) ?? ''
  const share = Math.round((billed / max) * 100)
  return [
    html`<a href="${href(`/usage?month=${month}`)}"${isShown && html` aria-current="true"`}>${monthName}</a>`,
    html`<span class="number">${
      billed === 0
        ? '0'
        : html`<a href="${href(`/generations?mode=live&from=${month}-01&to=${lastDay}`)}">${count.format(billed)}<span class="unseen"> in ${monthName}</span></a>`
    }</span>`,
    html`<svg class="bar" width="120" height="10" role="img" aria-label="${share} %"><rect class="track" width="120" height="10" rx="3"/><rect class="fill" width="${share * 1.2}" height="10" rx="3"/></svg>`,
    html`<a href="${href(`/usage.csv?month=${month}`)}">CSV<span class="unseen"> of ${monthName}</span></a>`,
  ]
}
