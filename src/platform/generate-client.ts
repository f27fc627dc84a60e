import { randomUUID } from 'node:crypto'
import type { GenerateClient, GenerateRequest, Outcome } from '#app/service-ports.ts'
import { generatePaths, headers } from '#contract/generate-api.ts'
import { type Exchange, exchange } from './http-exchange.ts'
import { outcomeOfAnswer } from './outcome-of-answer.ts'
import { outcomeOfFailure } from './outcome-of-failure.ts'
import { safeUrl } from './safe-url.ts'

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
    const url = safeUrl(request.baseUrl)
    if (!url) return notSecure
    url.pathname = url.pathname.replace(/\/*$/, generatePaths[0])
    const got = await exchange({
      url,
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
    return { ...outcomeOf(got), idempotent: isEchoed(got, request.idempotencyKey) }
  }

  return {
    generate: post,
    // What is no JSON can never become an invoice, whatever service answers, and the key is looked at all the same.
    check: ({ baseUrl, key }) =>
      post({ baseUrl, key, idempotencyKey: randomUUID(), payload: new TextEncoder().encode('{') }),
  }
}

const outcomeOf = (got: Exchange) => (got.kind === 'answer' ? outcomeOfAnswer(got) : outcomeOfFailure(got))

const isEchoed = (got: Exchange, idempotencyKey: string): boolean =>
  got.kind === 'answer' && got.headers[headers.idempotencyKey.toLowerCase()] === idempotencyKey

const notSecure: Outcome = {
  kind: 'refused',
  idempotent: false,
  problem: {
    code: 'insecure_address',
    message: 'The address of this connection is not secure. It must begin with https.',
    status: null,
    requestId: null,
    fields: [],
  },
}
