import { z } from 'zod'
import { type ServiceErrorCode, serviceErrors } from '../../problems/problem-guide.ts'
import type { Job } from '../../store/jobs.ts'
import type { QueuedJob } from '../../store/queued-jobs.ts'
import { includesRole } from '../../store/users.ts'
import { type Html, html, type Text } from '../html/html.ts'
import {
  type DashboardUrl,
  formToken,
  kindChip,
  notice,
  page,
  type Row,
  type Shown,
  table,
} from '../html/page.ts'
import { t, time } from '../html/texts.ts'
import { deletionActions } from './deletion-pages.ts'
import { addressOf, type GenerationQuery, isNarrowed } from './generation-filter.ts'
import type { JobLink } from './job-link.ts'

interface GenerationsPage extends Shown {
  query: GenerationQuery
  templates: readonly string[]
  /** error message of an invalid filter */
  wrong?: Html | undefined
  jobs: readonly { job: Job; link: JobLink }[]
  hasOlder: boolean
  /** not shown while a filter is set */
  queued: readonly QueuedJob[]
  isAfterDeletion?: boolean
}

export function generationsPage(props: GenerationsPage): Html {
  const { href, session, query, wrong, jobs } = props
  return page({
    href,
    session,
    title: t('dashboard.invoices'),
    section: '/generations',
    content: html`${props.isAfterDeletion === true && notice('done', t('generations.deleted'))}${wrong !== undefined && notice('wrong', wrong)}
${filterForm(props)}
${props.queued.length > 0 && queue(props)}
${jobs.length === 0 ? wrong === undefined && nothing(href, query) : list(props)}`,
  })
}

function filterForm({ href, query, templates }: GenerationsPage): Html {
  // adds the selected template, which may have been removed
  const names = query.template === '' ? templates : [...new Set([...templates, query.template])]
  return html`<form method="get" action="${href('/generations')}" class="row filters" role="search" aria-label="${t('dashboard.invoices')}">
<label>${t('dashboard.kind')} <select name="mode">${option('', t('generations.both_kinds'), query.mode)}${option('live', t('dashboard.live'), query.mode)}${option('test', t('dashboard.test'), query.mode)}</select></label>
<label>${t('generations.template')} <select name="template">${option('', t('generations.all_templates'), query.template)}${names.map(name => option(name, name, query.template))}</select></label>
<label>${t('generations.number')} <input name="number" value="${query.number}" maxlength="64" autocomplete="off" placeholder="${t('generations.exact_number')}"></label>
<label>${t('generations.from')} <input type="date" name="from" value="${query.from}"></label>
<label>${t('generations.to')} <input type="date" name="to" value="${query.to}"></label>
<button type="submit">${t('dashboard.show')}</button>
${isNarrowed(query) && html`<a class="button" href="${href('/generations')}">${t('dashboard.show_all')}</a>`}
</form>`
}

const option = (value: string, name: Text, chosen: string): Html =>
  html`<option value="${value}"${value === chosen && html` selected`}>${name}</option>`

const nothing = (href: DashboardUrl, query: GenerationQuery): Html =>
  isNarrowed(query) || query.before !== ''
    ? html`<p class="empty">${t('generations.nothing_fits', { link: html`<a href="${href('/generations')}">${t('generations.show_all')}</a>` })}</p>`
    : html`<p class="empty">${t('generations.none', { link: html`<a href="${href('/reference')}">${t('generations.the_reference')}</a>` })}</p>`

const statusNames = {
  queued: t('generations.waiting'),
  running: t('generations.running'),
  failed: t('generations.failed'),
}

const failure = z.object({ code: z.enum(serviceErrors) })

/** The stored problem is in English, so its text is written again in the language of the page. */
const reasonOf = (problem: string): { code: ServiceErrorCode } => failure.parse(JSON.parse(problem))

