import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { headers } from '#contract/generate-api.ts'

/** The client's own id when it can stand in a log and a header, else a new one. */
export function requestIdOf(request: IncomingMessage): string {
  const given = request.headers[headers.requestId.toLowerCase()]
  return typeof given === 'string' && /^[\w.:/+=-]{1,128}$/.test(given) ? given : randomUUID()
}
