import type { JobReader } from '#app/ports.ts'
import { generateAnswerSchema, headers } from '#contract/generate-api.ts'
import { readPaths } from '#contract/service-reads.ts'
import { redactKeys } from '#core/key.ts'
import { exchange } from './http-exchange.ts'
import { safeUrl } from './safe-url.ts'

const limitBytes = 1024 * 1024

/** Asks a service for the answer of a job again. It makes nothing and bills nothing, whoever answers. */
export function createJobReader({ totalMs = 15_000 }: { totalMs?: number } = {}): JobReader {
  return {
    async answer({ baseUrl, key, jobId, signal }) {
      const url = safeUrl(baseUrl)
      // anything else could lead to another address of the service
      if (!url || !/^[\w-]+$/.test(jobId)) return undefined
      url.pathname = url.pathname.replace(/\/*$/, readPaths.job + jobId)
      const got = await exchange({
        url,
        method: 'GET',
        headers: { accept: 'application/json', [headers.apiKey]: key },
        limitBytes,
        connectMs: 10_000,
        totalMs,
        signal,
      })
      if (got.kind === 'failed' || got.status !== 200 || got.isCutOff) return undefined
      const parsed = generateAnswerSchema.safeParse(jsonOf(got.body))
      if (!parsed.success || parsed.data.jobId !== jobId) return undefined
      // a service that repeats the key would have it kept and shown everywhere
      return { jobId, invoiceUrl: redactKeys(parsed.data.invoiceUrl) }
    },
  }
}

function jsonOf(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return undefined
  }
}
