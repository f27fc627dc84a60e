import type { FastifyReply } from 'fastify'
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

interface Failure {
  code?: string
  title: string
  detail: string
}
