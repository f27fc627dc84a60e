import { z } from 'zod'
import type { PublishOutcome, TemplateClient } from '#app/ports/services.ts'
import { publishedTemplateSchema, templatePath } from '#contract/account-templates.ts'
import { operationUrl } from '#contract/base-url.ts'
import { headers } from '#contract/generate-api.ts'
import { readPaths } from '#contract/service-reads.ts'
import { classifyFailure, classifyResponse } from './classify-response.ts'
import { exchange } from './exchange.ts'
import { createServiceRead } from './service-read.ts'

const limitBytes = 1024 * 1024

const answerSchema = publishedTemplateSchema
  .pick({ name: true, version: true, sha256: true })
  .partial({ sha256: true })

/** Part of an account; scopes may be those of a later version. */
const scopesSchema = z.object({ id: z.string(), scopes: z.array(z.string()).optional() })

export interface TemplateClientOptions {
  connectMs?: number
  /** long enough for a file of 1 MiB over a slow connection */
  totalMs?: number
}

/** Publishes custom templates. Generates no invoice, so nothing is billed, and every request may be repeated. */
export function createTemplateClient({
  connectMs = 10_000,
  totalMs = 90_000,
}: TemplateClientOptions = {}): TemplateClient {
  // Short timeouts, because the user waits for the answer.
  const read = createServiceRead({ connectMs: 3_000, totalMs: 5_000, limitBytes: 64 * 1024 })

  return {
    async publish({ baseUrl, key, name, file: { content, sha256 }, onProgress, signal }) {
      const url = operationUrl(baseUrl, templatePath + name)
      if (!url) return { kind: 'not_offered', reason: 'no_endpoint' }
      const result = await exchange({
        url: new URL(url),
        method: 'PUT',
        headers: {
          accept: 'application/json, application/problem+json',
          'content-type': 'application/json',
          [headers.apiKey]: key,
        },
        body: new TextEncoder().encode(content),
        onProgress,
        limitBytes,
        connectMs,
        totalMs,
        signal,
      })
      if (result.kind === 'failed')
        return { kind: 'retry_later', afterMs: null, problem: problemOfFailure(result) }
      if (result.status === 200 || result.status === 201) {
        const answer = answerSchema.safeParse(result.isTruncated ? undefined : result.json())
        if (!answer.success || answer.data.name !== name)
          return { kind: 'not_offered', reason: 'no_endpoint' }
        // The service received other content, changed in transit.
        if ((answer.data.sha256 ?? sha256) !== sha256)
          return { kind: 'retry_later', afterMs: null, problem: noAnswer(result.status) }
        return { kind: 'published', version: answer.data.version }
      }
      return outcomeOf(classifyResponse(result))
    },

    async mayPublish(access) {
      const result = await read(access, readPaths.account)
      if (result?.status === 404 || result?.status === 405) return 'no_endpoint'
      const account = scopesSchema.safeParse(result?.status === 200 ? result.json() : undefined)
      if (!account.success) return undefined
      // A service without scopes is of a version without account templates.
      if (account.data.scopes === undefined) return 'no_endpoint'
      return account.data.scopes.includes('templates') ? 'yes' : 'no_permission'
    },
  }
}

function outcomeOf(outcome: ReturnType<typeof classifyResponse>): PublishOutcome {
  if (outcome.kind === 'retry_later') return outcome
  // An undocumented 2xx answer means that the service has another operation at this path.
  if (outcome.kind === 'done') return { kind: 'not_offered', reason: 'no_endpoint' }
  const { problem } = outcome
  if (outcome.kind === 'key_refused') return { kind: 'key_refused', problem }
  if (outcome.kind !== 'refused')
    return { kind: 'retry_later', afterMs: null, problem: noAnswer(problem.status) }
  if (problem.code === 'missing_scope') return { kind: 'not_offered', reason: 'no_permission' }
  const isUnknownOperation = [301, 307, 308, 404, 405].includes(problem.status ?? 0)
  return isUnknownOperation ? { kind: 'not_offered', reason: 'no_endpoint' } : { kind: 'refused', problem }
}

type Problem = Extract<PublishOutcome, { kind: 'retry_later' }>['problem']

/** Nothing can have been billed, whatever the answer contains. */
const noAnswer = (status: number | null): Problem => ({
  code: 'unreachable',
  message: { code: 'own_template.no_answer' },
  status,
  requestId: null,
  fields: [],
})

function problemOfFailure(failure: Parameters<typeof classifyFailure>[0]): Problem {
  const { kind, problem } = classifyFailure(failure)
  return kind === 'not_sent' ? problem : noAnswer(null)
}
