import type { FastifyInstance } from 'fastify'
import { byDashboard } from '../../accounts/origins.ts'
import { deleteJob, deletePdf } from '../../retention/delete-job.ts'
import type { FileStorage } from '../../storage/file-storage.ts'
import type { Job } from '../../store/jobs.ts'
import type { Origin } from '../../store/origin.ts'
import type { Store } from '../../store/store.ts'
import type { DashboardUrl } from '../page.ts'
import { sendPage } from '../send-page.ts'
import { forOwners } from '../session/require-role.ts'
import { sessionOf } from '../session/require-session.ts'
import { deleteJobPage, deletePdfPage, revokeLinksPage } from './deletion-pages.ts'
import { ownJob } from './own-job.ts'

export interface DeletionRouteParts {
  store: Store
  files: FileStorage
  href: DashboardUrl
  now: () => Date
}

const revokeLinks = ({ store }: DeletionRouteParts, job: Job, origin: Origin) =>
  store.revokeLinks(job, origin)

export function addDeletionPages(pages: FastifyInstance, parts: DeletionRouteParts): void {
  const { store, href, now } = parts
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
      await remove(parts, job, byDashboard(sessionOf(request).user.id, request.ip, now()))
      return reply.redirect(href(next(job.id)), 303)
    })
  }
}
