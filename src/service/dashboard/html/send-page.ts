import type { FastifyReply } from 'fastify'
import { languageHeaders } from '../../languages/service-languages.ts'
import { type Html, html, type Text } from './html.ts'
import { type DashboardUrl, page } from './page.ts'
import { t } from './texts.ts'

const policy = [
  "default-src 'none'",
  "style-src 'self'",
  "script-src 'self'",
  "font-src 'self'",
  "img-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ')

/** Headers of every dashboard page: not cached, not framed, no foreign scripts. */
export const pageHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': policy,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const

/** Sends a page in the language of the request. */
export function sendPage(reply: FastifyReply, document: Html, status = 200): FastifyReply {
  const { language } = reply.request
  return reply
    .code(status)
    .headers({ ...pageHeaders, ...languageHeaders(language) })
    .type('text/html; charset=utf-8')
    .send(document.in(language))
}

/** An error page with the same texts as the problem details. */
export const failurePage = (href: DashboardUrl, { code, title, detail }: Failure): Html =>
  page({
    href,
    title: withoutFullStop(title),
    // the API's detail of a 404 is about links and jobs
    content: html`<p>${code === 'not_found' ? t('dashboard.failed.not_found') : detail}</p><p><a href="${href('')}">${t('dashboard.failed.back')}</a></p>`,
  })

/** Failures of links with their own texts. Without `text`, the page shows the detail of the problem. */
const linkFailures: Readonly<Record<string, { title: Html; text?: Html; next: Html }>> = {
  not_found: {
    title: t('link_page.not_found'),
    text: t('link_page.not_found.text'),
    next: t('link_page.not_found.next'),
  },
  link_revoked: {
    title: t('link_page.revoked'),
    text: t('link_page.revoked.text'),
    next: t('link_page.revoked.next'),
  },
  pdf_deleted: { title: t('link_page.deleted'), next: t('link_page.deleted.next') },
  job_deleted: { title: t('link_page.deleted'), next: t('link_page.deleted.next') },
  pdf_damaged: {
    title: t('link_page.damaged'),
    text: t('link_page.damaged.text'),
    next: t('link_page.damaged.next'),
  },
}

/** The page of a failure outside the dashboard, without navigation and without mentioning API keys. */
export function linkFailurePage(
  href: DashboardUrl,
  { code = '', title, detail, instance }: LinkFailure,
): Html {
  const known = linkFailures[code]
  return page({
    href,
    title: known?.title ?? withoutFullStop(title),
    content: html`<p>${known?.text ?? detail}</p><p>${known?.next ?? t('link_page.next')}</p><p class="quiet">${t('link_page.request', { id: html`<code>${instance.replace('urn:request:', '')}</code>` })}</p>`,
  })
}

/** Removes the full stop, because titles of problems are sentences. */
const withoutFullStop = (title: Text): Text => (typeof title === 'string' ? title.replace(/\.$/, '') : title)

interface LinkFailure extends Failure {
  instance: string
}

interface Failure {
  code?: string
  title: Text
  detail: Text
}
