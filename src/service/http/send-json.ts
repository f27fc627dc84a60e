import type { FastifyReply } from 'fastify'

/** Sends JSON that is already text, so that what was recorded goes out to the byte. */
export function sendJson(reply: FastifyReply, text: string): FastifyReply {
  return reply
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
    .send(text)
}
