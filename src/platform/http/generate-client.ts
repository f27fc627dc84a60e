import { randomUUID } from 'node:crypto'
import type { GenerateClient, GenerateRequest, Outcome } from '#app/ports/services.ts'
import { operationUrl } from '#contract/base-url.ts'
import { generatePaths, headers } from '#contract/generate-api.ts'
import { classifyFailure, classifyResponse } from './classify-response.ts'
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
    if (!url) return insecureAddress
    const result = await exchange({
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
    return result.kind === 'response' ? classifyResponse(result) : classifyFailure(result)
  }

  return {
    generate: post,
    // Sends invalid JSON, which can never become an invoice; the service checks the key nevertheless.
    check: request =>
      post({ ...request, idempotencyKey: randomUUID(), payload: new TextEncoder().encode('{') }),
  }
}

const insecureAddress: Outcome = {
  kind: 'refused',
  problem: {
    code: 'insecure_address',
    message: { code: 'submission.insecure_address' },
    status: null,
    requestId: null,
    fields: [],
  },
}
