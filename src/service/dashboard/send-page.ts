import type { FastifyReply } from 'fastify'
import { type Html, html } from './html.ts'
import { type At, page } from './page.ts'

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

/** Of every answer under the dashboard: kept nowhere, shown in no frame, and nothing runs that is not a file of ours. */
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

/** What went wrong, for whoever sits in front of it; a failure of the service is told to them as to a program. */
export const failurePage = (at: At, { code, title, detail }: Failure): Html =>
  page({
    at,
    title: title.replace(/\.$/, ''),
    // the long words of a program's 404 are about links and jobs
    content: html`<p>${code === 'not_found' ? 'The address is wrong, or what was here belongs to another account.' : detail}</p><p><a href="${at('')}">Back to the dashboard</a></p>`,
  })

interface Failure {
  code?: string
  title: string
  detail: string
}
