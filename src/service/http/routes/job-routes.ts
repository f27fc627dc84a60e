import type { FastifyInstance, FastifyRequest } from 'fastify'
import { headers, jobIdFormat } from '#contract/generate-api.ts'
import { readPaths } from '#contract/service-reads.ts'
import { AppError } from '#core/errors/app-error.ts'
import { answerOfJob } from '../../generation/answer-of-job.ts'
import type { Links } from '../../generation/links.ts'
import type { FileStorage } from '../../storage/file-storage.ts'
import type { Job, StoredKey } from '../../store/store.ts'
import { idempotencyKeyOf } from '../header-values.ts'
import { sendJson } from '../json.ts'
import { type KeyParts, keyOf, requireKey } from './authenticate-hook.ts'
import { sendPdf } from './file-route.ts'

export interface JobRouteParts extends KeyParts {
  files: FileStorage
  links: Links
  baseUrl: () => string
  lookUp: (request: { key: StoredKey; idempotencyKey: string }) => Promise<string | undefined>
}

/**
 * The answer of a generation and its PDF, asked for again: by its job, or by its Idempotency-Key, which is all that a client
 * knows whose answer was lost. Never makes an invoice.
 */
export function addJobRoutes(app: FastifyInstance, { lookUp, ...parts }: JobRouteParts): void {
  const onRequest = requireKey(parts)

  /** @param id as the URL has it, because a decoded one would accept a second spelling */
  async function jobOf(request: FastifyRequest, id: string): Promise<Job> {
    const job = jobIdFormat.test(id) ? await parts.store.findJob(id, keyOf(request)) : undefined
    if (job === undefined) throw new AppError('not_found')
    return job
  }

  app.get(`${readPaths.job}:jobId`, { onRequest }, async (request, reply) => {
    const job = await jobOf(request, request.url.slice(readPaths.job.length))
    return sendJson(reply, answerOfJob(job, { ...parts, now: parts.now() }))
  })

  app.get(`${readPaths.job}:jobId/pdf`, { onRequest }, async (request, reply) => {
    const job = await jobOf(request, request.url.slice(readPaths.job.length, -'/pdf'.length))
    return sendPdf(request, reply, { files: parts.files, job })
  })

  app.get(readPaths.jobs, { onRequest }, async (request, reply) => {
    const idempotencyKey = idempotencyKeyOf(request.headers[headers.idempotencyKey.toLowerCase()])
    if (idempotencyKey === undefined) {
      throw new AppError('invalid_idempotency_key', { message: { code: 'request.lookup_key' } })
    }
    void reply.header(headers.idempotencyKey, idempotencyKey)
    const answer = await lookUp({ key: keyOf(request), idempotencyKey })
    if (answer === undefined) throw new AppError('not_found')
    return sendJson(reply, answer)
  })
}
