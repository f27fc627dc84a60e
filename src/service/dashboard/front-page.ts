import type { FastifyInstance } from 'fastify'
import type { At } from './page.ts'

/** Whoever types the address of the service into a browser wants its pages. To a program there is nothing at `/`, as at any unknown address. */
export function leadBrowsers(app: FastifyInstance, at: At): void {
  app.addHook('onRequest', async (request, reply) => {
    const { method, url } = request
    if (!request.is404 || url.split('?', 1)[0] !== '/' || (method !== 'GET' && method !== 'HEAD')) return
    void reply.header('vary', 'Accept')
    if (wantsHtml(request.headers.accept ?? '')) return reply.redirect(at(''), 303)
  })
}

/** By name: a program that takes anything names nothing (RFC 9110, section 12.5.1). */
const wantsHtml = (accept: string): boolean =>
  accept.split(',').some(range => {
    const [type = '', ...parameters] = range.split(';').map(part => part.trim().toLowerCase())
    return type === 'text/html' && !parameters.some(parameter => /^q=0(\.0*)?$/.test(parameter))
  })
