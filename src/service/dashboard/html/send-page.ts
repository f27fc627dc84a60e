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

/** For whoever opened a link, such as one to a PDF, and has no key. */
const linkTexts: Readonly<Record<string, { title: string; text?: string; next: string }>> = {
  not_found: {
    title: 'This link is not valid',
    text: 'A link to a PDF works for a limited time. This one is over, or it was not copied whole.',
    next: 'Ask whoever sent it to you for a new one.',
  },
  link_revoked: {
    title: 'This link is no longer valid',
    text: 'It was replaced by a new one.',
    next: 'Ask whoever sent it to you for the new one.',
  },
  pdf_deleted: { title: 'This PDF was deleted', next: 'Ask whoever sent you the link for a copy.' },
  job_deleted: { title: 'This PDF was deleted', next: 'Ask whoever sent you the link for a copy.' },
  pdf_damaged: {
    title: 'This PDF cannot be shown',
    text: 'Its stored copy is missing or damaged.',
    next: 'Ask whoever sent you the link for a copy. Whoever runs this service can put it back from a backup.',
  },
}

/** The page of a failure outside the dashboard, for people: without navigation and without words about keys. */
export function linkFailurePage(
  href: DashboardUrl,
  { code = '', title, detail, instance }: LinkFailure,
): Html {
  const known = linkTexts[code] ?? { title: title.replace(/\.$/, ''), next: 'Try again in a moment.' }
  return page({
    href,
    title: known.title,
    content: html`<p>${known.text ?? detail}</p><p>${known.next}</p><p class="quiet">Request <code>${instance.replace('urn:request:', '')}</code></p>`,
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
