import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * During shutdown closes each connection after its pending answer, and idle ones at once. Node's own server.close() checks
 * only once and only connections that were used: one that never sent a request, or is kept alive by a later answer, would
 * keep the process running.
 */
export function closeConnectionsOnShutdown(app: FastifyInstance): void {
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
      // answered before the shutdown, while the rest of its request was still arriving
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
