import type { FastifyRequest } from 'fastify'
import { AppError } from '#core/errors/app-error.ts'
import type { Job } from '../../store/jobs.ts'
import type { Store } from '../../store/store.ts'
import { sessionOf } from '../session/require-session.ts'

/** The job of the path. @throws AppError not_found for a job of another account, job_deleted */
export async function ownJob(store: Pick<Store, 'findJobOfAccount'>, request: FastifyRequest): Promise<Job> {
  const { params } = request
  const id = typeof params === 'object' && params !== null && 'id' in params ? String(params.id) : ''
  const job = await store.findJobOfAccount(id, sessionOf(request).account)
  if (job === undefined) throw new AppError('not_found')
  if (job.erased_at !== null) throw new AppError('job_deleted')
  return job
}
