import type { FastifyInstance } from 'fastify'
import { generatePaths, headers } from '#contract/generate-api.ts'
import { AppError } from '#core/errors/app-error.ts'
import type { Invoice } from '#core/invoice/invoice.ts'
import { readInvoice } from '#core/invoice/read-invoice.ts'
import type { GenerateRequest } from '../../generation/generate.ts'
import { invalidInvoice } from '../../generation/invalid-invoice.ts'
import { idempotencyKeyOf } from '../header-values.ts'
import { bodyText, requireJson, sendJson } from '../json.ts'
import { type KeyParts, keyOf, requireKey } from './authenticate-hook.ts'
import { createCooperativeQueue } from './cooperative-queue.ts'

export interface GenerateRouteParts extends KeyParts {
  generate: (request: GenerateRequest) => Promise<string>
}

/** As many may wait to be read as to be rendered; ten milliseconds are a large request or thirty small ones. */
const reading = { waiting: 256, milliseconds: 10 }

/** One operation under both documented paths. */
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
}

function invoiceOf(text: string): Invoice {
  const read = readInvoice(text)
  if (read.ok) return read.invoice
  const { issues } = read
  if (issues[0]?.code === 'invalid_json') throw new AppError('invalid_json', { message: issues[0].message })
  throw invalidInvoice(issues)
}
