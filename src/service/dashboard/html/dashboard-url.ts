import type { FastifyInstance } from 'fastify'
import type { DashboardUrl } from './page.ts'

const folder = '/dashboard'

/** Prefixes paths with the path of --base-url, which a reverse proxy strips. */
export const createDashboardUrl =
  (baseUrl: () => string): DashboardUrl =>
  path =>
    new URL(baseUrl()).pathname.replace(/\/$/, '') + folder + path

export const isDashboardPath = (url: string): boolean => /^\/dashboard([/?]|$)/.test(url)

/** Whether a path belongs to the operator pages, which are in English like the commands. */
export const isOperatorPath = (url: string): boolean => /^\/dashboard\/operator([/?]|$)/.test(url)

/** Redirects browsers from `/` to the dashboard. Programs get 404, as for any unknown path. */
export function redirectBrowsers(app: FastifyInstance, href: DashboardUrl): void {
  app.addHook('onRequest', async (request, reply) => {
    const { method, url } = request
    if (!request.is404 || url.split('?', 1)[0] !== '/' || (method !== 'GET' && method !== 'HEAD')) return
    void reply.header('vary', 'Accept')
    if (wantsHtml(request.headers.accept ?? '')) return reply.redirect(href(''), 303)
  })
}

/** Only `text/html` by name counts; a wildcard does not (RFC 9110, section 12.5.1). */
export const wantsHtml = (accept: string): boolean =>
  accept.split(',').some(range => {
    const [type = '', ...parameters] = range.split(';').map(part => part.trim().toLowerCase())
    return type === 'text/html' && !parameters.some(parameter => /^q=0(\.0*)?$/.test(parameter))
  })
