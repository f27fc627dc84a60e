import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { templateNamePattern } from '#core/design-values.ts'
import { AppError } from '#core/errors/app-error.ts'
import { byDashboard } from '../../accounts/origins.ts'
import { readPage } from '../../store/batches.ts'
import type { Origin } from '../../store/origin.ts'
import type { Store } from '../../store/store.ts'
import type { TemplateVersion } from '../../store/templates.ts'
import type { TemplateCatalogue } from '../../templates/template-catalogue.ts'
import type { ReadPicture } from '../../templates/template-pictures.ts'
import type { Html } from '../html/html.ts'
import type { DashboardUrl } from '../html/page.ts'
import { pageHeaders, sendPage } from '../html/send-page.ts'
import { t } from '../html/texts.ts'
import { forDevelopers } from '../session/require-role.ts'
import { formOf, sessionOf } from '../session/require-session.ts'
import {
  deleteTemplatePage,
  deleteVersionPage,
  shownQueued,
  type TemplateUse,
  templatePage,
  templatesPage,
} from './template-pages.ts'

export interface TemplateRouteDeps {
  store: Store
  templates: Pick<TemplateCatalogue, 'shipped' | 'find'>
  /** `undefined` where no pictures are made */
  picture: ReadPicture | undefined
  href: DashboardUrl
  now: () => Date
}

const pageLength = 20

interface OfTemplate {
  Params: { name: string; version?: string }
}

