import type { z } from 'zod'
import {
  headers,
  idempotencyKeyFormat,
  requestIdExample,
  requestIdFormat,
  respondAsync,
} from '#contract/generate-api.ts'
import { jsonSchemaOf } from './json-schema.ts'
import type { Operation } from './operation.ts'

interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  description: string | undefined
  schema: object
}

const textParameter = (
  place: Parameter['in'],
  name: string,
  { description, ...schema }: { description: string; pattern: string; examples: string[] },
): Parameter => ({
  name,
  in: place,
  required: place !== 'header',
  description,
  schema: { type: 'string', ...schema },
})

const signature = [
  textParameter('query', 'exp', {
    description: 'When the link ends, in seconds of Unix time.',
    pattern: '^[1-9][0-9]{0,11}$',
    examples: ['1798761600'],
  }),
  {
    ...textParameter('query', 'v', {
      description: 'Version of the link, once links of the job were revoked.',
      pattern: '^[1-9][0-9]{0,5}$',
      examples: ['1'],
    }),
    required: false,
  },
  textParameter('query', 'sig', {
    description: 'Signature of the link.',
    pattern: '^[A-Za-z0-9_-]{43}$',
    examples: ['x'.repeat(43)],
  }),
]

const range = textParameter('header', 'Range', {
  description: 'One part of the PDF in bytes; anything else is ignored.',
  pattern: '^bytes=([0-9]{1,15}-[0-9]{0,15}|-[0-9]{1,15})$',
  examples: ['bytes=0-1023'],
})

const requestId = textParameter('header', headers.requestId, {
  description: 'Id of the request, repeated in the answer and written to the log; made if there is none.',
  pattern: requestIdFormat.source,
  examples: [requestIdExample],
})

const acceptLanguage = textParameter('header', 'Accept-Language', {
  description:
    'Language of title, detail and message of problems and findings: en, de or fr. Codes and documents do not depend on it, and an answer that is repeated is English.',
  pattern: '^[\\x20-\\x7e]{0,1000}$',
  examples: ['de-AT, de;q=0.9, en;q=0.8'],
})

const ifMatchParameter = (description: string) =>
  textParameter('header', 'If-Match', {
    description: `${description} With another one in force nothing is changed.`,
    pattern: '^"[0-9a-f]{64}"$',
    examples: [`"${'0123456789abcdef'.repeat(4)}"`],
  })

const preferParameter = (description: string) =>
  textParameter('header', headers.prefer, {
    description: `${description} Other preferences are ignored.`,
    pattern: '^[\\x20-\\x7e]{0,200}$',
    examples: [respondAsync],
  })

export function parametersOf({
  pathParameters = {},
  signedQuery,
  hasParts,
  query,
  idempotencyKey,
  needsIdempotencyKey,
  prefer,
  ifMatch,
}: Operation): Parameter[] {
  const inPath = Object.entries(pathParameters).map(([name, parameter]) =>
    textParameter('path', name, parameter),
  )
  const inQuery = Object.entries(query?.shape ?? {}).map(([name, schema]): Parameter => {
    const { description, ...rest } = jsonSchemaOf(schema as z.ZodType) as { description?: string }
    return { name, in: 'query', required: false, description, schema: rest }
  })
  const ofKey = textParameter('header', headers.idempotencyKey, {
    description: `${idempotencyKey} Any visible ASCII, such as a random UUID; live and test do not share them.`,
    pattern: idempotencyKeyFormat.source,
    examples: ['1b671a64-40d5-491e-99b0-da01ff1f3341'],
  })
  return [
    ...inPath,
    ...(signedQuery ? signature : []),
    ...inQuery,
    ...(idempotencyKey === undefined ? [] : [{ ...ofKey, required: needsIdempotencyKey === true }]),
    ...(prefer === undefined ? [] : [preferParameter(prefer)]),
    ...(ifMatch === undefined ? [] : [ifMatchParameter(ifMatch)]),
    ...(hasParts ? [range] : []),
    acceptLanguage,
    requestId,
  ]
}
