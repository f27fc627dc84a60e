import { formatTime } from '../../accounts/format.ts'
import { formTokenOf } from '../../accounts/sessions.ts'
import { includesRole, type Role, type User } from '../../store/users.ts'
import { type Html, html } from './html.ts'

/** URL path of a dashboard page, with the path prefix of a reverse proxy. */
export type DashboardUrl = (path: string) => string

/** The signed-in user with the account, and the token from which the CSRF token of its forms is derived. */
export interface DashboardSession {
  account: string
  user: User
  token: string
}

/** What every page of the session has. */
export interface Shown {
  href: DashboardUrl
  session: DashboardSession
}

export interface PageParts {
  href: DashboardUrl
  title: string
  session?: DashboardSession | undefined
  /** target of the product link; the dashboard by default */
  home?: string
  /** replaces the navigation of the session */
  navigation?: Html
  /** one column in the middle of the window, such as the sign-in */
  isNarrow?: boolean
  content: Html
}

const sections: readonly [path: string, name: string, role?: Role][] = [
  ['/usage', 'Usage'],
  ['/generations', 'Invoices'],
  ['/keys', 'API keys'],
  ['/requests', 'Requests'],
  ['/templates', 'Templates'],
  ['/webhooks', 'Webhooks'],
  ['/users', 'Users', 'owner'],
  ['/audit', 'Audit log', 'owner'],
  ['/reference', 'Reference'],
]

/** A whole document without inline scripts or styles, as the content security policy requires. */
export function page({
  href,
  title,
  home = href(''),
  session,
  navigation,
  isNarrow,
  content,
}: PageParts): Html {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} – Invoice generation service</title>
<link rel="icon" href="${href('/assets/icon.svg')}">
<link rel="stylesheet" href="${href('/assets/tokens.css')}">
<link rel="stylesheet" href="${href('/assets/base.css')}">
<link rel="stylesheet" href="${href('/assets/forms.css')}">
<link rel="stylesheet" href="${href('/assets/dashboard.css')}">
<script src="${href('/assets/dashboard.js')}" defer></script>
</head>
<body>
<a class="skip" href="#content">Skip to content</a>
${header(href, home, navigation ?? (session && navigationOf(href, title, session)))}
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

const navigationOf = (href: DashboardUrl, title: string, { account, user, token }: DashboardSession): Html =>
  html`${sectionList(href, title, user.role, 'wide')}
<form method="post" action="${href('/sign-out')}" class="account">${formToken(token)}
<span class="wide"><a href="${href('/profile')}">Profile</a></span> <button type="submit">Sign out</button></form>
<details class="menu"><summary>Menu</summary>${sectionList(href, title, user.role, '')}<p>Account <b>${account}</b></p><p><a href="${href('/profile')}">Profile</a></p></details>`

/** Wide windows show it in the header, narrow ones in the menu. */
const sectionList = (href: DashboardUrl, title: string, role: Role, shownWhen: 'wide' | ''): Html =>
  html`<nav aria-label="Dashboard" class="${shownWhen}"><ul>${sections
    .filter(([, , needed = 'read-only']) => includesRole(role, needed))
    .map(
      ([path, name]) =>
        html`<li><a href="${href(path)}"${name === title && html` aria-current="page"`}>${name}</a></li>`,
    )}</ul></nav>`

/** The hidden CSRF field of every posted form. */
export const formToken = (token: string): Html =>
  html`<input type="hidden" name="form_token" value="${formTokenOf(token)}">`

/** A message at the top of a page, announced to screen readers. */
export const notice = (kind: 'done' | 'wrong' | 'hint', text: string | Html): Html =>
  html`<p class="notice ${kind}" role="${kind === 'wrong' ? 'alert' : 'status'}">${text}</p>`

export const time = (at: string): Html => html`<time datetime="${at}">${formatTime(at)}</time>`

export const kindChip = (mode: 'live' | 'test'): Html =>
  html`<span class="chip ${mode}">${mode === 'live' ? 'Live' : 'Test'}</span>`

/** A row; its first cell names it. */
export type Row = readonly Html[]

/** A table that scrolls horizontally, also by keyboard. In narrow windows each row is a card that repeats the columns. */
export const table = (caption: string, columns: readonly string[], rows: readonly Row[]): Html =>
  html`<div class="scroll" role="region" aria-label="${caption}" tabindex="0"><table role="table">
<caption class="unseen">${caption}</caption>
<thead role="rowgroup"><tr role="row">${columns.map(column => html`<th scope="col" role="columnheader">${column}</th>`)}</tr></thead>
<tbody role="rowgroup">${rows.map(row => html`<tr role="row">${row.map((cell, index) => tableCell(cell, index, columns[index] ?? ''))}</tr>`)}</tbody></table></div>`

const tableCell = (content: Html, index: number, column: string): Html =>
  index === 0
    ? html`<th scope="row" role="rowheader">${content}</th>`
    : html`<td role="cell" data-column="${column}"><div>${content}</div></td>`
