import { type Html, html } from './html.ts'
import { formTokenOf } from './sessions.ts'

/** Where a path of the dashboard is, behind a proxy that may have put it under a path of its own. */
export type At = (path: string) => string

/** The browser that asks: which account it is signed in to, and the token that its forms are bound to. */
export interface Visitor {
  account: string
  token: string
}

export interface PageParts {
  at: At
  title: string
  visitor?: Visitor | undefined
  content: Html
}

const sections = [
  ['/keys', 'API keys'],
  ['/generations', 'Generations'],
  ['/usage', 'Usage'],
  ['/reference', 'Reference'],
] as const

/** A whole document. Nothing in it is inline, so that the policy can refuse whatever is. */
export function page({ at, title, visitor, content }: PageParts): Html {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} – Invoice generation service</title>
<link rel="icon" href="${at('/assets/icon.svg')}">
<link rel="stylesheet" href="${at('/assets/tokens.css')}">
<link rel="stylesheet" href="${at('/assets/base.css')}">
<link rel="stylesheet" href="${at('/assets/forms.css')}">
<link rel="stylesheet" href="${at('/assets/dashboard.css')}">
<script src="${at('/assets/dashboard.js')}" defer></script>
</head>
<body>
<a class="skip" href="#content">Skip to content</a>
${visitor && header(at, title, visitor)}
<main id="content" tabindex="-1">
<h1>${title}</h1>
${content}
</main>
</body>
</html>
`
}

const header = (at: At, title: string, visitor: Visitor): Html => html`<header>
<nav aria-label="Dashboard"><ul>${sections.map(
  ([path, name]) =>
    html`<li><a href="${at(path)}"${name === title && html` aria-current="page"`}>${name}</a></li>`,
)}</ul></nav>
<form method="post" action="${at('/sign-out')}" class="account">${formToken(visitor.token)}
<span>Account <b>${visitor.account}</b></span> <button type="submit">Sign out</button></form>
</header>`

/** Goes into every form that is posted. */
export const formToken = (token: string): Html =>
  html`<input type="hidden" name="form_token" value="${formTokenOf(token)}">`

/** Said at the top of a page, and read out when it opens. */
export const notice = (kind: 'done' | 'wrong' | 'hint', text: string | Html): Html =>
  html`<p class="notice ${kind}" role="${kind === 'wrong' ? 'alert' : 'status'}">${text}</p>`

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })
const minute = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'UTC' })

export const time = (at: string): Html =>
  html`<time datetime="${at}">${day.format(new Date(at))}, ${minute.format(new Date(at))} UTC</time>`

export const kindChip = (mode: 'live' | 'test'): Html =>
  html`<span class="chip ${mode}">${mode === 'live' ? 'Live' : 'Test'}</span>`

/** A table that is wider than a telephone scrolls by itself, also by the keyboard. */
export const table = (caption: string, columns: readonly string[], rows: readonly Html[]): Html =>
  html`<div class="scroll" role="region" aria-label="${caption}" tabindex="0"><table>
<caption class="unseen">${caption}</caption>
<thead><tr>${columns.map(column => html`<th scope="col">${column}</th>`)}</tr></thead>
<tbody>${rows}</tbody></table></div>`
