import type { Job } from '../store/store.ts'
import { addressOf, type GenerationQuery } from './generation-filter.ts'
import { type Html, html } from './html.ts'
import type { JobLink } from './job-link.ts'
import { type At, formToken, kindChip, notice, page, table, time, type Visitor } from './page.ts'

interface Shown {
  at: At
  visitor: Visitor
}

interface GenerationsPage extends Shown {
  query: GenerationQuery
  templates: readonly string[]
  /** in words, what of the query cannot be looked for */
  wrong?: string | undefined
  jobs: readonly { job: Job; link: JobLink }[]
  hasOlder: boolean
}

export function generationsPage(parts: GenerationsPage): Html {
  const { at, visitor, query, wrong, jobs } = parts
  return page({
    at,
    visitor,
    title: 'Generations',
    content: html`${wrong !== undefined && notice('wrong', wrong)}
${filterForm(parts)}
${jobs.length === 0 ? wrong === undefined && nothing(at, query) : list(parts)}`,
  })
}

function filterForm({ at, query, templates }: GenerationsPage): Html {
  // one that was taken away still has its invoices
  const names = query.template === '' ? templates : [...new Set([...templates, query.template])]
  return html`<form method="get" action="${at('/generations')}" class="row filters" role="search" aria-label="Generations">
<label>Kind <select name="mode">${option('', 'Both', query.mode)}${option('live', 'Live', query.mode)}${option('test', 'Test', query.mode)}</select></label>
<label>Template <select name="template">${option('', 'All', query.template)}${names.map(name => option(name, name, query.template))}</select></label>
<label>Invoice number <input name="number" value="${query.number}" maxlength="64" autocomplete="off" placeholder="The whole number"></label>
<label>From <input type="date" name="from" value="${query.from}"></label>
<label>To <input type="date" name="to" value="${query.to}"></label>
<button type="submit">Show</button>
${isNarrowed(query) && html`<a class="button" href="${at('/generations')}">Show all</a>`}
</form>`
}

const option = (value: string, name: string, chosen: string): Html =>
  html`<option value="${value}"${value === chosen && html` selected`}>${name}</option>`

const isNarrowed = (query: GenerationQuery) => addressOf({ ...query, before: '' }) !== ''

const nothing = (at: At, query: GenerationQuery): Html =>
  isNarrowed(query) || query.before !== ''
    ? html`<p class="empty">Nothing fits. <a href="${at('/generations')}">Show all generations</a></p>`
    : html`<p class="empty">Nothing was generated yet. <a href="${at('/reference')}">The reference</a> shows the request that makes an invoice.</p>`

function list({ at, query, jobs, hasOlder }: GenerationsPage): Html {
  const last = jobs.at(-1)?.job.id ?? ''
  return html`${table(
    'Generations, the newest first',
    ['Invoice number', 'Time', 'Template', 'Kind', 'PDF'],
    jobs.map(({ job, link }) => row(at, job, link)),
  )}
<nav aria-label="Pages" class="actions">${
    query.before !== '' &&
    html`<a class="button" href="${at(`/generations${addressOf({ ...query, before: '' })}`)}">Newest</a>`
  }${hasOlder && html`<a class="button" href="${at(`/generations${addressOf({ ...query, before: last })}`)}">Older</a>`}</nav>`
}

const row = (at: At, job: Job, link: JobLink): Html => html`<tr>
<th scope="row"><a href="${at(`/generations/${job.id}`)}">${job.invoice_number}</a></th>
<td>${time(job.created_at)}</td>
<td>${job.template}</td><td>${kindChip(job.mode)}</td>
<td>${
  link.isOpen
    ? html`<a href="${link.href}">Open<span class="unseen"> the PDF of ${job.invoice_number}</span></a>`
    : html`<a href="${at(`/generations/${job.id}`)}">Expired<span class="unseen"> link of ${job.invoice_number}</span></a>`
}</td></tr>`

interface GenerationPage extends Shown {
  job: Job
  keyName: string
  link: JobLink
  isFresh: boolean
}

export const generationPage = ({ at, visitor, job, keyName, link, isFresh }: GenerationPage): Html =>
  page({
    at,
    visitor,
    title: `Invoice ${job.invoice_number}`,
    content: html`${isFresh && notice('done', 'A fresh link was made.')}
<dl class="facts">
<dt>Kind</dt><dd>${kindChip(job.mode)} ${job.mode === 'live' ? 'billed' : 'free, marked TEST'}</dd>
<dt>Made</dt><dd>${time(job.created_at)}</dd>
<dt>Template</dt><dd>${job.template}</dd>
<dt>Job</dt><dd><code>${job.id}</code></dd>
<dt>Key</dt><dd>${keyName}</dd>
<dt>Link</dt><dd>${
      link.isOpen
        ? html`<a href="${link.href}" class="long">${link.href}</a><br>Open to whoever has it until ${time(link.expires_at)}.`
        : html`Expired ${time(link.expires_at)}.`
    }</dd></dl>
${
  !link.isOpen &&
  html`<form method="post" action="${at(`/generations/${job.id}/link`)}" class="actions">${formToken(visitor.token)}
<button type="submit" class="primary">Make a fresh link</button></form><p class="quiet">It is free, and the old link stays shut.</p>`
}
<p><a href="${at('/generations')}">All generations</a></p>`,
  })
