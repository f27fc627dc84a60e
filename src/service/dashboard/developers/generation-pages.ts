import { z } from 'zod'
import type { Job } from '../../store/jobs.ts'
import type { QueuedJob } from '../../store/queued-jobs.ts'
import { includesRole } from '../../store/users.ts'
import { type Html, html } from '../html/html.ts'
import {
  type DashboardUrl,
  formToken,
  kindChip,
  notice,
  page,
  type Row,
  type Shown,
  table,
  time,
} from '../html/page.ts'
import { deletionActions } from './deletion-pages.ts'
import { addressOf, type GenerationQuery, isNarrowed } from './generation-filter.ts'
import type { JobLink } from './job-link.ts'

interface GenerationsPage extends Shown {
  query: GenerationQuery
  templates: readonly string[]
  /** error message of an invalid filter */
  wrong?: string | undefined
  jobs: readonly { job: Job; link: JobLink }[]
  hasOlder: boolean
  /** not shown beside a filter */
  queued: readonly QueuedJob[]
  isAfterDeletion?: boolean
}

export function generationsPage(parts: GenerationsPage): Html {
  const { href, session, query, wrong, jobs } = parts
  return page({
    href,
    session,
    title: 'Invoices',
    content: html`${parts.isAfterDeletion === true && notice('done', 'The invoice was deleted.')}${wrong !== undefined && notice('wrong', wrong)}
${filterForm(parts)}
${parts.queued.length > 0 && queue(parts)}
${jobs.length === 0 ? wrong === undefined && nothing(href, query) : list(parts)}`,
  })
}

function filterForm({ href, query, templates }: GenerationsPage): Html {
  // a removed template may still have generations
  const names = query.template === '' ? templates : [...new Set([...templates, query.template])]
  return html`<form method="get" action="${href('/generations')}" class="row filters" role="search" aria-label="Invoices">
<label>Kind <select name="mode">${option('', 'Both', query.mode)}${option('live', 'Live', query.mode)}${option('test', 'Test', query.mode)}</select></label>
<label>Template <select name="template">${option('', 'All', query.template)}${names.map(name => option(name, name, query.template))}</select></label>
<label>Invoice number <input name="number" value="${query.number}" maxlength="64" autocomplete="off" placeholder="Exact number"></label>
<label>From <input type="date" name="from" value="${query.from}"></label>
<label>To <input type="date" name="to" value="${query.to}"></label>
<button type="submit">Show</button>
${isNarrowed(query) && html`<a class="button" href="${href('/generations')}">Show all</a>`}
</form>`
}

const option = (value: string, name: string, chosen: string): Html =>
  html`<option value="${value}"${value === chosen && html` selected`}>${name}</option>`

const nothing = (href: DashboardUrl, query: GenerationQuery): Html =>
  isNarrowed(query) || query.before !== ''
    ? html`<p class="empty">Nothing fits. <a href="${href('/generations')}">Show all invoices</a></p>`
    : html`<p class="empty">Nothing was generated yet. <a href="${href('/reference')}">The reference</a> shows the request that makes an invoice.</p>`

const statusNames = { queued: 'Waiting', running: 'Being generated', failed: 'Failed' }

const problemTitle = z.object({ title: z.string() })

/** Jobs requested with `Prefer: respond-async` that have no PDF yet. */
const queue = ({ queued, href, session }: GenerationsPage): Html => {
  const mayDelete = includesRole(session.user.role, 'owner')
  return html`<h2>Queued</h2>
${table(
  'Queued, newest first',
  ['Job', 'Accepted', 'Kind', 'Status', ...(mayDelete ? ['Deletion'] : [])],
  queued.map(({ id, created_at, mode, status, problem }) => [
    html`<code>${id}</code>`,
    time(created_at),
    kindChip(mode),
    html`${statusNames[status]}${problem !== null && html`: ${problemTitle.parse(JSON.parse(problem)).title}`}`,
    ...(mayDelete
      ? [
          html`<a class="button" href="${href(`/queued-jobs/${id}/delete`)}">Delete<span class="unseen"> ${id}</span>…</a>`,
        ]
      : []),
  ]),
)}
<p class="quiet">What failed is not billed; <code>GET /v1/jobs/{id}</code> tells more, for 30 days. <a href="${href('/reference')}">Reference</a></p>
<h2>Generated</h2>`
}

function list({ href, query, jobs, hasOlder }: GenerationsPage): Html {
  const last = jobs.at(-1)?.job.id ?? ''
  return html`${table(
    'Invoices, the newest first',
    ['Invoice number', 'Time', 'Template', 'Kind', 'PDF'],
    jobs.map(({ job, link }) => row(href, job, link)),
  )}
<nav aria-label="Pages" class="actions">${
    query.before !== '' &&
    html`<a class="button" href="${href(`/generations${addressOf({ ...query, before: '' })}`)}">Newest</a>`
  }${hasOlder && html`<a class="button" href="${href(`/generations${addressOf({ ...query, before: last })}`)}">Older</a>`}</nav>`
}

/** As an invoice names exactly this version. */
const templateOf = ({ template, template_version }: Job): string =>
  template_version === null ? template : `${template}@${template_version}`

const row = (href: DashboardUrl, job: Job, link: JobLink): Row => [
  html`<a href="${href(`/generations/${job.id}`)}">${job.invoice_number}</a>`,
  time(job.created_at),
  html`${templateOf(job)}`,
  kindChip(job.mode),
  job.file_deleted_at !== null
    ? html`Deleted<span class="unseen"> PDF of ${job.invoice_number}</span>`
    : link.isOpen
      ? html`<a href="${link.href}">Open<span class="unseen"> the PDF of ${job.invoice_number}</span></a>`
      : html`<a href="${href(`/generations/${job.id}`)}">Expired<span class="unseen"> link of ${job.invoice_number}</span></a>`,
]

interface GenerationPage extends Shown {
  job: Job
  keyName: string
  link: JobLink
  isFresh: boolean
}

export const generationPage = ({ href, session, job, keyName, link, isFresh }: GenerationPage): Html =>
  page({
    href,
    session,
    title: `Invoice ${job.invoice_number}`,
    content: html`${isFresh && notice('done', 'A fresh link was made.')}
<dl class="facts">
<dt>Kind</dt><dd>${kindChip(job.mode)} ${job.mode === 'live' ? 'billed' : 'free, marked TEST'}</dd>
<dt>Made</dt><dd>${time(job.created_at)}</dd>
<dt>Template</dt><dd>${templateOf(job)}</dd>
<dt>Job</dt><dd><code>${job.id}</code></dd>
<dt>Key</dt><dd>${keyName}</dd>
<dt>${job.file_deleted_at === null ? 'Link' : 'PDF'}</dt><dd>${
      job.file_deleted_at !== null
        ? html`Deleted ${time(job.file_deleted_at)}, ${job.file_deletion === 'retention' ? 'after the time for which such PDFs are kept' : 'on request'}.`
        : link.isOpen
          ? html`<a href="${link.href}" class="long">${link.href}</a><br>Open to whoever has it until ${time(link.expires_at)}.`
          : html`Expired ${time(link.expires_at)}.`
    }</dd></dl>
${
  job.file_deleted_at === null &&
  !link.isOpen &&
  html`<form method="post" action="${href(`/generations/${job.id}/link`)}" class="actions">${formToken(session.token)}
<button type="submit" class="primary">Make a fresh link</button></form><p class="quiet">It is free, and the old link stays shut.</p>`
}
${includesRole(session.user.role, 'owner') && deletionActions({ href, job })}
<p><a href="${href('/generations')}">All invoices</a></p>`,
  })
