import type { FastifyInstance } from 'fastify'
import { AppError } from '#core/app-error.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** every path as its route is written, with the methods that it takes */
    methodsOf: ReadonlyMap<string, ReadonlySet<string>>
  }
}

/**
 * Answers what no route takes before anything of its body is read: 405 with Allow for a known path, else 404.
 * OPTIONS names the methods and no more: no other origin may call, because a key has no place in a web page.
 */
export function refuseUnmatched(app: FastifyInstance): void {
  const methodsOf = new Map<string, Set<string>>()
  app.decorate('methodsOf', methodsOf)

  app.addHook('onRoute', ({ url, method }) => {
    const methods = methodsOf.get(url) ?? new Set()
    for (const each of [method].flat()) methods.add(each)
    methodsOf.set(url, methods)
  })

  app.addHook('onRequest', async (request, reply) => {
    if (!request.is404) return
    const asks = request.method === 'OPTIONS'
    if (asks && request.url === '*') return reply.code(204).header('allow', 'GET, HEAD, POST, OPTIONS').send()
    const path = request.url.split('?', 1)[0] ?? ''
    const route = [...methodsOf.keys()].find(url => isPathOf(url, path))
    const methods = methodsOf.get(route ?? '')
    // what the router turned away by its length, although the method fits
    if (methods === undefined || methods.has(request.method)) throw new AppError('not_found')
    const allowed = [...methods, 'OPTIONS'].join(', ')
    void reply.header('allow', allowed)
    if (asks) return reply.code(204).send()
    throw new AppError('method_not_allowed', { message: `This address takes ${allowed}.` })
  })
}

function isPathOf(url: string, path: string): boolean {
  const [segments, given] = [url.split('/'), path.split('/')]
  return (
    segments.length === given.length &&
    segments.every((segment, index) =>
      segment.startsWith(':') ? given[index] !== '' : segment === given[index],
    )
  )
}
