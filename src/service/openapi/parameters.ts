import type { z } from 'zod'
import { headers, idempotencyKeyFormat, requestIdFormat } from '#contract/generate-api.ts'
import { jsonSchemaOf } from './json-schema.ts'
import type { Operation } from './operations.ts'

export function parametersOf({
  pathParameters = {},
  signedQuery,
  hasParts,
  query,
  idempotencyKey,
}: Operation): object[] {
  const inPath = Object.entries(pathParameters).map(([name, { description, pattern }]) => ({
    name,
    in: 'path',
    required: true,
    description,
    schema: { type: 'string', pattern },
  }))
  const signed = [
    ['exp', 'When the link ends, in seconds of Unix time.', '^[1-9][0-9]{0,11}$'],
    ['sig', 'Its signature.', '^[A-Za-z0-9_-]{43}$'],
  ].map(([name, description, pattern]) => ({
    name,
    in: 'query',
    required: true,
    description,
    schema: { type: 'string', pattern },
  }))
  const inQuery = Object.entries(query?.shape ?? {}).map(([name, schema]) => {
    const { description, ...rest } = jsonSchemaOf(schema as z.ZodType) as { description?: string }
    return { name, in: 'query', required: false, description, schema: rest }
  })
  const ofKey = idempotencyKey && {
    name: headers.idempotencyKey,
    in: 'header',
    required: false,
    description: `${idempotencyKey} Any visible ASCII, such as a random UUID; live and test do not share them.`,
    schema: { type: 'string', pattern: idempotencyKeyFormat.source },
  }
  const range = {
    name: 'Range',
    in: 'header',
    required: false,
    description: 'One part, such as bytes=0-1023.',
    schema: { type: 'string' },
  }
  const requestId = {
    name: headers.requestId,
    in: 'header',
    required: false,
    description: 'Echoed, and written to the log of the service; made when there is none.',
    schema: { type: 'string', pattern: requestIdFormat.source },
  }
  return [
    ...inPath,
    ...(signedQuery ? signed : []),
    ...inQuery,
    ...(ofKey ? [ofKey] : []),
    ...(hasParts ? [range] : []),
    requestId,
  ]
}
