import type { FastifyInstance, FastifyRequest } from 'fastify'
import { generatePaths, headers, type ValidateAnswer, validatePath } from '#contract/generate-api.ts'
import { headerOfWarnings } from '../../generation/billing-warnings.ts'
import { type CheckParts, ofSeverity } from '../../generation/check-invoice.ts'
import type { Generated, GenerateRequest } from '../../generation/generate.ts'
import { invalidInvoice } from '../../generation/invalid-invoice.ts'
import { createPreparation } from '../../generation/prepare-off-thread.ts'
import type { RequestTimeouts } from '../../limits/request-timeouts.ts'
import { fieldIssueOf } from '../../text-of.ts'
import type { Tracing } from '../../tracing.ts'
import { idempotencyKeyOf } from '../header-values.ts'
import { bodyText, requireJson, sendJson } from '../json.ts'
import { keyOf, requireKey } from './authenticate-hook.ts'
import { createCooperativeQueue } from './cooperative-queue.ts'
import type { CatalogueParts } from './templates-route.ts'

export interface GenerateRouteParts extends CatalogueParts, Pick<CheckParts, 'plausibility'> {
  generate: (request: GenerateRequest) => Promise<Generated>
  timeouts: Pick<RequestTimeouts, 'wait'>
  tracing: Pick<Tracing, 'step'>
}

/** As many may wait to be read as to be rendered; ten milliseconds are a large request or thirty small ones. */
const reading = { waiting: 256, milliseconds: 10 }

/** Generation under both documented paths, and the check without it. */
export function addGenerateRoutes(
  app: FastifyInstance,
  { generate, timeouts, tracing, ...parts }: GenerateRouteParts,
): void {
  const onRequest = [requireKey(parts, 'generate'), requireJson]
  const preparation = createPreparation(createCooperativeQueue(reading), parts)
  const prepare = (request: FastifyRequest, until: number) =>
    tracing.step('prepare', {}, () => preparation.prepare(bodyText(request), keyOf(request), until))
  app.addHook('onClose', () => preparation.close())

  for (const path of generatePaths) {
    app.post(path, { onRequest }, async (request, reply) => {
      const key = keyOf(request)
      const idempotencyKey = idempotencyKeyOf(request.headers[headers.idempotencyKey.toLowerCase()])
      if (idempotencyKey !== undefined) void reply.header(headers.idempotencyKey, idempotencyKey)
      const until = performance.now() + timeouts.wait
      const read = await prepare(request, until)
      if (!read.ok) throw invalidInvoice(read.issues)
      const { answer, warnings } = await generate({ key, prepared: read.prepared, idempotencyKey, until })
      if (warnings.length > 0) void reply.header(headers.billingWarning, headerOfWarnings(warnings))
      return sendJson(reply, answer)
    })
  }

  app.post(validatePath, { onRequest }, async (request, reply) => {
    const until = performance.now() + timeouts.wait
    const read = await prepare(request, until)
    const { issues } = read.ok ? read.prepared : read
    const errors = ofSeverity(issues, 'error').map(fieldIssueOf)
    const warnings = ofSeverity(issues, 'warning').map(fieldIssueOf)
    const answer: ValidateAnswer = { valid: errors.length === 0, errors, warnings }
    return sendJson(reply, JSON.stringify(answer))
  })
}
