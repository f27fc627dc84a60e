import type { FastifyReply } from 'fastify'

/** Sends serialised JSON unchanged, so that recorded answers are repeated byte by byte. */
export function sendJson(reply: FastifyReply, text: string): FastifyReply {
  return reply
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
    .send(text)
}
