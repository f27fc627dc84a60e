import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { headers, requestIdFormat } from '#contract/generate-api.ts'
import { redactKeys } from '#core/key.ts'

/** The client's request id if it is safe in a log and a header and contains no key; otherwise a new one. */
export function requestIdOf(request: IncomingMessage): string {
  const given = request.headers[headers.requestId.toLowerCase()]
  const isPlain = typeof given === 'string' && requestIdFormat.test(given)
  return isPlain && redactKeys(given) === given ? given : randomUUID()
}
