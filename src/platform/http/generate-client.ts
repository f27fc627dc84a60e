import { randomUUID } from 'node:crypto'
import type { GenerateClient, GenerateRequest, Outcome } from '#app/service-ports.ts'
import { operationUrl } from '#contract/base-url.ts'
import { generatePaths, headers } from '#contract/generate-api.ts'
import { outcomeOfFailure } from './classify-failure.ts'
import { outcomeOfAnswer } from './classify-response.ts'
import { exchange } from './exchange.ts'

const limitBytes = 1024 * 1024

export interface GenerateClientOptions {
  connectMs?: number
  totalMs?: number
}

export function createGenerateClient({
  connectMs = 10_000,
  totalMs = 30_000,
}: GenerateClientOptions = {}): GenerateClient {
  async function post(request: GenerateRequest): Promise<Outcome> {
    const url = operationUrl(request.baseUrl, generatePaths[0])
    if (!url) return notSecure
    const got = await exchange({
      url: new URL(url),
      method: 'POST',
      headers: {
        accept: 'application/json, application/problem+json',
        'content-type': 'application/json',
        [headers.apiKey]: request.key,
        [headers.idempotencyKey]: request.idempotencyKey,
      },
      body: request.payload,
      limitBytes,
      connectMs,
      totalMs,
      signal: request.signal,
    })
    return got.kind === 'answer' ? outcomeOfAnswer(got) : outcomeOfFailure(got)
  }

  return {
    generate: post,
    // What is no JSON can never become an invoice, whatever service answers, and the key is looked at all the same.
    check: ({ baseUrl, key }) =>
      post({ baseUrl, key, idempotencyKey: randomUUID(), payload: new TextEncoder().encode('{') }),
  }
}

const notSecure: Outcome = {
  kind: 'refused',
  problem: {
    code: 'insecure_address',
    message: 'The address of this connection is not secure. It must begin with https.',
    status: null,
    requestId: null,
    fields: [],
  },
}
