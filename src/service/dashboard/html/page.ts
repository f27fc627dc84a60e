import { formTokenOf } from '../../accounts/sessions.ts'
import { includesRole, type Role, type User } from '../../store/users.ts'
import { Html, html, type Text } from './html.ts'
import { t } from './texts.ts'

/** URL path of a dashboard page, with the path prefix of a reverse proxy. */
export type DashboardUrl = (path: string) => string

/** The signed-in user with the account, and the token from which CSRF tokens are derived. */
export interface DashboardSession {
  account: string
  user: User
  token: string
  /** chosen by the account; `null` for that of the browser */
  language: string | null
}

/** Props of every page with a session. */
export interface Shown {
  href: DashboardUrl
  session: DashboardSession
}

export interface PageParts {
  href: DashboardUrl
  title: Text
  session?: DashboardSession | undefined
  /** path of the page, if it is in the navigation */
  section?: string
  /** target of the product link; the dashboard by default */
  home?: string
  /** replaces the navigation of the session */
  navigation?: Html
  /** a single centred column, as for the sign-in */
  isNarrow?: boolean
  content: Html
}

const sections: readonly [path: string, name: Html, role?: Role][] = [
  ['/usage', t('dashboard.usage')],
  ['/generations', t('dashboard.invoices')],
  ['/keys', t('dashboard.keys')],
  ['/requests', t('dashboard.requests')],
  ['/templates', t('dashboard.templates')],
  ['/webhooks', t('dashboard.webhooks')],
  ['/users', t('dashboard.users'), 'owner'],
  ['/audit', t('dashboard.audit'), 'owner'],
  ['/reference', t('dashboard.reference')],
]

const languageOfPage = new Html(({ code, direction }) => `lang="${code}" dir="${direction}"`)

/** A whole document without inline scripts or styles, as the content security policy requires. */
export function page({
  href,
  title,
  home = href(''),
  session,
  section,
  navigation,
  isNarrow,
  content,
}: PageParts): Html {
  return html`<!doctype html>
<html ${languageOfPage}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${t('dashboard.document_title', { title: html`${title}` })}</title>
<link rel="icon" href="${href('/assets/icon.svg')}">
<link rel="stylesheet" href="${href('/assets/tokens.css')}">
<link rel="stylesheet" href="${href('/assets/base.css')}">
<link rel="stylesheet" href="${href('/assets/forms.css')}">
<link rel="stylesheet" href="${href('/assets/dashboard.css')}">
<script src="${href('/assets/dashboard.js')}" defer></script>
</head>
<body>
<a class="skip" href="#content">${t('dashboard.skip')}</a>
${header(href, home, navigation ?? (session && navigationOf(href, section, session)))}
<main id="content" tabindex="-1"${isNarrow && html` class="narrow"`}>
<h1>${title}</h1>
${content}
</main>
</body>
</html>
`
}

const header = (href: DashboardUrl, home: string, navigation: Html | undefined): Html => html`<header>
<a class="brand" href="${home}"><img src="${href('/assets/icon.svg')}" alt="" width="24" height="24">Billwright</a>
${navigation}
</header>`

const navigationOf = (
  href: DashboardUrl,
  section: string | undefined,
  { account, user, token }: DashboardSession,
): Html =>
  html`${sectionList(href, section, user.role, 'wide')}
<form method="post" action="${href('/sign-out')}" class="account">${formToken(token)}
<span class="wide"><a href="${href('/profile')}">${t('dashboard.profile')}</a></span> <button type="submit">${t('dashboard.sign_out')}</button></form>
<details class="menu"><summary>${t('dashboard.menu')}</summary>${sectionList(href, section, user.role, '')}<p>${t('dashboard.account', { account: html`<b>${account}</b>` })}</p><p><a href="${href('/profile')}">${t('dashboard.profile')}</a></p></details>`

/** Wide windows show it in the header, narrow ones in the menu. */
const sectionList = (
  href: DashboardUrl,
  section: string | undefined,
  role: Role,
  shownWhen: 'wide' | '',
): Html =>
  html`<nav aria-label="${t('dashboard.navigation')}" class="${shownWhen}"><ul>${sections
    .filter(([, , needed = 'read-only']) => includesRole(role, needed))
    .map(
      ([path, name]) =>
        html`<li><a href="${href(path)}"${path === section && html` aria-current="page"`}>${name}</a></li>`,
    )}</ul></nav>`

/** The hidden CSRF field of every posted form. */
export const formToken = (token: string): Html =>
  html`<input type="hidden" name="form_token" value="${formTokenOf(token)}">`

/** A message at the top of a page, announced to screen readers. */
export const notice = (kind: 'done' | 'wrong' | 'hint', text: Text): Html =>
  html`<p class="notice ${kind}" role="${kind === 'wrong' ? 'alert' : 'status'}">${text}</p>`

export const kindChip = (mode: 'live' | 'test'): Html =>
  html`<span class="chip ${mode}">${mode === 'live' ? t('dashboard.live') : t('dashboard.test')}</span>`

/** A value to copy, which is shown once. */
export const copyField = (id: string, label: Text, value: string): Html =>
  html`<p class="reveal"><label>${label} <input id="${id}" value="${value}" readonly spellcheck="false" autocomplete="off"></label>
<button type="button" data-copy="${id}" data-done="${t('dashboard.copied')}" data-failed="${t('dashboard.copy_failed')}" hidden>${t('dashboard.copy')}</button><span role="status" id="${id}-status" class="quiet"></span></p>`

/** A row; its first cell names it. */
export type Row = readonly Html[]

/**
 * A table that scrolls horizontally, also by keyboard. In narrow windows each row is a card with the column
 * names.
 */
export const table = (caption: Text, columns: readonly Text[], rows: readonly Row[]): Html =>
  html`<div class="scroll" role="region" aria-label="${caption}" tabindex="0"><table role="table">
<caption class="unseen">${caption}</caption>
<thead role="rowgroup"><tr role="row">${columns.map(column => html`<th scope="col" role="columnheader">${column}</th>`)}</tr></thead>
<tbody role="rowgroup">${rows.map(row => html`<tr role="row">${row.map((cell, index) => tableCell(cell, index, columns[index] ?? ''))}</tr>`)}</tbody></table></div>`

const tableCell = (content: Html, index: number, column: Text): Html =>
  index === 0
    ? html`<th scope="row" role="rowheader">${content}</th>`
    : html`<td role="cell" data-column="${column}"><div>${content}</div></td>`
