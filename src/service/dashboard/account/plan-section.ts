import type { RetentionRule } from '../../retention/retention-rule.ts'
import type { Plan } from '../../store/plans.ts'
import type { StoredBytes } from '../../store/stored-bytes.ts'
import { type Html, html } from '../html/html.ts'
import { notice } from '../html/page.ts'
import { bytes, days, priceText, t } from '../html/texts.ts'

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
<section><h2>${t('plan.title', { name: plan.name })}</h2>
<p>${useOf(plan, billed)} ${storedOf(stored)} ${keptOf(retentionDaysOf(plan, 'live'), retentionDaysOf(plan, 'test'))} ${limitsOf(plan)} ${price !== undefined && priceText(price)}</p></section>`

function keptOf(live: number | undefined, test: number | undefined): Html {
  if (live === undefined)
    return test === undefined
      ? t('plan.kept.forever_forever')
      : t('plan.kept.forever_days', { test: days(test) })
  return test === undefined
    ? t('plan.kept.days_forever', { live: days(live) })
    : t('plan.kept.days_days', { live: days(live), test: days(test) })
}

const useOf = ({ monthly_cap: cap }: Plan, billed: number): Html =>
  cap === null ? t('plan.used', { billed }) : t('plan.used_of', { billed, cap })

function storedOf({ live, test, templates }: StoredBytes): Html {
  const pdfs = { live: bytes(live), test: bytes(test) }
  return templates === 0
    ? t('plan.stored', pdfs)
    : t('plan.stored_templates', { ...pdfs, templates: bytes(templates) })
}

function warningOf({ monthly_warning: warning, monthly_cap: cap }: Plan, billed: number): Html | false {
  if (cap !== null && billed >= cap) return notice('wrong', t('plan.reached'))
  if (warning === null || billed < warning) return false
  const text = t('plan.made', { billed })
  return notice('hint', cap === null ? text : html`${text} ${t('plan.refused_above', { cap })}`)
}

function limitsOf({ requests_per_minute, concurrent_renders, stored_bytes }: Plan): Html | false {
  const limits = [
    ...(requests_per_minute === null ? [] : [t('plan.requests_a_minute', { requests: requests_per_minute })]),
    ...(concurrent_renders === null ? [] : [t('plan.rendered_at_once', { renders: concurrent_renders })]),
    ...(stored_bytes === null ? [] : [t('plan.bytes_of_pdfs', { stored: bytes(stored_bytes) })]),
  ]
  const list = limits.map((limit, index) => html`${index > 0 && ', '}${limit}`)
  return limits.length > 0 && t('plan.also_allows', { limits: html`${list}` })
}
