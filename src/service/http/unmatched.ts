import type { FastifyInstance } from 'fastify'
import { AppError } from '#core/errors/app-error.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** route patterns with their methods */
    methodsOf: ReadonlyMap<string, ReadonlySet<string>>
  }
}

/**
 * Answers unmatched requests before their body is read: 405 with Allow for a known path, else 404. OPTIONS
 * lists the methods without CORS headers, because an API key must not be used in a web page.
 */
export function rejectUnmatched(app: FastifyInstance): void {
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
    if (asks && request.url === '*')
      return reply.code(204).header('allow', 'GET, HEAD, POST, PUT, DELETE, OPTIONS').send()
    const path = request.url.split('?', 1)[0] ?? ''
    const route = [...methodsOf.keys()].find(url => isPathOf(url, path))
    const methods = methodsOf.get(route ?? '')
    // the router rejects overlong paths even if the method matches
    if (methods === undefined || methods.has(request.method)) throw new AppError('not_found')
    const allowed = [...methods, 'OPTIONS']
    void reply.header('allow', allowed.join(', '))
    if (asks) return reply.code(204).send()
    throw new AppError('method_not_allowed', {
      message: { code: 'request.methods', params: { methods: allowed } },
    })
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