export function addTemplatePages(pages: FastifyInstance, deps: TemplateRouteDeps): void {
  const { store, templates, picture, href, now } = deps
  const hasPictures = picture !== undefined
  const originOf = (request: FastifyRequest): Origin =>
    byDashboard(sessionOf(request).user.id, request.ip, now())

  pages.get<{ Querystring: { after?: unknown; done?: unknown } }>(
    '/dashboard/templates',
    async (request, reply) => {
      const session = sessionOf(request)
      const { account } = session
      const after = nameIn(request.query.after)
      const { rows, hasMore } = await readPage(pageLength, limit =>
        store.listTemplates(account, { after, limit }),
      )
      const chosen = await store.defaultTemplate(account)
      const shown = { templates: rows, shipped: [...templates.shipped.values()], chosen, hasPictures }
      const paging = { isFirst: after === undefined, hasMore }
      const done = request.query.done === 'deleted' ? t('templates_page.deleted') : undefined
      return sendPage(reply, templatesPage({ href, session, ...shown, ...paging, notice: done }))
    },
  )

  pages.post('/dashboard/templates/default', forDevelopers, async (request, reply) => {
    const { account } = sessionOf(request)
    const { name = '' } = formOf(request)
    // `default` is an alias and cannot be the default itself
    if (name !== '') {
      if (!templateNamePattern.test(name) || name === 'default') throw new AppError('not_found')
      await templates.find(account, name).catch(() => {
        throw new AppError('not_found')
      })
    }
    await store.setDefaultTemplate(account, name === '' ? null : name, originOf(request))
    return reply.redirect(href('/templates'), 303)
  })

  pages.get<OfTemplate & { Querystring: { before?: unknown; done?: unknown } }>(
    '/dashboard/templates/:name',
    async (request, reply) => {
      const session = sessionOf(request)
      const template = await ownTemplate(request)
      const before = numberIn(request.query.before)
      const { rows, hasMore } = await readPage(pageLength, limit =>
        store.listTemplateVersions(template, { before, limit }),
      )
      const isDefault = (await store.defaultTemplate(session.account)) === template.name
      const done = noticeOf(request.query.done, template)
      return sendPage(
        reply,
        templatePage({
          ...{ href, session, template, versions: rows, isDefault, hasPictures },
          ...{ before, hasOlder: hasMore, notice: done },
        }),
      )
    },
  )

  pages.get<OfTemplate>(
    '/dashboard/templates/:name/versions/:version/picture.svg',
    async (request, reply) => {
      const template = await ownTemplate(request)
      const drawn = await picture?.(template, () => store.readTemplate(template))
      if (drawn === undefined) throw new AppError('not_found')
      return reply.headers(pageHeaders).type('image/svg+xml').send(Buffer.from(drawn))
    },
  )

  pages.get<OfTemplate>(
    '/dashboard/templates/:name/versions/:version/template.json',
    async (request, reply) => {
      const found = await store.readTemplate(await ownTemplate(request))
      if (found === undefined) throw new AppError('not_found')
      return reply
        .headers({ ...pageHeaders, 'content-disposition': 'attachment; filename="template.json"' })
        .type('application/json')
        .send(Buffer.from(found.text))
    },
  )

  pages.post<OfTemplate>(
    '/dashboard/templates/:name/versions/:version/use',
    forDevelopers,
    async (request, reply) => {
      const template = await ownTemplate(request)
      if (!(await store.selectTemplate(template, originOf(request)))) throw new AppError('not_found')
      return toTemplate(reply, template, 'used')
    },
  )

  const versionDelete = '/dashboard/templates/:name/versions/:version/delete'
  pages.get<OfTemplate>(versionDelete, forDevelopers, async (request, reply) => {
    const template = await earlierVersion(request)
    return sendPage(reply, deleteVersionPage({ href, session: sessionOf(request), template }))
  })
  pages.post<OfTemplate>(versionDelete, forDevelopers, async (request, reply) => {
    const template = await earlierVersion(request)
    await store.removeTemplate(template, undefined, originOf(request))
    return toTemplate(reply, template, 'deleted')
  })

  pages.get<OfTemplate>('/dashboard/templates/:name/delete', forDevelopers, async (request, reply) => {
    const template = await ownTemplate(request)
    const use = await useOf(template)
    return sendPage(reply, deleteTemplatePage({ href, session: sessionOf(request), template, use }))
  })
  pages.post<OfTemplate>('/dashboard/templates/:name/delete', forDevelopers, async (request, reply) => {
    const { account_id, name } = await ownTemplate(request)
    await store.removeTemplate({ account_id, name }, undefined, originOf(request))
    return reply.redirect(href('/templates?done=deleted'), 303)
  })

  const toTemplate = (reply: FastifyReply, { name }: TemplateVersion, done: string) =>
    reply.redirect(href(`/templates/${name}?done=${done}`), 303)

  /** Returns the version of the path, or the current one. */
  async function ownTemplate(request: FastifyRequest<OfTemplate>): Promise<TemplateVersion> {
    const { params } = request
    const { account } = sessionOf(request)
    const name = nameIn(params.name)
    const version = params.version === undefined ? undefined : (numberIn(params.version) ?? 0)
    const found =
      name === undefined ? undefined : await store.findTemplate({ account_id: account, name, version })
    if (found === undefined) throw new AppError('not_found')
    return found
  }

  /** Rejects the current version, which is only deleted together with the template. */
  async function earlierVersion(request: FastifyRequest<OfTemplate>): Promise<TemplateVersion> {
    const template = await ownTemplate(request)
    const { account_id, name, version } = template
    if ((await store.findTemplate({ account_id, name }))?.version === version) throw new AppError('not_found')
    return template
  }

  async function useOf({ account_id, name }: TemplateVersion): Promise<TemplateUse> {
    const filter = {
      ...{ account_id, mode: undefined, template: name, number: undefined },
      ...{ from: undefined, until: undefined },
    }
    const [chosen, jobs, queued, running] = await Promise.all([
      store.defaultTemplate(account_id),
      store.listJobs(filter, { before: undefined, limit: 1 }),
      ...(['queued', 'running'] as const).map(status =>
        store.listQueuedJobs({ ...filter, status }, { before: undefined, limit: shownQueued }),
      ),
    ])
    return {
      isDefault: chosen === name,
      queued: (queued?.length ?? 0) + (running?.length ?? 0),
      lastMade: jobs[0]?.created_at,
    }
  }
}

const nameIn = (value: unknown): string | undefined =>
  typeof value === 'string' && templateNamePattern.test(value) ? value : undefined

const numberIn = (value: unknown): number | undefined =>
  typeof value === 'string' && /^[1-9]\d{0,8}$/.test(value) ? Number(value) : undefined

function noticeOf(done: unknown, { version }: TemplateVersion): Html | undefined {
  if (done === 'used') return t('templates_page.used', { version })
  return done === 'deleted' ? t('templates_page.version_deleted') : undefined
}
