import { headers, requestIdExample } from '#contract/generate-api.ts'
import { english } from '../languages/english.ts'
import { problemTypes, type ServiceErrorCode } from '../problems/problem-guide.ts'
import { answerExample } from './answer-schemas.ts'
import { headerRefs, type ResponseHeader } from './headers.ts'
import { ref } from './json-schema.ts'
import type { Operation } from './operation.ts'

/** Errors that any request can have. */
const anywhere: ServiceErrorCode[] = [
  'invalid_request',
  'request_timeout',
  'expectation_failed',
  'misdirected_request',
  'headers_too_large',
  'internal',
  'storage_unavailable',
]
const withKey: ServiceErrorCode[] = [
  'invalid_key',
  'expired_key',
  'missing_scope',
  'address_not_allowed',
  'account_suspended',
  'rate_limited',
]

/** Statuses of requests rejected before the headers of an operation are read. */
const beforeRoute = [401, 403, 408, 417, 421, 431]

export const codesOf = ({ problems, needsKey }: Operation): Set<ServiceErrorCode> =>
  new Set([...anywhere, ...(needsKey ? withKey : []), ...problems])

export function responsesOf(operation: Operation): Record<string, object> {
  const {
    answer,
    needsKey,
    hasParts,
    mayAnswerLater,
    hasOAuthErrors,
    echo = [],
    answerHeaders = [],
  } = operation
  const { description, mediaType, schema } = answer
  const ok = {
    description,
    headers: headerRefs(...usualHeaders(needsKey), ...echo, ...answerHeaders),
    content: { [mediaType]: contentOf(schema) },
  }
  const codes = codesOf(operation)
  const byStatus = Map.groupBy(
    problemTypes(english).filter(({ code }) => codes.has(code)),
    ({ status }) => status,
  )
  const failed = [...byStatus].map(([status, types]) => [
    String(status),
    {
      description: types.map(({ code, when }) => `${code}: ${when}`).join('\n\n'),
      headers: headerRefs(
        ...usualHeaders(needsKey && status !== 401),
        'Content-Language',
        'Vary',
        ...headersOf(status),
        ...(beforeRoute.includes(status) ? [] : echo),
      ),
      content: {
        ...(hasOAuthErrors && oauthStatuses.includes(status) && oauthContent()),
        'application/problem+json': {
          schema: ref('Problem'),
          examples: Object.fromEntries(
            types.map(({ code }) => [code, { $ref: `#/components/examples/${code}` }]),
          ),
        },
      },
    },
  ])
  const part = {
    ...ok,
    description: 'The part that Range asked for.',
    headers: { ...ok.headers, ...headerRefs('Content-Range') },
  }
  const accepted = {
    description: 'The invoice is stored and queued.',
    headers: headerRefs(
      ...usualHeaders(needsKey),
      ...echo,
      'Location',
      headers.preferenceApplied,
      'Retry-After',
    ),
    content: { 'application/json': contentOf(['Job']) },
  }
  const tooMany = {
    description: 'Too many computers connect from this address.',
    headers: headerRefs(...usualHeaders(false), ...headersOf(429)),
    content: oauthContent(),
  }
  return {
    200: ok,
    ...(operation.created !== undefined && { 201: { ...ok, description: operation.created } }),
    ...(mayAnswerLater && { 202: accepted }),
    ...(hasParts && { 206: part }),
    ...Object.fromEntries(failed),
    ...(hasOAuthErrors && { 429: tooMany }),
  }
}

/** Statuses answered in the format of OAuth; 503 above the limit of grants. */
const oauthStatuses = [400, 503]

const oauthContent = () => ({ 'application/json': contentOf(['OAuthError']) })

/** A problem of each code. */
export const problemExamples = (
  codes: ReadonlySet<ServiceErrorCode>,
  baseUrl: string,
): Record<string, { summary: string; value: object }> =>
  Object.fromEntries(
    problemTypes(english)
      .filter(({ code }) => codes.has(code))
      .map(({ code, status, title, when, whatToDo }) => [
        code,
        {
          summary: title,
          value: {
            type: `${baseUrl}/errors#${code}`,
            title,
            status,
            detail: `${when} ${whatToDo}`,
            instance: `urn:request:${requestIdExample}`,
            code,
          },
        },
      ]),
  )

const usualHeaders = (needsKey: boolean): ResponseHeader[] =>
  needsKey ? [headers.requestId, headers.rateLimitPolicy, headers.rateLimit] : [headers.requestId]

function headersOf(status: number): ResponseHeader[] {
  if (status === 401) return ['WWW-Authenticate']
  if (status === 416) return ['Content-Range']
  return status === 409 || status === 429 || status === 503 ? ['Retry-After'] : []
}

function contentOf(schema: Operation['answer']['schema']): object {
  if (schema === 'bytes') return {}
  if (schema === 'text') return { schema: { type: 'string' } }
  if (schema === 'object') return { schema: { type: 'object' } }
  return {
    schema: alternatives(schema.map(ref)),
    examples: Object.fromEntries(schema.map(name => [name, { value: answerExample(name) }])),
  }
}

const alternatives = (schemas: object[]): object =>
  schemas.length === 1 ? { ...schemas[0] } : { anyOf: schemas }