/** Queued and failed jobs of `Prefer: respond-async`. */
const queue = ({ queued, href, session }: GenerationsPage): Html => {
  const mayDelete = includesRole(session.user.role, 'owner')
  return html`<h2>${t('generations.queued')}</h2>
${table(
  t('generations.queued_list'),
  [
    t('generations.job'),
    t('generations.accepted'),
    t('dashboard.kind'),
    t('generations.status'),
    ...(mayDelete ? [t('generations.deletion')] : []),
  ],
  queued.map(({ id, created_at, mode, status, problem }) => [
    html`<code>${id}</code>`,
    time(created_at),
    kindChip(mode),
    problem === null ? statusNames[status] : t('generations.failed_because', { reason: reasonOf(problem) }),
    ...(mayDelete
      ? [
          html`<a class="button" href="${href(`/queued-jobs/${id}/delete`)}">${t('generations.delete_one')}<span class="unseen"> ${id}</span></a>`,
        ]
      : []),
  ]),
)}
<p class="quiet">${t('generations.failed_note', { request: html`<code>GET /v1/jobs/{id}</code>`, reference: html`<a href="${href('/reference')}">${t('dashboard.reference')}</a>` })}</p>
<h2>${t('generations.generated')}</h2>`
}

function list({ href, query, jobs, hasOlder }: GenerationsPage): Html {
  const last = jobs.at(-1)?.job.id ?? ''
  return html`${table(
    t('generations.list'),
    [t('generations.number'), t('dashboard.time'), t('generations.template'), t('dashboard.kind'), 'PDF'],
    jobs.map(({ job, link }) => row(href, job, link)),
  )}
<nav aria-label="${t('dashboard.pages')}" class="actions">${
    query.before !== '' &&
    html`<a class="button" href="${href(`/generations${addressOf({ ...query, before: '' })}`)}">${t('dashboard.newest')}</a>`
  }${hasOlder && html`<a class="button" href="${href(`/generations${addressOf({ ...query, before: last })}`)}">${t('dashboard.older')}</a>`}</nav>`
}

/** Formats a template version as an invoice refers to it. */
const templateOf = ({ template, template_version }: Job): string =>
  template_version === null ? template : `${template}@${template_version}`

const row = (href: DashboardUrl, job: Job, link: JobLink): Row => [
  html`<a href="${href(`/generations/${job.id}`)}">${job.invoice_number}</a>`,
  time(job.created_at),
  html`${templateOf(job)}`,
  kindChip(job.mode),
  job.file_deleted_at !== null
    ? html`${t('generations.pdf_deleted')}<span class="unseen"> ${job.invoice_number}</span>`
    : link.isOpen
      ? html`<a href="${link.href}">${t('generations.open')}<span class="unseen"> ${job.invoice_number}</span></a>`
      : html`<a href="${href(`/generations/${job.id}`)}">${t('generations.link_expired')}<span class="unseen"> ${job.invoice_number}</span></a>`,
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
    title: t('generations.title', { number: job.invoice_number }),
    content: html`${isFresh && notice('done', t('generations.fresh_link'))}
<dl class="facts">
<dt>${t('dashboard.kind')}</dt><dd>${kindChip(job.mode)} ${job.mode === 'live' ? t('generations.billed') : t('generations.free')}</dd>
<dt>${t('generations.made')}</dt><dd>${time(job.created_at)}</dd>
<dt>${t('generations.template')}</dt><dd>${templateOf(job)}</dd>
<dt>${t('generations.job')}</dt><dd><code>${job.id}</code></dd>
<dt>${t('generations.key')}</dt><dd>${keyName}</dd>
<dt>${job.file_deleted_at === null ? t('dashboard.link') : t('generations.pdf')}</dt><dd>${
      job.file_deleted_at !== null
        ? t(
            job.file_deletion === 'retention'
              ? 'generations.deleted_after_retention'
              : 'generations.deleted_on_request',
            { time: time(job.file_deleted_at) },
          )
        : link.isOpen
          ? html`<a href="${link.href}" class="long">${link.href}</a><br>${t('generations.open_until', { time: time(link.expires_at) })}`
          : t('generations.expired_at', { time: time(link.expires_at) })
    }</dd></dl>
${
  job.file_deleted_at === null &&
  !link.isOpen &&
  html`<form method="post" action="${href(`/generations/${job.id}/link`)}" class="actions">${formToken(session.token)}
<button type="submit" class="primary">${t('generations.make_link')}</button></form><p class="quiet">${t('generations.make_link_note')}</p>`
}
${includesRole(session.user.role, 'owner') && deletionActions({ href, job })}
<p><a href="${href('/generations')}">${t('generations.all')}</a></p>`,
  })
