import type { z } from 'zod'
import type { JobReader } from '#app/service-ports.ts'
import { operationUrl } from '#contract/base-url.ts'
import { type GenerateAnswer, generateAnswerSchema, headers } from '#contract/generate-api.ts'
import { readPaths } from '#contract/service-reads.ts'
import { redactKeys } from '#core/key.ts'
import { type Exchange, exchange } from './exchange.ts'

const limitBytes = 1024 * 1024

export interface JobReaderOptions {
  connectMs?: number
  /** of what a service needs to answer for a job that it is still making */
  totalMs?: number
}

/** Asks a service for the answer of a job again. It makes nothing and bills nothing, whoever answers. */
export function createJobReader({ connectMs = 10_000, totalMs = 20_000 }: JobReaderOptions = {}): JobReader {
  async function read(
    { baseUrl, key, signal }: { baseUrl: string; key: string; signal?: AbortSignal },
    path: string,
    more: Record<string, string> = {},
  ): Promise<Answered | undefined> {
    const url = operationUrl(baseUrl, path)
    if (!url) return undefined
    const got = await exchange({
      url: new URL(url),
      method: 'GET',
      headers: { accept: 'application/json', [headers.apiKey]: key, ...more },
      limitBytes,
      connectMs,
      totalMs,
      signal,
    })
    return got.kind === 'answer' && !got.isCutOff ? got : undefined
  }

  return {
    async answer({ jobId, ...request }) {
      // anything else could lead to another address of the service
      if (!/^[\w-]+$/.test(jobId)) return undefined
      const answer = answerIn(await read(request, readPaths.job + jobId), generateAnswerSchema)
      return answer?.jobId === jobId ? answer : undefined
    },

    async lookUp({ idempotencyKey, ...request }) {
      const got = await read(request, readPaths.jobs, { [headers.idempotencyKey]: idempotencyKey })
      // another service may answer this address with whatever it calls jobs, and a gateway with a 404 of its own
      if (got?.headers[headers.idempotencyKey.toLowerCase()] !== idempotencyKey) return undefined
      return got.status === 404 ? 'not_found' : answerIn(got, generateAnswerSchema.strict())
    },
  }
}

type Answered = Extract<Exchange, { kind: 'answer' }>

function answerIn(got: Answered | undefined, schema: z.ZodType<GenerateAnswer>): GenerateAnswer | undefined {
  const parsed = schema.safeParse(got?.status === 200 ? got.json() : undefined)
  // a service that repeats the key would have it kept and shown everywhere
  return parsed.success
    ? { jobId: redactKeys(parsed.data.jobId), invoiceUrl: redactKeys(parsed.data.invoiceUrl) }
    : undefined
}
