import type { FastifyInstance } from 'fastify'
import { AppError } from '#core/app-error.ts'

/** Answers what no route takes before anything of its body is read: 405 with Allow for a known path, else 404. */
export function refuseUnmatched(app: FastifyInstance): void {
  const methodsOf = new Map<string, Set<string>>()

  app.addHook('onRoute', ({ url, method }) => {
    const methods = methodsOf.get(url) ?? new Set()
    for (const each of [method].flat()) methods.add(each)
    methodsOf.set(url, methods)
  })

  app.addHook('onRequest', async (request, reply) => {
    if (!request.is404) return
    const path = request.url.split('?', 1)[0] ?? ''
    const route = [...methodsOf.keys()].find(url => isPathOf(url, path))
    if (route === undefined) throw new AppError('not_found')
    const allowed = [...(methodsOf.get(route) ?? [])].join(', ')
    void reply.header('allow', allowed)
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
