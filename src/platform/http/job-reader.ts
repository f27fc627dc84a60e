import type { z } from 'zod'
import type { JobReader } from '#app/ports/services.ts'
import { type GenerateAnswer, generateAnswerSchema, headers } from '#contract/generate-api.ts'
import { readPaths } from '#contract/service-reads.ts'
import { redactKeys } from '#core/text/key.ts'
import { createServiceRead, type HttpResponse } from './service-read.ts'

const limitBytes = 1024 * 1024

export interface JobReaderOptions {
  connectMs?: number
  /** long enough for a service that is still processing the job */
  totalMs?: number
}

/** Reads the answer of a job from a service. Creates and bills nothing. */
export function createJobReader({ connectMs = 10_000, totalMs = 20_000 }: JobReaderOptions = {}): JobReader {
  const read = createServiceRead({ connectMs, totalMs, limitBytes })

  return {
    async answer({ jobId, ...request }) {
      // Other characters could change the path of the request.
      if (!/^[\w-]+$/.test(jobId)) return undefined
      const answer = parseAnswer(await read(request, readPaths.job + jobId), generateAnswerSchema)
      return answer?.jobId === jobId ? answer : undefined
    },

    async lookUp({ idempotencyKey, ...request }) {
      const result = await read(request, readPaths.jobs, { [headers.idempotencyKey]: idempotencyKey })
      // The header must match, because another service may have its own /jobs, and a gateway its own 404.
      if (result?.headers[headers.idempotencyKey.toLowerCase()] !== idempotencyKey) return undefined
      return result.status === 404 ? 'not_found' : parseAnswer(result, generateAnswerSchema.strict())
    },
  }
}

function parseAnswer(
  result: HttpResponse | undefined,
  schema: z.ZodType<GenerateAnswer>,
): GenerateAnswer | undefined {
  const parsed = schema.safeParse(result?.status === 200 ? result.json() : undefined)
  // A service may echo the key, which must not be stored or shown.
  return parsed.success
    ? { jobId: redactKeys(parsed.data.jobId), invoiceUrl: redactKeys(parsed.data.invoiceUrl) }
    : undefined
}
