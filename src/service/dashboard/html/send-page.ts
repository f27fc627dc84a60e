import type { FastifyReply } from 'fastify'
import type { Message, WriteMessage } from '#core/messages/message.ts'
import { type Html, html } from './html.ts'
import { type DashboardUrl, page } from './page.ts'

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

export const sendPage = (reply: FastifyReply, document: Html, status = 200): FastifyReply =>
  reply.code(status).headers(pageHeaders).type('text/html; charset=utf-8').send(document.text)

/** An error page with the same texts as the problem details. */
export const failurePage = (href: DashboardUrl, { code, title, detail }: Failure): Html =>
  page({
    href,
    title: title.replace(/\.$/, ''),
    // the detail of a 404 is about links and jobs
    content: html`<p>${code === 'not_found' ? 'The address is wrong, or what was here belongs to another account.' : detail}</p><p><a href="${href('')}">Back to the dashboard</a></p>`,
  })

/** Failures for which a link has texts of its own. A text that is absent is the detail of the problem. */
const linkFailures: Readonly<Record<string, { title: Message; text?: Message; next: Message }>> = {
  not_found: {
    title: { code: 'link_page.not_found' },
    text: { code: 'link_page.not_found.text' },
    next: { code: 'link_page.not_found.next' },
  },
  link_revoked: {
    title: { code: 'link_page.revoked' },
    text: { code: 'link_page.revoked.text' },
    next: { code: 'link_page.revoked.next' },
  },
  pdf_deleted: { title: { code: 'link_page.deleted' }, next: { code: 'link_page.deleted.next' } },
  job_deleted: { title: { code: 'link_page.deleted' }, next: { code: 'link_page.deleted.next' } },
  pdf_damaged: {
    title: { code: 'link_page.damaged' },
    text: { code: 'link_page.damaged.text' },
    next: { code: 'link_page.damaged.next' },
  },
}

/** The page of a failure outside the dashboard, for people: without navigation and without words about keys. */
export function linkFailurePage(
  href: DashboardUrl,
  { code = '', title, detail, instance }: LinkFailure,
  write: WriteMessage,
): Html {
  const known = linkFailures[code]
  const text = known?.text ? write(known.text) : detail
  const next = write(known?.next ?? { code: 'link_page.next' })
  return page({
    href,
    title: known ? write(known.title) : title.replace(/\.$/, ''),
    content: html`<p>${text}</p><p>${next}</p><p class="quiet">Request <code>${instance.replace('urn:request:', '')}</code></p>`,
  })
}

interface LinkFailure extends Failure {
  instance: string
}

interface Failure {
  code?: string
  title: string
  detail: string
}
