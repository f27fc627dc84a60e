import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { AppError } from '#core/errors/app-error.ts'
import type { ErrorCode } from '#core/errors/error-table.ts'
import { englishLanguage } from '../languages/service-languages.ts'
import { isAnswering, type RecordAnswered, recordFailure } from '../observability/answered-request.ts'
import type { Metrics } from '../observability/metrics.ts'
import { problemOf } from '../problems/problem.ts'

export interface ClientErrorDeps {
  baseUrl: string
  metrics: Pick<Metrics, 'failed'>
  record: RecordAnswered
}

/** Milliseconds for the client to read the answer before the connection is closed. */
const lingering = 2_000

const codes: Record<string, ErrorCode> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
}

/** Answers requests that are malformed or arrive too slowly. */
export function answerClientError(
  error: Error & { code?: string },
  socket: Socket,
  deps: ClientErrorDeps,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  if (isAnswering(socket)) {
    socket.destroySoon()
    return
  }
  answerSocket(socket, new AppError(codes[error.code ?? ''] ?? 'invalid_request'), deps)
}

/** Sends a problem on a raw socket and closes it. */
export function answerSocket(
  socket: Socket,
  failure: AppError,
  { baseUrl, metrics, record }: ClientErrorDeps,
): void {
  const requestId = randomUUID()
  const { status, headers, body } = problemOf(failure, { baseUrl, requestId, language: englishLanguage })
  metrics.failed(body.code)
  recordFailure(socket, { id: requestId, status, code: body.code }, record)
  const text = JSON.stringify(body)
  const lines = Object.entries({
    ...headers,
    'x-request-id': requestId,
    'content-length': String(Buffer.byteLength(text)),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`)
  // a client that neither reads nor closes would keep the connection open
  const timer = setTimeout(() => socket.destroy(), lingering)
  socket.once('close', () => clearTimeout(timer))
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n${text}`)
}
