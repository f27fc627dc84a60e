import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  type TemplateDeletion,
  type TemplatesAnswer,
  templatePath,
  templatesQuerySchema,
  usualTemplateLimit,
} from '#contract/account-templates.ts'
import { readPaths } from '#contract/service-reads.ts'
import { templateReferencePattern } from '#core/design-values.ts'
import { AppError } from '#core/errors/app-error.ts'
import { byKey } from '../../accounts/origins.ts'
import type { Preparation } from '../../generation/prepare-off-thread.ts'
import { readPage } from '../../store/batches.ts'
import type { TemplateId, TemplateVersion } from '../../store/templates.ts'
import { countChange, publishedAnswer, publishTemplate } from '../../templates/publish-template.ts'
import type { ShippedTemplate, TemplateCatalogue } from '../../templates/template-catalogue.ts'
import { type KeyDeps, keyOf, requireKey } from './authenticate-hook.ts'
import { bodyText, requireJson, sendJson } from './json.ts'
import { readQuery } from './query.ts'

export interface TemplateRouteDeps extends KeyDeps {
  preparation: Preparation
  templates: TemplateCatalogue
}

/** Values of `template`, and the templates of an account. Every key of the account may read them. */
export function addTemplateRoutes(app: FastifyInstance, deps: TemplateRouteDeps): void {
  const { store, templates, now } = deps
  const mayRead = requireKey(deps)
  const mayChange = requireKey(deps, 'templates')
  const path = `${templatePath}:template`

  app.get(readPaths.templates, { onRequest: mayRead }, async (request, reply) =>
    sendJson(reply, JSON.stringify(await listOf(request))),
  )

  /** Merges the templates of the service and of the account into one list. */
  async function listOf(request: FastifyRequest): Promise<TemplatesAnswer> {
    const { account_id } = keyOf(request)
    const { cursor: after, limit = usualTemplateLimit } = readQuery(templatesQuerySchema, request.query)
    const shipped = [...templates.shipped.values()].filter(({ name }) => after === undefined || name > after)
    const { rows, hasMore } = await readPage(limit, async count => {
      const own = await store.listTemplates(account_id, { after, limit: count })
      return [...shipped.map(entryOf), ...own.map(each => ({ ...entryOf(each), ...publishedAnswer(each) }))]
        .sort((one, other) => (one.name < other.name ? -1 : 1))
        .slice(0, count)
    })
    return {
      templates: rows,
      default: await store.defaultTemplate(account_id),
      next: hasMore ? (rows.at(-1)?.name ?? null) : null,
    }
  }

  app.get(path, { onRequest: mayRead }, async (request, reply) => {
    const found = await store.readTemplate(idOf(request))
    if (found === undefined) throw new AppError('not_found')
    return sendJson(withTag(reply, found), found.text)
  })

  app.put(path, { onRequest: [mayChange, requireJson] }, async (request, reply) => {
    const { name, version } = idOf(request)
    if (version !== undefined) throw new AppError('not_found')
    const { template, isNew } = await publishTemplate(
      deps,
      { key: keyOf(request), name, text: bodyText(request), sha256: expectedOf(request) },
      byKey(keyOf(request).id, request.ip, now()),
    )
    return sendJson(
      withTag(reply.code(isNew ? 201 : 200), template),
      JSON.stringify(publishedAnswer(template)),
    )
  })

  app.delete(path, { onRequest: mayChange }, async (request, reply) => {
    const id = idOf(request)
    const at = now()
    const origin = byKey(keyOf(request).id, request.ip, at)
    await countChange(deps.rateLimits, id.account_id)
    const outcome = await store.removeTemplate(id, expectedOf(request), origin)
    if (outcome === 'missing') throw new AppError('not_found')
    if (outcome === 'changed') throw new AppError('precondition_failed')
    const { name, version } = id
    const deletion: TemplateDeletion = {
      name,
      ...(version !== undefined && { version }),
      deletedAt: at.toISOString(),
    }
    return sendJson(reply, JSON.stringify(deletion))
  })
}

const entryOf = ({ name, title, description }: ShippedTemplate) => ({ name, title, description })

/** @throws AppError not_found for text that cannot be a template name */
function idOf(request: FastifyRequest): TemplateId {
  const { template } = request.params as { template: string }
  if (!templateReferencePattern.test(template)) throw new AppError('not_found')
  const [name = '', version] = template.split('@')
  const { account_id } = keyOf(request)
  return { account_id, name, ...(version !== undefined && { version: Number(version) }) }
}

const withTag = (reply: FastifyReply, { sha256 }: TemplateVersion): FastifyReply =>
  reply.header('etag', `"${sha256}"`)

/** Returns the digest in If-Match; any other text is returned as it is and matches nothing. */
function expectedOf({ headers }: FastifyRequest): string | undefined {
  const tag = headers['if-match']
  return tag?.replace(/^"([0-9a-f]{64})"$/, '$1')
}
