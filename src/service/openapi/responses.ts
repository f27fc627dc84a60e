import { headers } from '#contract/generate-api.ts'
import { problemTypes, type ServiceErrorCode } from '../http/problems/problem-guide.ts'
import { ref } from './json-schema.ts'
import type { Operation } from './operations.ts'

/** What any request can meet, whatever it asks for. */
const anywhere: ServiceErrorCode[] = [
  'invalid_request',
  'request_timeout',
  'expectation_failed',
  'headers_too_large',
  'internal',
  'storage_unavailable',
]
const withKey: ServiceErrorCode[] = ['invalid_key', 'rate_limited']

export function responsesOf({ answer, problems, needsKey, hasParts }: Operation): Record<string, object> {
  const { description, mediaType, schema } = answer
  const ok = {
    description,
    headers: headersOf(needsKey),
    content: { [mediaType]: schemaOf(schema) },
  }
  const codes = new Set([...anywhere, ...(needsKey ? withKey : []), ...problems])
  const byStatus = Map.groupBy(
    problemTypes.filter(({ code }) => codes.has(code)),
    ({ status }) => status,
  )
  const failed = [...byStatus].map(([status, types]) => [
    String(status),
    {
      description: types.map(({ code, when }) => `${code}: ${when}`).join('\n\n'),
      headers: { ...headersOf(needsKey && status !== 401), ...moreHeaders(status) },
      content: { 'application/problem+json': { schema: ref('Problem') } },
    },
  ])
  const part = {
    ...ok,
    description: 'The part that Range asked for.',
    headers: {
      ...ok.headers,
      'Content-Range': { description: 'Where the part lies.', schema: { type: 'string' } },
    },
  }
  return { 200: ok, ...(hasParts && { 206: part }), ...Object.fromEntries(failed) }
}

function headersOf(needsKey: boolean): Record<string, object> {
  const requestId = { description: 'Of this request.', schema: { type: 'string' } }
  if (!needsKey) return { [headers.requestId]: requestId }
  return {
    [headers.requestId]: requestId,
    [headers.rateLimitPolicy]: {
      description: 'q requests in w seconds, as draft-ietf-httpapi-ratelimit-headers writes it.',
      schema: { type: 'string' },
    },
    [headers.rateLimit]: {
      description: 'r requests remain for t seconds.',
      schema: { type: 'string' },
    },
  }
}

function moreHeaders(status: number): Record<string, object> {
  const header = (name: string, description: string) => ({
    [name]: { description, schema: { type: 'string' } },
  })
  if (status === 401) return header('WWW-Authenticate', 'Names the header of the key.')
  if (status === 409 || status === 429 || status === 503) return header('Retry-After', 'Seconds to wait.')
  return {}
}

function schemaOf(schema: Operation['answer']['schema']): object {
  if (schema === 'bytes') return {}
  if (schema === 'text') return { schema: { type: 'string' } }
  if (schema === 'object') return { schema: { type: 'object' } }
  return { schema: alternatives(schema.map(ref)) }
}

const alternatives = (schemas: object[]): object =>
  schemas.length === 1 ? { ...schemas[0] } : { anyOf: schemas }
