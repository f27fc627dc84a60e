import { addDays, monthAfter } from '#core/text/calendar-date.ts'
import type { RetentionRule } from '../../retention/retention-rule.ts'
import type { JobsOfDay } from '../../store/jobs.ts'
import type { Plan } from '../../store/plans.ts'
import type { StoredBytes } from '../../store/stored-bytes.ts'
import { type Html, html } from '../html/html.ts'
import { type DashboardSession, type DashboardUrl, kindChip, page, type Row, table } from '../html/page.ts'
import { dayOfYear, number, t, textOf } from '../html/texts.ts'
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
  billing: Omit<BillingSection, 'href' | 'month'>
}

export function usagePage(props: UsagePage): Html {
  const { href, session, year, presentYear, months, month } = props
  const total = months.reduce((sum, { billed }) => sum + billed, 0)
  return page({
    href,
    session,
    title: t('dashboard.usage'),
    section: '/usage',
    content: html`${planSection(props.plan, { ...props, billed: props.billedNow })}
${chart(props)}
${billingSection({ ...props.billing, href, month })}
<section><h2>${t('usage_page.billed_in_year', { year, billed: total })}</h2>
<p>${t('usage_page.by_month')}</p>
${
  total === 0
    ? html`<p class="empty">${t('usage_page.none_in_year', { year })}</p>`
    : table(
        t('usage_page.months_of', { year }),
        [t('usage_page.month'), t('usage_page.billed'), t('usage_page.ledger')],
        months.toReversed().map(each => row(href, each, each.month === month)),
      )
}
<nav aria-label="${t('usage_page.years')}" class="actions">${
      year > 1000 && html`<a class="button" href="${href(`/usage?year=${year - 1}`)}">${year - 1}</a>`
    }${year < presentYear && html`<a class="button" href="${href(`/usage?year=${year + 1}`)}">${year + 1}</a>`}</nav></section>`,
  })
}

/** Height of the chart and of the bars in it, in CSS pixels. */
const chartHeight = 200
const plotTop = 10
const plotHeight = 160

/** Chart of PDFs per day of a month; a table contains the same numbers. */
function chart({ month, days }: UsagePage): Html {
  const sumOf = (mode: 'live' | 'test') => days.reduce((sum, day) => sum + day[mode], 0)
  const busiest = Math.max(0, ...days.map(({ live, test }) => live + test))
  const [live, test] = [sumOf('live'), sumOf('test')]
  const onBusiest = { code: 'usage_page.busiest', params: { count: busiest } } as const
  const text = t('usage_page.chart', { month, live, test, busiest: onBusiest })
  const content = html`<p class="legend"><span>${kindChip('live')} ${number(live)}</span> <span>${kindChip('test')} ${number(test)}</span> <span class="quiet">${textOf(onBusiest)}</span></p>
${drawing(text, { month, days, busiest })}
<details><summary>${t('usage_page.as_table')}</summary>${table(
    t('usage_page.days_of', { month }),
    [t('usage_page.day'), t('dashboard.live'), t('dashboard.test')],
    days.map(({ day, live, test }) => [
      dayOfYear(day),
      html`<span class="number">${number(live)}</span>`,
      html`<span class="number">${number(test)}</span>`,
    ]),
  )}</details>`
  return html`<section><h2>${t('usage_page.month_name', { month })}</h2>${
    days.length === 0 ? html`<p class="empty">${t('usage_page.none_in_month', { month })}</p>` : content
  }</section>`
}

interface Drawing {
  month: string
  days: readonly JobsOfDay[]
  /** PDFs on the busiest day, at least 1 */
  busiest: number
}

/** Horizontal positions are percentages, so that texts keep their size at every width. */
function drawing(text: Html, { month, days, busiest }: Drawing): Html {
  const length = Number((addDays(`${monthAfter(month)}-01`, -1) ?? '').slice(8))
  const ticks = ticksUpTo(busiest)
  const highest = ticks.at(-1) as number
  const topOf = (jobs: number) => plotTop + plotHeight * (1 - jobs / highest)
  const leftOf = (day: number) => ((day - 1) / length) * 100
  return html`<div class="chart" role="img" aria-label="${text}">
<svg class="amounts" height="${chartHeight}" aria-hidden="true">${ticks.map(tick => html`<text x="100%" y="${topOf(tick) + 4}">${number(tick)}</text>`)}</svg>
<svg class="plot" height="${chartHeight}">${ticks.map(tick => html`<line x1="0" x2="100%" y1="${topOf(tick)}" y2="${topOf(tick)}"/>`)}
${days.map(day => bars(day, { left: leftOf(dayOfMonth(day)), width: 80 / length, topOf }))}
${[1, 8, 15, 22].map(day => html`<text x="${leftOf(day)}%" y="${chartHeight - 8}">${dayOfYear(`${month}-${String(day).padStart(2, '0')}`)}</text>`)}</svg>
</div>`
}

const dayOfMonth = ({ day }: JobsOfDay): number => Number(day.slice(8))

/** Returns round numbers from 0 to at least `max`: at most five steps of 1, 2 or 5 times a power of ten. */
function ticksUpTo(max: number): number[] {
  const power = 10 ** Math.max(0, Math.floor(Math.log10(max)) - 1)
  const step = [1, 2, 5, 10, 20].map(factor => factor * power).find(size => max / size <= 5) as number
  return Array.from({ length: Math.ceil(max / step) + 1 }, (_, index) => index * step)
}

interface BarPlace {
  /** percentages of the plot */
  left: number
  width: number
  topOf: (jobs: number) => number
}

function bars({ day, live, test }: JobsOfDay, { left, width, topOf }: BarPlace): Html {
  const bar = (mode: 'live' | 'test', jobs: number, below: number) =>
    jobs > 0 &&
    html`<rect class="${mode}" x="${left}%" y="${topOf(below + jobs)}" width="${width}%" height="${topOf(below) - topOf(below + jobs)}"/>`
  const text = t('usage_page.of_day', { day: dayOfYear(day), live, test })
  return html`<g><title>${text}</title>${bar('live', live, 0)}${bar('test', test, live)}</g>`
}

function row(href: DashboardUrl, { month, billed }: MonthOfUsage, isShown: boolean): Row {
  const monthName = t('usage_page.month_name', { month })
  const lastDay = addDays(`${monthAfter(month)}-01`, -1) ?? ''
  return [
    html`<a href="${href(`/usage?month=${month}`)}"${isShown && html` aria-current="true"`}>${monthName}</a>`,
    html`<span class="number">${
      billed === 0
        ? '0'
        : html`<a href="${href(`/generations?mode=live&from=${month}-01&to=${lastDay}`)}">${number(billed)}<span class="unseen"> ${monthName}</span></a>`
    }</span>`,
    html`<a href="${href(`/usage.csv?month=${month}`)}">CSV<span class="unseen"> ${monthName}</span></a>`,
  ]
}
