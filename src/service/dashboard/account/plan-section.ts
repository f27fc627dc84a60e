import { count, dayCount, formatBytes, priceText } from '../../accounts/format.ts'
import type { RetentionRule } from '../../retention/retention-rule.ts'
import type { Plan } from '../../store/plans.ts'
import type { StoredBytes } from '../../store/stored-bytes.ts'
import { type Html, html } from '../html/html.ts'
import { notice } from '../html/page.ts'

interface PlanUse {
  /** live PDFs of the present month */
  billed: number
  stored: StoredBytes
  retentionDaysOf: RetentionRule
  /** what a live PDF costs, in the operator's words; not shown if absent */
  price?: string | undefined
}

/** The plan of the account and how much of it is used. */
export const planSection = (plan: Plan, { billed, stored, retentionDaysOf, price }: PlanUse): Html =>
  html`${warningOf(plan, billed)}
<section><h2>Plan: ${plan.name}</h2>
<p>${useOf(plan, billed)} ${storedOf(stored)} ${keptOf(retentionDaysOf(plan, 'live'), retentionDaysOf(plan, 'test'))} ${limitsOf(plan)} ${price !== undefined && priceText(price)}</p></section>`

function keptOf(live: number | undefined, test: number | undefined): string {
  const time = (limit: number | undefined) =>
    limit === undefined ? 'until they are deleted' : `for ${dayCount.format(limit)}`
  return `Live PDFs are kept ${time(live)}, test PDFs ${time(test)}.`
}

function useOf({ monthly_cap }: Plan, billed: number): string {
  if (monthly_cap === null) return `${count.format(billed)} live PDFs this month, without a monthly limit.`
  return `${count.format(billed)} of ${count.format(monthly_cap)} live PDFs this month.`
}

const storedOf = ({ live, test, templates }: StoredBytes): string =>
  `${formatBytes(live)} of live and ${formatBytes(test)} of test PDFs${
    templates === 0 ? '' : ` and ${formatBytes(templates)} of templates`
  } are stored.`

function warningOf({ monthly_warning, monthly_cap }: Plan, billed: number): Html | false {
  if (monthly_cap !== null && billed >= monthly_cap) {
    const text = 'The monthly limit is reached: live PDFs are refused until the next month of UTC.'
    return notice('wrong', `${text} The operator of the service can raise it.`)
  }
  if (monthly_warning === null || billed < monthly_warning) return false
  const text = `${count.format(billed)} live PDFs were made this month.`
  return notice(
    'hint',
    monthly_cap === null ? text : `${text} Above ${count.format(monthly_cap)} they are refused.`,
  )
}

function limitsOf({ requests_per_minute, concurrent_renders, stored_bytes }: Plan): string {
  const limits = [
    ...(requests_per_minute === null ? [] : [`${count.format(requests_per_minute)} requests a minute`]),
    ...(concurrent_renders === null ? [] : [`${count.format(concurrent_renders)} rendered at once`]),
    ...(stored_bytes === null ? [] : [`${formatBytes(stored_bytes)} of PDFs`]),
  ]
  return limits.length === 0 ? '' : `The plan also allows ${limits.join(', ')}.`
}
