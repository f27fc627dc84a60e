import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { AppError } from '#core/app-error.ts'
import { answerSocket, type ClientErrorParts } from './client-error.ts'

/** Node would answer these by itself, with no body or none that a program can read. */
export const leftToUs = { requireHostHeader: false } as const

/** Answers what is well-formed and still no request that can be served, in the same words as every other failure. */
export function refuseOddRequests(app: FastifyInstance, parts: () => ClientErrorParts): void {
  const { server } = app

  // Whoever has sent everything may say so (RFC 9293, section 3.6) and still wants the answer: it may have been billed.
  Object.assign(server, { httpAllowHalfOpen: true })

  app.addHook('onRequest', async ({ raw }) => {
    // RFC 9112, section 3.2
    const hosts = raw.headersDistinct.host?.length ?? 0
    if (hosts > 1 || (hosts === 0 && raw.httpVersionMinor > 0)) {
      const message = `The request has ${hosts === 0 ? 'no Host header' : 'more than one Host header'}.`
      throw new AppError('invalid_request', { message })
    }
    const { expect } = raw.headers
    if (expect !== undefined && !waitsToSend(expect)) throw new AppError('expectation_failed')
  })

  // A client that asks first sends its body only once nothing in its headers speaks against it.
  server.on('checkContinue', (request, response) => void server.emit('request', request, response))
  server.on('checkExpectation', (request, response) => void server.emit('request', request, response))
  app.addHook('preParsing', async ({ raw }, reply) => {
    if (raw.headers.expect !== undefined) reply.raw.writeContinue()
  })

  server.on('connect', (_request, socket: Socket) => {
    const message = 'This is no proxy: CONNECT leads nowhere.'
    answerSocket(socket, new AppError('invalid_request', { message }), parts())
  })
}

const waitsToSend = (expect: string) => expect.toLowerCase() === '100-continue'
