import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '#core/errors/app-error.ts'
import { byDashboard } from '../../accounts/origins.ts'
import { deleteJob, deletePdf, deleteQueuedJobOf } from '../../retention/delete-job.ts'
import type { FileStorage } from '../../storage/file-storage.ts'
import type { Job } from '../../store/jobs.ts'
import type { Origin } from '../../store/origin.ts'
import type { QueuedJob } from '../../store/queued-jobs.ts'
import type { Store } from '../../store/store.ts'
import type { DashboardUrl } from '../html/page.ts'
import { sendPage } from '../html/send-page.ts'
import { forOwners } from '../session/require-role.ts'
import { sessionOf } from '../session/require-session.ts'
import { deleteJobPage, deletePdfPage, deleteQueuedJobPage, revokeLinksPage } from './deletion-pages.ts'
import { ownJob } from './generation-routes.ts'

export interface DeletionRouteDeps {
  store: Store
  files: FileStorage
  href: DashboardUrl
  now: () => Date
}

interface QueuedJobRoute {
  Params: { id: string }
}

const revokeLinks = ({ store }: DeletionRouteDeps, job: Job, origin: Origin) => store.revokeLinks(job, origin)

/**
 * Returns the queued job of the path. @throws AppError not_found for a job of another account, or one
 * recorded meanwhile
 */
async function ownQueuedJob(store: Store, id: string, account_id: string): Promise<QueuedJob> {
  for (const mode of ['live', 'test'] as const) {
    const job = await store.findQueuedJob(id, { account_id, mode })
    if (job !== undefined) return job
  }
  throw new AppError('not_found')
}

export function addDeletionPages(pages: FastifyInstance, deps: DeletionRouteDeps): void {
  const { store, href, now } = deps
  const originOf = (request: FastifyRequest) => byDashboard(sessionOf(request).user.id, request.ip, now())

  pages.get<QueuedJobRoute>('/dashboard/queued-jobs/:id/delete', forOwners, async (request, reply) => {
    const session = sessionOf(request)
    const job = await ownQueuedJob(store, request.params.id, session.account)
    return sendPage(reply, deleteQueuedJobPage({ href, session, job }))
  })

  pages.post<QueuedJobRoute>('/dashboard/queued-jobs/:id/delete', forOwners, async (request, reply) => {
    const { id } = request.params
    const deletedAt = await deleteQueuedJobOf(
      deps,
      { id, account_id: sessionOf(request).account },
      originOf(request),
    )
    // recorded and billed meanwhile: deleting it needs another confirmation
    const next = deletedAt === undefined ? `/generations/${id}/delete` : '/generations?deleted'
    return reply.redirect(href(next), 303)
  })

  for (const [path, confirm, remove, next] of [
    ['delete-pdf', deletePdfPage, deletePdf, (id: string) => `/generations/${id}`],
    ['revoke-links', revokeLinksPage, revokeLinks, (id: string) => `/generations/${id}`],
    ['delete', deleteJobPage, deleteJob, () => '/generations?deleted'],
  ] as const) {
    pages.get(`/dashboard/generations/:id/${path}`, forOwners, async (request, reply) => {
      const job = await ownJob(store, request)
      return sendPage(reply, confirm({ href, session: sessionOf(request), job }))
    })

    pages.post(`/dashboard/generations/:id/${path}`, forOwners, async (request, reply) => {
      const job = await ownJob(store, request)
      await remove(deps, job, originOf(request))
      return reply.redirect(href(next(job.id)), 303)
    })
  }
}
