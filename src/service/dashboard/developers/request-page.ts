import type { LoggedRequestEntry } from '../../store/request-store.ts'
import { type Html, html } from '../html/html.ts'
import { type DashboardUrl, page, type Row, type Shown, table } from '../html/page.ts'
import { t, time } from '../html/texts.ts'

/** The submitted search, to be shown in the form. */
export interface RequestQuery {
  id: string
  /** `failed` or empty */
  show: string
  before: string
}

interface RequestPage extends Shown {
  query: RequestQuery
  requests: readonly LoggedRequestEntry[]
  /** by key id */
  keyNames: ReadonlyMap<string, string>
  hasOlder: boolean
}

export const requestPage = (props: RequestPage): Html =>
  page({
    href: props.href,
    session: props.session,
    title: t('dashboard.requests'),
    section: '/requests',
    content: html`<p>${t('requests_page.text')}</p>
${searchForm(props)}
${props.requests.length === 0 ? nothing(props) : list(props)}`,
  })

const searchForm = ({ href, query }: RequestPage): Html =>
  html`<form method="get" action="${href('/requests')}" class="row filters" role="search" aria-label="${t('dashboard.requests')}">
<label>${t('requests_page.id')} <input name="id" value="${query.id}" maxlength="200" autocomplete="off" placeholder="${t('requests_page.whole_id')}"></label>
<label>${t('generations.status')} <select name="show"><option value="">${t('requests_page.all')}</option><option value="failed"${query.show === 'failed' && html` selected`}>${t('requests_page.failed')}</option></select></label>
<button type="submit">${t('dashboard.show')}</button>
${isNarrowed(query) && html`<a class="button" href="${href('/requests')}">${t('dashboard.show_all')}</a>`}
</form>`

const isNarrowed = ({ id, show }: RequestQuery) => id !== '' || show !== ''

const nothing = ({ href, query }: RequestPage): Html =>
  isNarrowed(query) || query.before !== ''
    ? html`<p class="empty">${t('generations.nothing_fits', { link: html`<a href="${href('/requests')}">${t('requests_page.show_all')}</a>` })}</p>`
    : html`<p class="empty">${t('requests_page.none')}</p>`

function list({ href, query, requests, keyNames, hasOlder }: RequestPage): Html {
  const last = requests.at(-1)?.id ?? ''
  const address = (before: string) => {
    const given = Object.entries({ ...query, before }).filter(([, value]) => value !== '')
    return href(`/requests${given.length === 0 ? '' : `?${new URLSearchParams(given)}`}`)
  }
  return html`${table(
    t('requests_page.list'),
    [
      t('requests_page.id'),
      t('dashboard.time'),
      t('requests_page.request'),
      t('generations.status'),
      t('generations.key'),
      t('requests_page.client'),
      t('requests_page.duration'),
    ],
    requests.map(request => row(href, request, keyNames)),
  )}
<nav aria-label="${t('dashboard.pages')}" class="actions">${
    query.before !== '' && html`<a class="button" href="${address('')}">${t('dashboard.newest')}</a>`
  }${hasOlder && html`<a class="button" href="${address(String(last))}">${t('dashboard.older')}</a>`}</nav>`
}

/** Allows line breaks after separators. */
const breakable = (text: string): Html =>
  html`${text.split(/(?<=[_/:])/).map((part, index) => html`${index > 0 && html`<wbr>`}${part}`)}`

const row = (href: DashboardUrl, request: LoggedRequestEntry, names: ReadonlyMap<string, string>): Row => [
  html`<a href="${href(`/requests?${new URLSearchParams({ id: request.request_id })}`)}"><code>${request.request_id}</code></a>`,
  time(request.at),
  html`${request.method} <code class="parts">${breakable(request.route)}</code>`,
  html`${request.status ?? t('requests_page.no_answer')}${request.code !== null && html` <code class="parts">${breakable(request.code)}</code>`}`,
  html`<span class="long">${request.key_id === null ? t('requests_page.no_key') : (names.get(request.key_id) ?? request.key_id)}</span>`,
  html`${request.account_id === '' ? '–' : breakable(request.client)}`,
  html`<span class="short">${t('requests_page.milliseconds', { time: request.milliseconds })}</span>`,
]
