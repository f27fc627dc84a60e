import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  generatePaths,
  headers,
  respondAsync,
  type ValidateAnswer,
  validatePath,
} from '#contract/generate-api.ts'
import { readPaths } from '#contract/service-reads.ts'
import { AppError } from '#core/errors/app-error.ts'
import type { Issue } from '#core/errors/issue.ts'
import { limits } from '#core/limits.ts'
import type { Accepted, AcceptRequest } from '../../generation/accept-job.ts'
import { headerOfWarnings } from '../../generation/billing-warnings.ts'
import type { Generated, GenerateRequest } from '../../generation/generate.ts'
import {
  escalateMissingGlyphs,
  invalidInvoice,
  type MissingGlyphMode,
  ofSeverity,
} from '../../generation/invoice-issues.ts'
import { answerOfQueued } from '../../generation/job-answer.ts'
import type { PreparedInvoice, ReadPrepared } from '../../generation/prepare-invoice.ts'
import type { Preparation, PreparationRequest } from '../../generation/prepare-off-thread.ts'
import { languageHeaders } from '../../languages/service-languages.ts'
import { createRefusalPause } from '../../limits/refusal-pause.ts'
import type { RequestTimeouts } from '../../limits/request-limits.ts'
import type { Tracing } from '../../observability/tracing.ts'
import { fieldIssueOf } from '../../problems/field-issue.ts'
import type { QueuedJob } from '../../store/queued-jobs.ts'
import type { TemplateCatalogue } from '../../templates/template-catalogue.ts'
import { type KeyDeps, keyOf, requireKey } from './authenticate-hook.ts'
import { idempotencyKeyOf, prefersAsync } from './header-values.ts'
import { bodyText, requireJson, sendJson } from './json.ts'

export interface GenerateRouteDeps extends KeyDeps {
  templates: TemplateCatalogue
  generate: (request: GenerateRequest) => Promise<Generated>
  acceptJob: (request: AcceptRequest) => Promise<Accepted>
  preparation: Preparation
  missingGlyphs: MissingGlyphMode
  baseUrl: () => string
  timeouts: Pick<RequestTimeouts, 'wait'>
  tracing: Pick<Tracing, 'step'>
}

/** Generation under both documented paths, and the check without it. */
export function addGenerateRoutes(
  app: FastifyInstance,
  { generate, acceptJob, preparation, timeouts, tracing, baseUrl, ...deps }: GenerateRouteDeps,
): void {
  const pause = createRefusalPause()
  const onRequest = [
    requireKey(deps, 'generate'),
    requireJson,
    (request: FastifyRequest) => pause.wait(keyOf(request)),
  ]
  /** Pauses a client that was rejected because a queue is full. */
  async function onError(request: FastifyRequest, _reply: FastifyReply, error: Error): Promise<void> {
    if (error instanceof AppError && error.code === 'rate_limited' && request.body !== undefined)
      pause.refused(keyOf(request), error.details.retryAfter ?? 1)
  }
  const prepare = (
    request: FastifyRequest,
    until: number,
    options: Pick<PreparationRequest, 'checksLogo'> = {},
  ) => {
    const isAsync = prefersAsync(request.headers.prefer)
    const sizes = isAsync
      ? ({ lines: 'rendered', longest: limits.queuedBodyBytes } as const)
      : ({ lines: 'submitted', longest: limits.bodyBytes } as const)
    return tracing.step('prepare', {}, () =>
      preparation.prepare({ text: bodyText(request), ...sizes, ...options }, keyOf(request), until),
    )
  }

  for (const path of generatePaths) {
    app.post(path, { onRequest, onError, config: { mayQueue: true } }, async (request, reply) => {
      const key = keyOf(request)
      const idempotencyKey = idempotencyKeyOf(request.headers[headers.idempotencyKey.toLowerCase()])
      if (idempotencyKey !== undefined) void reply.header(headers.idempotencyKey, idempotencyKey)
      const until = performance.now() + timeouts.wait
      const isAsync = prefersAsync(request.headers.prefer)
      const read = await prepare(request, until)
      if (!read.ok) throw invalidInvoice(read.issues)
      if (isAsync) {
        const text = bodyText(request)
        const accepted = await acceptJob({ key, prepared: read.prepared, text, idempotencyKey })
        if ('answer' in accepted) return sendJson(reply, withStatus(accepted.answer))
        return sendAccepted(reply, accepted.queued, read.prepared)
      }
      const { answer, warnings } = await generate({ key, prepared: read.prepared, idempotencyKey, until })
      if (warnings.length > 0) void reply.header(headers.billingWarning, headerOfWarnings(warnings))
      return sendJson(reply, answer)
    })
  }

  const sendAccepted = (reply: FastifyReply, queued: QueuedJob, { issues }: PreparedInvoice) => {
    void reply.code(202).headers({
      [headers.preferenceApplied]: respondAsync,
      location: `${baseUrl()}${readPaths.job}${queued.id}`,
      'retry-after': '1',
    })
    const accepted = { ...queued, status: 'queued' } as const
    return sendJson(reply, JSON.stringify(answerOfQueued(accepted, ofSeverity(issues, 'warning'))))
  }

  async function unknownTemplate(request: FastifyRequest, read: ReadPrepared): Promise<Issue[]> {
    if (!read.ok) return []
    try {
      await deps.templates.find(keyOf(request).account_id, read.prepared.invoice.template)
      return []
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'unknown_template') throw error
      return [{ path: 'template', code: error.code, severity: 'error', message: error.reason }]
    }
  }

  app.post(validatePath, { onRequest, onError, config: { mayQueue: true } }, async (request, reply) => {
    const until = performance.now() + timeouts.wait
    const read = await prepare(request, until, { checksLogo: true })
    const found = [...(await unknownTemplate(request, read)), ...(read.ok ? read.prepared : read).issues]
    const issues = escalateMissingGlyphs(found, keyOf(request), deps.missingGlyphs)
    const { write } = request.language
    const errors = ofSeverity(issues, 'error').map(issue => fieldIssueOf(issue, write))
    const warnings = ofSeverity(issues, 'warning').map(issue => fieldIssueOf(issue, write))
    const answer: ValidateAnswer = { valid: errors.length === 0, errors, warnings }
    void reply.headers(languageHeaders(request.language))
    return sendJson(reply, JSON.stringify(answer))
  })
}

/** Adds the status, by which clients of asynchronous generation decide. */
const withStatus = (answer: string): string => JSON.stringify({ ...JSON.parse(answer), status: 'done' })
