import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { AppError } from '#core/errors/app-error.ts'
import type { ErrorCode } from '#core/errors/error-table.ts'
import type { Metrics } from '../metrics.ts'
import type { RecordAnswered } from './answered-request.ts'
import { problemOf } from './problems/problem.ts'

export interface ClientErrorParts {
  baseUrl: string
  metrics: Pick<Metrics, 'failed'>
  record: RecordAnswered
}

const codes: Record<string, ErrorCode> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
}

/** Answers malformed requests, which never reach the framework. */
export function answerClientError(
  error: Error & { code?: string },
  socket: Socket,
  parts: ClientErrorParts,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  answerSocket(socket, new AppError(codes[error.code ?? ''] ?? 'invalid_request'), parts)
}

/** Sends a problem on a raw socket and closes it. */
export function answerSocket(
  socket: Socket,
  failure: AppError,
  { baseUrl, metrics, record }: ClientErrorParts,
): void {
  const requestId = randomUUID()
  const { status, headers, body } = problemOf(failure, { baseUrl, requestId })
  metrics.failed(body.code)
  record({
    id: requestId,
    method: '-',
    route: '-',
    status,
    isAborted: false,
    milliseconds: undefined,
    code: body.code,
    client: socket.remoteAddress ?? '-',
    key: undefined,
  })
  const text = JSON.stringify(body)
  const lines = Object.entries({
    ...headers,
    'x-request-id': requestId,
    'content-length': String(Buffer.byteLength(text)),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n${text}`)
}
