import type { FastifyInstance } from 'fastify'
import type { WriteMessage } from '#core/messages/message.ts'
import { english } from '../../problems/english.ts'
import { problemIntroduction, problemTypes } from '../../problems/problem-guide.ts'
import { type Html, html } from '../html/html.ts'
import { type DashboardUrl, page } from '../html/page.ts'
import { sendPage } from '../html/send-page.ts'

/** The page that the `type` of a problem links to, for whoever has no account too. */
export function addErrorsPage(
  app: FastifyInstance,
  { href, hasDashboard }: { href: DashboardUrl; hasDashboard: boolean },
): void {
  app.get('/errors', async (_request, reply) => sendPage(reply, errorsPage(href, hasDashboard, english)))
}

const errorsPage = (href: DashboardUrl, hasDashboard: boolean, write: WriteMessage): Html =>
  page({
    href,
    ...(!hasDashboard && { home: '#content' }),
    title: 'Errors of the service',
    content: html`${problemIntroduction.map(paragraph)}
${problemTypes(write).map(
  ({ code, status, title, when, whatToDo }) =>
    html`<section id="${code}"><h2><code>${code}</code></h2><dl class="facts">
<dt>Answer</dt><dd><b>${status}</b> ${title}</dd><dt>When</dt><dd>${when}</dd><dt>What to do</dt><dd>${whatToDo}</dd></dl></section>`,
)}`,
  })

/** Text in backticks becomes code. */
const paragraph = (text: string): Html =>
  html`<p>${text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : html`${part}`))}</p>`
