import { addDays, monthAfter } from '#core/text/calendar-date.ts'
import { type Html, html } from '../html.ts'
import { type DashboardSession, type DashboardUrl, dashboardLocale, page, table } from '../page.ts'
import type { MonthOfUsage } from './usage.ts'

interface UsagePage {
  href: DashboardUrl
  session: DashboardSession
  year: number
  presentYear: number
  months: readonly MonthOfUsage[]
}

const count = new Intl.NumberFormat(dashboardLocale)
const named = new Intl.DateTimeFormat(dashboardLocale, { month: 'long', year: 'numeric', timeZone: 'UTC' })

export function usagePage({ href, session, year, presentYear, months }: UsagePage): Html {
  const total = months.reduce((sum, { billed }) => sum + billed, 0)
  const max = Math.max(1, ...months.map(({ billed }) => billed))
  return page({
    href,
    session,
    title: 'Usage',
    content: html`<p>Billed generations by month of UTC, as the ledger has them. Test generations are free and not counted.</p>
<h2>${year}: ${count.format(total)} billed</h2>
${
  total === 0
    ? html`<p class="empty">Nothing was billed in ${year}.</p>`
    : table(
        `Billed generations of ${year}`,
        ['Month', 'Billed', 'Share of the busiest month', 'Ledger'],
        months.map(month => row(href, month, max)),
      )
}
<nav aria-label="Years" class="actions">${
      year > 1000 && html`<a class="button" href="${href(`/usage?year=${year - 1}`)}">${year - 1}</a>`
    }${year < presentYear && html`<a class="button" href="${href(`/usage?year=${year + 1}`)}">${year + 1}</a>`}</nav>`,
  })
}

function row(href: DashboardUrl, { month, billed }: MonthOfUsage, max: number): Html {
  const words = named.format(new Date(`${month}-01`))
  const lastDay = addDays(`${monthAfter(month)}-01`, -1) ?? ''
  const share = Math.round((billed / max) * 100)
  return html`<tr><th scope="row">${words}</th>
<td class="number">${
    billed === 0
      ? '0'
      : html`<a href="${href(`/generations?mode=live&from=${month}-01&to=${lastDay}`)}">${count.format(billed)}<span class="unseen"> in ${words}</span></a>`
  }</td>
<td><svg class="bar" width="120" height="10" role="img" aria-label="${share} %"><rect class="track" width="120" height="10" rx="3"/><rect class="fill" width="${share * 1.2}" height="10" rx="3"/></svg></td>
<td><a href="${href(`/usage.csv?month=${month}`)}">CSV<span class="unseen"> of ${words}</span></a></td></tr>`
}
