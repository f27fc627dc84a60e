import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { generateAnswerSchema, headers, jobIdFormat } from '#contract/generate-api.ts'
import { type Deletion, jobsQuerySchema, readPaths, usualJobLimit } from '#contract/service-reads.ts'
import { AppError } from '#core/errors/app-error.ts'
import { byKey } from '../../accounts/origins.ts'
import { answerOfJob } from '../../generation/answer-of-job.ts'
import { answerOfDone, answerOfQueued, type JobList } from '../../generation/job-answer.ts'
import type { ServiceLinks } from '../../generation/links.ts'
import { deleteJob, deletePdf, deleteQueuedJob } from '../../retention/delete-job.ts'
import type { FileStorage } from '../../storage/file-storage.ts'
import { readPage } from '../../store/batches.ts'
import type { Job, Position } from '../../store/jobs.ts'
import type { Origin } from '../../store/origin.ts'
import type { QueuedJob } from '../../store/queued-jobs.ts'
import type { StoredKey } from '../../store/store.ts'
import { type KeyDeps, keyOf, requireKey } from './authenticate-hook.ts'
import { sendPdf } from './file-route.ts'
import { idempotencyKeyOf } from './header-values.ts'
import { sendJson } from './json.ts'
import { invalidParameters, readQuery } from './query.ts'

export interface JobRouteDeps extends KeyDeps {
  files: FileStorage
  links: ServiceLinks
  baseUrl: () => string
  lookUp: (request: { key: StoredKey; idempotencyKey: string }) => Promise<string | QueuedJob | undefined>
}

/**
 * Routes that read jobs and PDFs by id or Idempotency-Key, list them, and delete them. They never generate.
 */
