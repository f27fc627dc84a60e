import { count } from '../../accounts/format.ts'
import type { UsageRow } from '../../accounts/usage-report.ts'
import type { Credit, RepeatedNumber } from '../../store/jobs.ts'
import type { StoredKey } from '../../store/store.ts'
import { type Html, html } from '../html/html.ts'
import { type DashboardUrl, notice, table, time } from '../html/page.ts'

/** Repeated numbers that are listed by name. */
export const maxRepeated = 20

export interface BillingSection {
  href: DashboardUrl
  /** such as 2026-11 */
  month: string
  monthName: string
  rows: readonly UsageRow[]
  credits: readonly Credit[]
  /** one more than {@link maxRepeated} if there are more */
  repeated: readonly RepeatedNumber[]
  keys: readonly StoredKey[]
}

/** Billed and credited PDFs of a month, by key and template, and the numbers that were billed more than once. */
export function billingSection({
  href,
  month,
  monthName,
  rows,
  credits,
  repeated,
  keys,
}: BillingSection): Html {
  if (rows.length === 0) return html``
  const nameOf = (id: string) => keys.find(key => key.id === id)?.name ?? id
  return html`<section><h2>Billed in ${monthName}</h2>
${repeated.length > 0 && repeatedNotice(href, repeated)}
${table(
  `Billed in ${monthName} by key and template`,
  ['Key', 'Template', 'Billed', 'Credited'],
  rows.map(({ key_id, template, billed, credited }) => [
    html`${nameOf(key_id)}`,
    html`${template}`,
    html`<span class="number">${count.format(billed)}</span>`,
    html`<span class="number">${count.format(credited)}</span>`,
  ]),
)}
<p class="actions"><a class="button" href="${href(`/usage-by-key.csv?month=${month}`)}">CSV by key and template</a> <a class="button" href="${href(`/usage-by-key.json?month=${month}`)}">JSON</a></p>
${credits.length > 0 && creditTable(href, monthName, credits)}</section>`
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
    html`Billed again without an Idempotency-Key: ${links}${repeated.length > maxRepeated && ' and more'}. If these were the same invoices, send an Idempotency-Key, which bills each once.`,
  )
}

const creditTable = (href: DashboardUrl, monthName: string, credits: readonly Credit[]): Html =>
  html`<h3>Credits</h3>
${table(
  `Credits given in ${monthName}`,
  ['Given', 'Invoice', 'Reason'],
  credits.map(({ job_id, reason, created_at }) => [
    time(created_at),
    html`<a href="${href(`/generations/${job_id}`)}">${job_id}</a>`,
    html`${reason}`,
  ]),
)}`
