import type { FastifyInstance } from 'fastify'
import { readPaths, type TemplatesAnswer } from '#contract/service-reads.ts'
import { type KeyDeps, requireKey } from './authenticate-hook.ts'
import { sendJson } from './json.ts'

export interface CatalogueDeps extends KeyDeps {
  templates: ReadonlyMap<string, { name: string; title: string; description: string }>
}

/** Lists the values of `template`. */
export function addTemplatesRoute(app: FastifyInstance, { templates, ...deps }: CatalogueDeps): void {
  const answer: TemplatesAnswer = {
    templates: [...templates.values()].map(({ name, title, description }) => ({ name, title, description })),
  }
  const text = JSON.stringify(answer)

  app.get(readPaths.templates, { onRequest: requireKey(deps) }, async (_request, reply) =>
    sendJson(reply, text),
  )
}
