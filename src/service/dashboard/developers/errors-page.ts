import type { FastifyInstance } from 'fastify'
import { errorTable } from '#core/errors/error-table.ts'
import { serviceErrors } from '../../problems/problem-guide.ts'
import { Html, html } from '../html/html.ts'
import { type DashboardUrl, page } from '../html/page.ts'
import { sendPage } from '../html/send-page.ts'
import { t } from '../html/texts.ts'

/** The page that the `type` of a problem links to; public. */
export function addErrorsPage(
  app: FastifyInstance,
  { href, hasDashboard }: { href: DashboardUrl; hasDashboard: boolean },
): void {
  app.get('/errors', async (_request, reply) => sendPage(reply, errorsPage(href, hasDashboard)))
}

const errorsPage = (href: DashboardUrl, hasDashboard: boolean): Html =>
  page({
    href,
    ...(!hasDashboard && { home: '#content' }),
    title: t('errors_page.title'),
    content: html`<p>${withCode(t('errors_page.introduction'))}</p><p>${withCode(t('errors_page.introduction_code'))}</p>
${serviceErrors.map(
  code =>
    html`<section id="${code}"><h2><code>${code}</code></h2><dl class="facts">
<dt>${t('errors_page.answer')}</dt><dd><b>${errorTable[code].status}</b> ${t(code)}</dd><dt>${t('errors_page.when')}</dt><dd>${t(`problem.when.${code}`)}</dd><dt>${t('errors_page.what_to_do')}</dt><dd>${t(`problem.do.${code}`)}</dd></dl></section>`,
)}`,
  })

/** Text in backticks becomes code. */
const withCode = (text: Html): Html =>
  new Html(language => text.in(language).replaceAll(/`([^`]*)`/g, '<code>$1</code>'))
