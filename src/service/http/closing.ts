import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * On the way down, connections end with the answer they wait for, and at once when they wait for none. Node alone
 * looks only once, at those that have answered before: one that never asked, or that is kept alive by an answer
 * given a moment later, would hold the process for as long as the client likes.
 */
export function endConnectionsWhenClosing(app: FastifyInstance): void {
  const connections = new Set<Socket>()
  const unanswered = new Set<ServerResponse>()
  let closing = false

  app.server.on('connection', socket => {
    connections.add(socket)
    socket.on('close', () => connections.delete(socket))
  })
  app.server.on('request', (_request, response) => {
    unanswered.add(response)
    response.on('close', () => {
      unanswered.delete(response)
      // answered before the closing began, while the rest of its request was still coming in
      if (closing) response.req.socket.destroySoon()
    })
  })
  app.addHook('onSend', async (_request, reply) => {
    if (closing) void reply.header('connection', 'close')
  })
  app.addHook('preClose', async () => {
    closing = true
    const inUse = new Set([...unanswered].map(response => response.req.socket))
    for (const socket of connections) if (!inUse.has(socket)) socket.destroy()
  })
}
