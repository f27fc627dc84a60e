import type { UsageRow } from '../../accounts/usage-report.ts'
import type { Credit, RepeatedNumber } from '../../store/jobs.ts'
import type { StoredKey } from '../../store/store.ts'
import { type Html, html } from '../html/html.ts'
import { type DashboardUrl, notice, table } from '../html/page.ts'
import { number, t, time } from '../html/texts.ts'

/** Maximum number of repeated invoice numbers in the list. */
export const maxRepeated = 20

export interface BillingSection {
  href: DashboardUrl
  /** such as 2026-11 */
  month: string
  rows: readonly UsageRow[]
  credits: readonly Credit[]
  /** one more than {@link maxRepeated} if there are more */
  repeated: readonly RepeatedNumber[]
  keys: readonly StoredKey[]
}

/** Billed and credited PDFs of a month, by key and template, and the numbers that were billed more than once. */
export function billingSection({ href, month, rows, credits, repeated, keys }: BillingSection): Html {
  if (rows.length === 0) return html``
  const nameOf = (id: string) => keys.find(key => key.id === id)?.name ?? id
  return html`<section><h2>${t('usage_page.billed_in', { month })}</h2>
${repeated.length > 0 && repeatedNotice(href, repeated)}
${table(
  t('usage_page.billed_by_key', { month }),
  [t('generations.key'), t('generations.template'), t('usage_page.billed'), t('usage_page.credited')],
  rows.map(({ key_id, template, billed, credited }) => [
    html`${nameOf(key_id)}`,
    html`${template}`,
    html`<span class="number">${number(billed)}</span>`,
    html`<span class="number">${number(credited)}</span>`,
  ]),
)}
<p class="actions"><a class="button" href="${href(`/usage-by-key.csv?month=${month}`)}">${t('usage_page.csv_by_key')}</a> <a class="button" href="${href(`/usage-by-key.json?month=${month}`)}">JSON</a></p>
${credits.length > 0 && creditTable(href, month, credits)}</section>`
}

const repeatedNotice = (href: DashboardUrl, repeated: readonly RepeatedNumber[]): Html => {
  const links = repeated
    .slice(0, maxRepeated)
    .map(
      ({ job_id, invoice_number }, index) =>
        html`${index > 0 && ', '}<a href="${href(`/generations/${job_id}`)}">${invoice_number}</a>`,
    )
  return notice(
    'hint',
    t(repeated.length > maxRepeated ? 'usage_page.repeated_more' : 'usage_page.repeated', {
      invoices: html`${links}`,
    }),
  )
}

const creditTable = (href: DashboardUrl, month: string, credits: readonly Credit[]): Html =>
  html`<h3>${t('usage_page.credits')}</h3>
${table(
  t('usage_page.credits_in', { month }),
  [t('usage_page.given'), t('usage_page.invoice'), t('usage_page.reason')],
  credits.map(({ job_id, reason, created_at }) => [
    time(created_at),
    html`<a href="${href(`/generations/${job_id}`)}">${job_id}</a>`,
    html`${reason}`,
  ]),
)}`
