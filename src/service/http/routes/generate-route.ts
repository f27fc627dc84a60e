import type { FastifyInstance } from 'fastify'
import { generatePaths, headers, type ValidateAnswer, validatePath } from '#contract/generate-api.ts'
import type { Issue } from '#core/errors/issue.ts'
import { readInvoice } from '#core/invoice/read-invoice.ts'
import { checkInvoice, ofSeverity, type PlausibilityMode } from '../../generation/check-invoice.ts'
import type { GenerateRequest } from '../../generation/generate.ts'
import { rejectInvalidJson } from '../../generation/invalid-invoice.ts'
import { prepareInvoice } from '../../generation/prepare-invoice.ts'
import { fieldIssueOf } from '../../text-of.ts'
import { idempotencyKeyOf } from '../header-values.ts'
import { bodyText, requireJson, sendJson } from '../json.ts'
import { keyOf, requireKey } from './authenticate-hook.ts'
import { createCooperativeQueue } from './cooperative-queue.ts'
import type { CatalogueParts } from './templates-route.ts'

export interface GenerateRouteParts extends CatalogueParts {
  plausibility: PlausibilityMode
  generate: (request: GenerateRequest) => Promise<string>
}

/** As many may wait to be read as to be rendered; ten milliseconds are a large request or thirty small ones. */
const reading = { waiting: 256, milliseconds: 10 }

/** Generation under both documented paths, and the check without it. */
export function addGenerateRoutes(
  app: FastifyInstance,
  { generate, plausibility, ...parts }: GenerateRouteParts,
): void {
  const onRequest = [requireKey(parts), requireJson]
  const inTurn = createCooperativeQueue(reading)

  for (const path of generatePaths) {
    app.post(path, { onRequest }, async (request, reply) => {
      const key = keyOf(request)
      const idempotencyKey = idempotencyKeyOf(request.headers[headers.idempotencyKey.toLowerCase()])
      if (idempotencyKey !== undefined) void reply.header(headers.idempotencyKey, idempotencyKey)
      const prepared = await inTurn(() => prepareInvoice(bodyText(request), plausibility))
      const answer = await generate({ key, prepared, idempotencyKey })
      return sendJson(reply, answer)
    })
  }

  app.post(validatePath, { onRequest }, async (request, reply) => {
    const issues = await inTurn(() => issuesOf(bodyText(request)))
    const errors = ofSeverity(issues, 'error').map(fieldIssueOf)
    const warnings = ofSeverity(issues, 'warning').map(fieldIssueOf)
    const answer: ValidateAnswer = { valid: errors.length === 0, errors, warnings }
    return sendJson(reply, JSON.stringify(answer))
  })

  function issuesOf(text: string): Issue[] {
    const read = readInvoice(text)
    if (!read.ok) {
      rejectInvalidJson(read.issues)
      return read.issues
    }
    const { issues } = checkInvoice(read.invoice, plausibility)
    return parts.templates.has(read.invoice.template) ? issues : [unknownTemplate, ...issues]
  }
}

const unknownTemplate: Issue = {
  path: 'template',
  code: 'unknown_template',
  severity: 'error',
  message: { code: 'unknown_template' },
}
