import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * During shutdown closes each connection after its pending answer, and idle ones at once. Node's own server.close() checks
 * only once and only connections that were used: one that never sent a request, or is kept alive by a later answer, would
 * keep the process running.
 */
export function closeConnectionsOnShutdown(app: FastifyInstance): void {
  /** with the requests of each that are not answered yet */
  const connections = new Map<Socket, Set<ServerResponse>>()
  let closing = false

  app.server.on('connection', socket => {
    const unanswered = new Set<ServerResponse>()
    connections.set(socket, unanswered)
    socket.on('close', () => {
      connections.delete(socket)
      // Node emits nothing on a response that waits behind another of its connection
      for (const response of unanswered) if (response.socket === null) response.emit('close')
    })
  })
  app.server.on('request', (request, response) => {
    const unanswered = connections.get(request.socket)
    unanswered?.add(response)
    response.on('close', () => {
      unanswered?.delete(response)
      // answered before the shutdown, while the rest of its request was still arriving
      if (closing) request.socket.destroySoon()
    })
  })
  app.addHook('onSend', async (_request, reply) => {
    if (closing) void reply.header('connection', 'close')
  })
  app.addHook('preClose', async () => {
    closing = true
    for (const [socket, unanswered] of connections) if (unanswered.size === 0) socket.destroy()
  })
}
