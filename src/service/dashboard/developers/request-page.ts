import { count } from '../../accounts/format.ts'
import type { LoggedRequestEntry } from '../../store/request-store.ts'
import { type Html, html } from '../html/html.ts'
import { type DashboardUrl, page, type Row, type Shown, table, time } from '../html/page.ts'

/** The search as submitted, to be shown again in the form. */
export interface RequestQuery {
  id: string
  /** `failed` or empty */
  show: string
  before: string
}

interface RequestPage extends Shown {
  query: RequestQuery
  requests: readonly LoggedRequestEntry[]
  /** by the id of the key */
  keyNames: ReadonlyMap<string, string>
  hasOlder: boolean
}

export const requestPage = (parts: RequestPage): Html =>
  page({
    href: parts.href,
    session: parts.session,
    title: 'Requests',
    content: html`<p>The requests of the last 7 days, refused ones too, by the X-Request-Id of their answers. A request appears some seconds after its answer. A request without a valid key is found by its whole id only, and one whose path or method does not exist has no path here.</p>
${searchForm(parts)}
${parts.requests.length === 0 ? nothing(parts) : list(parts)}`,
  })

const searchForm = ({ href, query }: RequestPage): Html =>
  html`<form method="get" action="${href('/requests')}" class="row filters" role="search" aria-label="Requests">
<label>Request id <input name="id" value="${query.id}" maxlength="200" autocomplete="off" placeholder="The whole id"></label>
<label>Status <select name="show"><option value="">All</option><option value="failed"${query.show === 'failed' && html` selected`}>Refused or failed</option></select></label>
<button type="submit">Show</button>
${isNarrowed(query) && html`<a class="button" href="${href('/requests')}">Show all</a>`}
</form>`

const isNarrowed = ({ id, show }: RequestQuery) => id !== '' || show !== ''

const nothing = ({ href, query }: RequestPage): Html =>
  isNarrowed(query) || query.before !== ''
    ? html`<p class="empty">Nothing fits. <a href="${href('/requests')}">Show all requests</a></p>`
    : html`<p class="empty">There were no requests in the last 7 days.</p>`

function list({ href, query, requests, keyNames, hasOlder }: RequestPage): Html {
  const last = requests.at(-1)?.id ?? ''
  const address = (before: string) => {
    const given = Object.entries({ ...query, before }).filter(([, value]) => value !== '')
    return href(`/requests${given.length === 0 ? '' : `?${new URLSearchParams(given)}`}`)
  }
  return html`${table(
    'Requests, the newest first',
    ['Request id', 'Time', 'Request', 'Status', 'Key', 'Client', 'Duration'],
    requests.map(request => row(href, request, keyNames)),
  )}
<nav aria-label="Pages" class="actions">${
    query.before !== '' && html`<a class="button" href="${address('')}">Newest</a>`
  }${hasOlder && html`<a class="button" href="${address(String(last))}">Older</a>`}</nav>`
}

/** May be broken after its separators. */
const breakable = (text: string): Html =>
  html`${text.split(/(?<=[_/:])/).map((part, index) => html`${index > 0 && html`<wbr>`}${part}`)}`

const row = (href: DashboardUrl, request: LoggedRequestEntry, names: ReadonlyMap<string, string>): Row => [
  html`<a href="${href(`/requests?${new URLSearchParams({ id: request.request_id })}`)}"><code>${request.request_id}</code></a>`,
  time(request.at),
  html`${request.method} <code class="parts">${breakable(request.route)}</code>`,
  html`${request.status ?? 'no answer'}${request.code !== null && html` <code class="parts">${breakable(request.code)}</code>`}`,
  html`<span class="long">${request.key_id === null ? 'none' : (names.get(request.key_id) ?? request.key_id)}</span>`,
  html`${request.account_id === '' ? '–' : breakable(request.client)}`,
  html`<span class="short">${count.format(request.milliseconds)} ms</span>`,
]
