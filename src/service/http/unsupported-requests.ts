import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { AppError } from '#core/errors/app-error.ts'
import { isLoopbackHost } from '../limits/address-list.ts'
import { answerSocket, type ClientErrorDeps } from './client-error.ts'

/**
 * Answers well-formed but unsupported requests with problem details. With `forLoopback`, the host must be a
 * loopback name, so that a web page cannot reach the service by DNS rebinding.
 */
export function rejectUnsupportedRequests(
  app: FastifyInstance,
  { forLoopback, clientErrorDeps }: { forLoopback: boolean; clientErrorDeps: () => ClientErrorDeps },
): void {
  const { server } = app

  // A client may close its sending side after the request (RFC 9293, section 3.6) and still needs the answer.
  Object.assign(server, { httpAllowHalfOpen: true })

  app.addHook('onRequest', async ({ raw }, reply) => {
    // RFC 9112, section 3.2
    const hosts = raw.headersDistinct.host?.length ?? 0
    if (hosts > 1 || (hosts === 0 && raw.httpVersionMinor > 0)) {
      const code = hosts === 0 ? 'request.no_host' : 'request.several_hosts'
      throw new AppError('invalid_request', { message: { code } })
    }
    if (forLoopback && !authoritiesOf(raw).every(isLoopbackHost)) throw new AppError('misdirected_request')
    // RFC 9112, section 6.1: a proxy may interpret another coding, and thus the end of the body, differently
    const coding = raw.headers['transfer-encoding']
    if (coding !== undefined && coding.toLowerCase() !== 'chunked') {
      void reply.header('connection', 'close')
      throw new AppError('invalid_request', { message: { code: 'request.transfer_encoding' } })
    }
    const { expect } = raw.headers
    if (expect !== undefined && !waitsToSend(expect)) throw new AppError('expectation_failed')
  })

  // `100 Continue` is sent only after all checks of the headers have passed.
  server.on('checkContinue', (request, response) => void server.emit('request', request, response))
  server.on('checkExpectation', (request, response) => void server.emit('request', request, response))
  app.addHook('preParsing', async ({ raw }, reply) => {
    if (raw.headers.expect !== undefined) reply.raw.writeContinue()
  })

  server.on('connect', (_request, socket: Socket) => {
    answerSocket(
      socket,
      new AppError('invalid_request', { message: { code: 'request.connect' } }),
      clientErrorDeps(),
    )
  })
}

/** Returns the Host header and the authority of an absolute URL; both may name another computer. */
const authoritiesOf = ({ headers, url = '' }: IncomingMessage): string[] => [
  headers.host ?? '',
  ...(/^[a-z][\w+.-]*:\/\/([^/?#]*)/i.exec(url)?.slice(1) ?? []),
]

const waitsToSend = (expect: string) => expect.toLowerCase() === '100-continue'