export function addJobRoutes(app: FastifyInstance, { lookUp, ...deps }: JobRouteDeps): void {
  const onRequest = requireKey(deps, 'read')
  // a key with the scope `generate` alone must neither read nor delete existing jobs
  const mayChange = requireKey(deps, 'generate', 'read')

  /** @param id not decoded, because a decoded one would accept a second spelling */
  async function jobOf(request: FastifyRequest, id: string): Promise<Job> {
    const job = jobIdFormat.test(id) ? await deps.store.findJob(id, keyOf(request)) : undefined
    if (job === undefined) throw new AppError('not_found')
    return job
  }

  /** Checked before recorded jobs, because a job leaves the queue when it is recorded. */
  const queuedJobOf = (request: FastifyRequest, id: string) =>
    jobIdFormat.test(id) ? deps.store.findQueuedJob(id, keyOf(request)) : undefined

  function sendQueued(reply: FastifyReply, queued: QueuedJob): FastifyReply {
    if (queued.status !== 'failed') void reply.header('retry-after', '1')
    return sendJson(reply, JSON.stringify(answerOfQueued(queued)))
  }

  app.get(`${readPaths.job}:jobId`, { onRequest }, async (request, reply) => {
    const id = request.url.slice(readPaths.job.length)
    const queued = await queuedJobOf(request, id)
    if (queued !== undefined) return sendQueued(reply, queued)
    return sendDone(reply, await jobOf(request, id))
  })

  function sendDone(reply: FastifyReply, job: Job): FastifyReply {
    if (job.erased_at !== null) throw new AppError('job_deleted')
    return sendJson(reply, JSON.stringify(answerOfDone(job, { ...deps, now: deps.now() })))
  }

  app.get(readPaths.jobByKey, { onRequest }, async (request, reply) => {
    const answer = await answerTo(request, reply)
    if (typeof answer !== 'string') return sendQueued(reply, answer)
    const { jobId } = generateAnswerSchema.parse(JSON.parse(answer))
    return sendDone(reply, await jobOf(request, jobId))
  })

  /** Returns the recorded answer of the request's Idempotency-Key, or its queued job. */
  async function answerTo(request: FastifyRequest, reply: FastifyReply): Promise<string | QueuedJob> {
    const idempotencyKey = idempotencyKeyOf(request.headers[headers.idempotencyKey.toLowerCase()])
    if (idempotencyKey === undefined) throw new AppError('invalid_idempotency_key')
    void reply.header(headers.idempotencyKey, idempotencyKey)
    rejectFilters(request.query)
    const answer = await lookUp({ key: keyOf(request), idempotencyKey })
    if (answer === undefined) throw new AppError('not_found')
    return answer
  }

  app.get(`${readPaths.job}:jobId/pdf`, { onRequest }, async (request, reply) => {
    const job = await jobOf(request, request.url.slice(readPaths.job.length, -'/pdf'.length))
    return sendPdf(request, reply, { ...deps, job })
  })

  app.delete(`${readPaths.job}:jobId`, { onRequest: mayChange }, async (request, reply) => {
    const id = request.url.slice(readPaths.job.length)
    const queued = { id, of: keyOf(request) }
    const withdrawnAt = jobIdFormat.test(id)
      ? await deleteQueuedJob(deps, queued, originOf(request))
      : undefined
    if (withdrawnAt !== undefined) return sendDeletion(reply, { id }, withdrawnAt)
    const job = await jobOf(request, id)
    return sendDeletion(reply, job, await deleteJob(deps, job, originOf(request)))
  })

  app.delete(`${readPaths.job}:jobId/pdf`, { onRequest: mayChange }, async (request, reply) => {
    const job = await jobOf(request, request.url.slice(readPaths.job.length, -'/pdf'.length))
    return sendDeletion(reply, job, await deletePdf(deps, job, originOf(request)))
  })

  app.post(`${readPaths.job}:jobId/link`, { onRequest: mayChange }, async (request, reply) => {
    const job = await jobOf(request, request.url.slice(readPaths.job.length, -'/link'.length))
    if (job.erased_at !== null) throw new AppError('job_deleted')
    await deps.store.revokeLinks(job, originOf(request))
    const changed = await jobOf(request, job.id)
    return sendJson(reply, answerOfJob(changed, { ...deps, now: deps.now() }))
  })

  const originOf = (request: FastifyRequest): Origin => byKey(keyOf(request).id, request.ip, deps.now())

  const sendDeletion = (reply: FastifyReply, { id }: Pick<Job, 'id'>, deletedAt: string) =>
    sendJson(reply, JSON.stringify({ jobId: id, deletedAt } satisfies Deletion))

  app.get(readPaths.jobs, { onRequest }, async (request, reply) => {
    if (request.headers[headers.idempotencyKey.toLowerCase()] === undefined)
      return sendJson(reply, JSON.stringify(await listJobs(request)))
    // as in clients older than the path for Idempotency-Keys
    const answer = await answerTo(request, reply)
    return typeof answer === 'string' ? sendJson(reply, answer) : sendQueued(reply, answer)
  })

  async function listJobs(request: FastifyRequest): Promise<JobList> {
    const { account_id, mode } = keyOf(request)
    const query = readQuery(jobsQuerySchema, request.query)
    const { limit = usualJobLimit, status = 'done', cursor } = query
    const filter = {
      account_id,
      mode,
      template: query.template,
      number: query.invoice_number,
      from: query.created_from,
      until: query.created_before,
    }
    if (status !== 'done') {
      const before = cursor === undefined ? undefined : positionOf(cursor)
      const { rows, hasMore } = await readPage(limit, count =>
        deps.store.listQueuedJobs({ ...filter, status }, { before, limit: count }),
      )
      const last = hasMore ? rows.at(-1) : undefined
      return { jobs: rows.map(job => answerOfQueued(job)), next: last ? cursorOf(last) : null }
    }
    const { rows, hasMore } = await readPage(limit, count =>
      deps.store.listJobs(filter, { before: cursor?.split('.').at(-1), limit: count }),
    )
    const now = deps.now()
    return {
      jobs: rows.map(job => answerOfDone(job, { ...deps, now })),
      next: hasMore ? (rows.at(-1)?.id ?? null) : null,
    }
  }
}

/** The cursor contains the time, because a job may leave the queue while pages are read. */
const cursorOf = ({ created_at, id }: Position): string => `${Date.parse(created_at)}.${id}`

function positionOf(cursor: string): Position {
  const [time = '', id = time] = cursor.split('.')
  const created_at = new Date(id === time ? Number.NaN : Number(time))
  if (Number.isNaN(created_at.getTime())) throw invalidParameters(['cursor'], { code: 'query.next' })
  return { created_at: created_at.toISOString(), id }
}

/** Rejects filters together with an Idempotency-Key, because they would be ignored. */
function rejectFilters(query: unknown): void {
  const names = typeof query === 'object' && query !== null ? Object.keys(query) : []
  if (names.length > 0) throw invalidParameters(names, { code: 'query.not_with_key' })
}
