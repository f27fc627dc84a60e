import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#core/errors/app-error.ts'
import type { Links } from '../../generation/links.ts'
import { readPage } from '../../store/batches.ts'
import type { Job } from '../../store/jobs.ts'
import type { Store } from '../../store/store.ts'
import { templateLimits } from '../../store/templates.ts'
import type { TemplateCatalogue } from '../../templates/template-catalogue.ts'
import { Html } from '../html/html.ts'
import type { DashboardUrl } from '../html/page.ts'
import { sendPage } from '../html/send-page.ts'
import { forEverybody } from '../session/require-role.ts'
import { sessionOf } from '../session/require-session.ts'
import { isNarrowed, parseQuery, toJobFilter } from './generation-filter.ts'
import { generationPage, generationsPage } from './generation-pages.ts'
import { firstLinkOf, type JobLink, linkMadeAt } from './job-link.ts'

export interface GenerationRouteDeps {
  store: Store
  links: Links
  templates: Pick<TemplateCatalogue, 'shipped'>
  baseUrl: () => string
  href: DashboardUrl
  now: () => Date
}

const pageLength = 50

/** Queued jobs. */
const shownQueued = 20

export function addGenerationPages(pages: FastifyInstance, deps: GenerationRouteDeps): void {
  const { store, href } = deps
  /** Templates to choose from in the filter. */
  const namesOf = async (account: string): Promise<string[]> => {
    const own = await store.listTemplates(account, { after: undefined, limit: templateLimits.names })
    return [...deps.templates.shipped.keys(), ...own.map(({ name }) => name)]
  }
  const linking = () => ({ links: deps.links, baseUrl: deps.baseUrl, now: deps.now() })

  pages.get<{ Querystring: { deleted?: unknown } }>('/dashboard/generations', async (request, reply) => {
    const session = sessionOf(request)
    const query = parseQuery(request.query)
    const filter = toJobFilter(session.account, query)
    const shown = { href, session, query, templates: await namesOf(session.account) }
    if (filter instanceof Html) {
      return sendPage(
        reply,
        generationsPage({ ...shown, wrong: filter, jobs: [], queued: [], hasOlder: false }),
        422,
      )
    }
    const before = query.before || undefined
    const found = await readPage(pageLength, limit => store.listJobs(filter, { before, limit }))
    const jobs = found.rows.map(job => ({ job, link: firstLinkOf(job, linking()) }))
    const isFirstPage = query.before === '' && !isNarrowed(query)
    const queued = isFirstPage
      ? await store.listQueuedJobs(
          { ...filter, status: undefined },
          { before: undefined, limit: shownQueued },
        )
      : []
    const isAfterDeletion = request.query.deleted !== undefined
    return sendPage(
      reply,
      generationsPage({ ...shown, jobs, queued, hasOlder: found.hasMore, isAfterDeletion }),
    )
  })

  pages.get('/dashboard/generations/:id', async (request, reply) => {
    const job = await ownJob(store, request)
    return show(request, reply, job, firstLinkOf(job, linking()), false)
  })

  // links are not stored: submitting the form again makes another link to the same file
  pages.post('/dashboard/generations/:id/link', forEverybody, async (request, reply) => {
    const job = await ownJob(store, request)
    const first = firstLinkOf(job, linking())
    if (first.isOpen) return reply.redirect(href(`/generations/${job.id}`), 303)
    return show(request, reply, job, linkMadeAt(job, deps.now(), linking()), true)
  })

  async function show(
    request: FastifyRequest,
    reply: FastifyReply,
    job: Job,
    link: JobLink,
    isFresh: boolean,
  ): Promise<FastifyReply> {
    const session = sessionOf(request)
    const keys = await store.listKeysOf(session.account)
    const keyName = keys.find(({ id }) => id === job.key_id)?.name ?? job.key_id
    return sendPage(reply, generationPage({ href, session, job, keyName, link, isFresh }))
  }
}

/** Returns the job of the path. @throws AppError not_found for a job of another account, job_deleted */
export async function ownJob(store: Pick<Store, 'findJobOfAccount'>, request: FastifyRequest): Promise<Job> {
  const { params } = request
  const id = typeof params === 'object' && params !== null && 'id' in params ? String(params.id) : ''
  const job = await store.findJobOfAccount(id, sessionOf(request).account)
  if (job === undefined) throw new AppError('not_found')
  if (job.erased_at !== null) throw new AppError('job_deleted')
  return job
}
