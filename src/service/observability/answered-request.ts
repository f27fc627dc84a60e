import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify'
import type { Mode } from '#core/text/key.ts'
import type { ServiceErrorCode } from '../problems/problem-guide.ts'
import type { StoredKey } from '../store/store.ts'
import type { Metrics } from './metrics.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** code of the problem in the answer */
    problemCode: ServiceErrorCode | null
    /** the sent key if it exists, even if it was rejected; `undefined` before the lookup */
    sentKey: StoredKey | null | undefined
  }
}

/** Data about an answered request, without headers, body and query. */
export interface AnsweredRequest {
  id: string
  /** `-` if the request could not be parsed */
  method: string
  /** the pattern, because a path may contain a signed link; `-` without a route */
  route: string
  /**
   * whether its path belongs to the API, even without a route; not for links, which people without a key open
   */
  isApi: boolean
  /** `undefined` if the client disconnected before */
  status: number | undefined
  /** whether the connection ended before the answer did */
  isAborted: boolean
  /** from the end of the headers to the end of the answer; `undefined` if the request could not be parsed */
  milliseconds: number | undefined
  code: ServiceErrorCode | undefined
  /** address, from X-Forwarded-For behind a trusted proxy */
  client: string
  /** also a rejected key */
  key: { id: string; mode: Mode; account_id: string } | undefined
}

interface Unrecorded {
  request: IncomingMessage
  response: ServerResponse
  /** an answer sent outside the framework */
  failure?: Failure
}

/** Requests of a connection that are not recorded yet, in order. */
const unrecorded = new WeakMap<Socket, Set<Unrecorded>>()

interface Failure {
  id: string
  status: number
  code: ServiceErrorCode
}

export type RecordAnswered = (answered: AnsweredRequest) => void

/** One log line, one observation in the metrics and one entry in the request log for each request. */
export function recordWith(
  logger: FastifyBaseLogger,
  metrics: Pick<Metrics, 'answered'>,
  requestLog: { add: (answered: AnsweredRequest) => void },
): RecordAnswered {
  return answered => {
    const { id, method, route, status, isAborted, milliseconds, code, client, key } = answered
    metrics.answered(answered)
    requestLog.add(answered)
    logger.info({
      request_id: id,
      method,
      route,
      status,
      ...(isAborted ? { aborted: true } : {}),
      ms: milliseconds === undefined ? undefined : Math.round(milliseconds),
      code,
      client,
      key_id: key?.id,
      mode: key?.mode,
    })
  }
}

export const isApiPath = (path: string): boolean => path.startsWith('/v1/') && !path.startsWith('/v1/files/')

/** Records a request after its answer was sent, or its connection was closed. */
export function recordOnClose(request: FastifyRequest, reply: FastifyReply, record: RecordAnswered): void {
  const started = performance.now()
  const { socket } = request.raw
  const own: Unrecorded = { request: request.raw, response: reply.raw }
  const ofSocket = unrecorded.get(socket) ?? new Set()
  unrecorded.set(socket, ofSocket.add(own))
  reply.raw.once('close', () => {
    ofSocket.delete(own)
    const { headersSent, statusCode, writableFinished } = reply.raw
    const { failure } = own
    record({
      id: request.id,
      method: request.method,
      route: request.routeOptions.url ?? '-',
      isApi: isApiPath(request.raw.url ?? ''),
      status: failure?.status ?? (headersSent ? statusCode : undefined),
      isAborted: failure === undefined && !writableFinished,
      milliseconds: performance.now() - started,
      code: failure?.code ?? request.problemCode ?? undefined,
      client: request.ip,
      key: request.sentKey ?? undefined,
    })
  })
}

/**
 * Whether a request of the connection is complete or being answered, so that the client would read another
 * answer as part of it.
 */
export const isAnswering = (socket: Socket): boolean =>
  [...(unrecorded.get(socket) ?? [])].some(
    ({ request, response }) => request.complete || response.headersSent,
  )

/**
 * Records an answer sent outside the framework for the newest unanswered request of the connection, if any.
 */
export function recordFailure(socket: Socket, failure: Failure, record: RecordAnswered): void {
  const request = [...(unrecorded.get(socket) ?? [])].at(-1)
  if (request !== undefined) {
    request.failure = failure
    return
  }
  const { id, status, code } = failure
  record({
    id,
    method: '-',
    route: '-',
    isApi: false,
    status,
    isAborted: false,
    milliseconds: undefined,
    code,
    client: socket.remoteAddress ?? '-',
    key: undefined,
  })
}
