import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#core/errors/app-error.ts'
import { limits } from '#core/limits.ts'
import { prefersAsync } from './header-values.ts'

/** Limit of a request: its fields, one logo and the attachments in base64. */
const longest = (fields: number) => fields + limits.filesBytes
const longestBody = longest(limits.bodyBytes)
/** maximum bytes of a body */
export const longestQueuedBody = longest(limits.queuedBodyBytes)

const utf8 = new TextDecoder('utf-8', { fatal: true })

declare module 'fastify' {
  interface FastifyContextConfig {
    /** whether the limits of the queue apply, which allow a larger body */
    mayQueue?: true
  }
}

/** Bodies arrive as their text: exact decimals can only be read from there. */
export function acceptJsonAsText(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer', bodyLimit: longestQueuedBody },
    async (request: FastifyRequest, body: Buffer) => {
      // a body without Content-Length
      if (body.length > longestBodyOf(request)) throw new AppError('too_large')
      return decode(body)
    },
  )
}

/** Rejects a request by its headers, before the body is read. */
export async function requireJson(request: FastifyRequest): Promise<void> {
  const { headers } = request
  const [type = '', ...parameters] = (headers['content-type'] ?? '').toLowerCase().split(';')
  const charset = parameters.map(text => text.trim()).find(text => text.startsWith('charset='))
  const isUtf8 = charset === undefined || /^charset="?utf-?8"?$/.test(charset)
  const isPlain = (headers['content-encoding'] ?? 'identity').toLowerCase() === 'identity'
  if (type.trim() !== 'application/json' || !isUtf8 || !isPlain) throw new AppError('unsupported_media_type')
  if (Number(headers['content-length'] ?? 0) > longestBodyOf(request)) throw new AppError('too_large')
}

const longestBodyOf = ({ headers, routeOptions }: FastifyRequest) =>
  routeOptions.config.mayQueue === true && prefersAsync(headers.prefer) ? longestQueuedBody : longestBody

export function bodyText({ body }: FastifyRequest): string {
  return typeof body === 'string' ? body : ''
}

function decode(body: Buffer): string {
  try {
    return utf8.decode(body)
  } catch (cause) {
    throw new AppError('invalid_request', { message: { code: 'request.not_utf8' }, cause })
  }
}

/** Sends serialised JSON unchanged, so that recorded answers are repeated byte by byte. */
export function sendJson(reply: FastifyReply, text: string): FastifyReply {
  return reply
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
    .send(text)
}
