import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#core/app-error.ts'
import type { Links } from '../links.ts'
import type { Job, Store } from '../store/store.ts'
import { filterOf, queryOf } from './generation-filter.ts'
import { generationPage, generationsPage } from './generation-pages.ts'
import { firstLinkOf, type JobLink, linkMadeAt } from './job-link.ts'
import type { At } from './page.ts'
import { sendPage } from './send-page.ts'
import { visitorOf } from './visitors.ts'

export interface GenerationRouteParts {
  store: Store
  links: Links
  templates: ReadonlyMap<string, unknown>
  baseUrl: () => string
  at: At
  now: () => Date
}

const pageLength = 50

export function addGenerationPages(pages: FastifyInstance, parts: GenerationRouteParts): void {
  const { store, at } = parts
  const linking = () => ({ links: parts.links, baseUrl: parts.baseUrl, now: parts.now() })

  pages.get('/dashboard/generations', async (request, reply) => {
    const visitor = visitorOf(request)
    const query = queryOf(request.query)
    const filter = filterOf(visitor.account, query)
    const shown = { at, visitor, query, templates: [...parts.templates.keys()] }
    if (typeof filter === 'string') {
      return sendPage(reply, generationsPage({ ...shown, wrong: filter, jobs: [], hasOlder: false }), 422)
    }
    // one more than is shown tells whether there are more
    const found = await store.listJobs(filter, { before: query.before || undefined, limit: pageLength + 1 })
    const jobs = found.slice(0, pageLength).map(job => ({ job, link: firstLinkOf(job, linking()) }))
    return sendPage(reply, generationsPage({ ...shown, jobs, hasOlder: found.length > pageLength }))
  })

  pages.get('/dashboard/generations/:id', async (request, reply) => {
    const job = await ownJob(request)
    return show(request, reply, job, firstLinkOf(job, linking()), false)
  })

  // answered at once and kept nowhere: sent again, it makes one more link to the same file
  pages.post('/dashboard/generations/:id/link', async (request, reply) => {
    const job = await ownJob(request)
    const first = firstLinkOf(job, linking())
    if (first.isOpen) return reply.redirect(at(`/generations/${job.id}`), 303)
    return show(request, reply, job, linkMadeAt(job, parts.now(), linking()), true)
  })

  async function ownJob(request: FastifyRequest): Promise<Job> {
    const { params } = request
    const id = typeof params === 'object' && params !== null && 'id' in params ? String(params.id) : ''
    const job = await store.findJobOfAccount(id, visitorOf(request).account)
    if (job === undefined) throw new AppError('not_found')
    return job
  }

  async function show(
    request: FastifyRequest,
    reply: FastifyReply,
    job: Job,
    link: JobLink,
    isFresh: boolean,
  ): Promise<FastifyReply> {
    const visitor = visitorOf(request)
    const keys = await store.listKeysOf(visitor.account)
    const keyName = keys.find(({ id }) => id === job.key_id)?.name ?? job.key_id
    return sendPage(reply, generationPage({ at, visitor, job, keyName, link, isFresh }))
  }
}
