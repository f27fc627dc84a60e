import type { FastifyInstance } from 'fastify'
import { generatePaths, headers, type ValidateAnswer, validatePath } from '#contract/generate-api.ts'
import { AppError } from '#core/errors/app-error.ts'
import type { Issue } from '#core/errors/issue.ts'
import type { Invoice } from '#core/invoice/invoice.ts'
import { readInvoice } from '#core/invoice/read-invoice.ts'
import { type CheckParts, checkInvoice, ofSeverity } from '../../generation/check-invoice.ts'
import type { GenerateRequest } from '../../generation/generate.ts'
import { invalidInvoice } from '../../generation/invalid-invoice.ts'
import { fieldIssueOf } from '../../text-of.ts'
import { idempotencyKeyOf } from '../header-values.ts'
import { bodyText, requireJson, sendJson } from '../json.ts'
import { keyOf, requireKey } from './authenticate-hook.ts'
import { createCooperativeQueue } from './cooperative-queue.ts'
import type { CatalogueParts } from './templates-route.ts'

export interface GenerateRouteParts extends CatalogueParts, Pick<CheckParts, 'plausibility'> {
  generate: (request: GenerateRequest) => Promise<string>
}

/** As many may wait to be read as to be rendered; ten milliseconds are a large request or thirty small ones. */
const reading = { waiting: 256, milliseconds: 10 }

/** Generation under both documented paths, and the check without it. */
export function addGenerateRoutes(app: FastifyInstance, { generate, ...parts }: GenerateRouteParts): void {
  const onRequest = [requireKey(parts), requireJson]
  const inTurn = createCooperativeQueue(reading)

  for (const path of generatePaths) {
    app.post(path, { onRequest }, async (request, reply) => {
      const key = keyOf(request)
      const idempotencyKey = idempotencyKeyOf(request.headers[headers.idempotencyKey.toLowerCase()])
      if (idempotencyKey !== undefined) void reply.header(headers.idempotencyKey, idempotencyKey)
      const invoice = await inTurn(() => invoiceOf(bodyText(request)))
      const answer = await generate({ key, invoice, idempotencyKey })
      return sendJson(reply, answer)
    })
  }

  app.post(validatePath, { onRequest }, async (request, reply) => {
    const issues = await inTurn(() => issuesOf(bodyText(request), parts))
    const errors = ofSeverity(issues, 'error').map(fieldIssueOf)
    const warnings = ofSeverity(issues, 'warning').map(fieldIssueOf)
    const answer: ValidateAnswer = { valid: errors.length === 0, errors, warnings }
    return sendJson(reply, JSON.stringify(answer))
  })
}

function issuesOf(text: string, parts: CheckParts): Issue[] {
  const read = readInvoice(text)
  if (read.ok) return checkInvoice(parts, read.invoice).issues
  rejectInvalidJson(read.issues)
  return read.issues
}

function invoiceOf(text: string): Invoice {
  const read = readInvoice(text)
  if (read.ok) return read.invoice
  rejectInvalidJson(read.issues)
  throw invalidInvoice(read.issues)
}

function rejectInvalidJson([issue]: readonly Issue[]): void {
  if (issue?.code === 'invalid_json') throw new AppError('invalid_json', { message: issue.message })
}
