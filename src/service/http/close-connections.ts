import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * Closes connections during shutdown: idle ones at once, others after their pending answer. Node's
 * server.close() checks only once, and only connections that were used, so one without a request, or one kept
 * alive by a later answer, would keep the process running.
 */
export function closeConnectionsOnShutdown(app: FastifyInstance): void {
  /** unanswered requests by connection */
  const connections = new Map<Socket, Set<ServerResponse>>()
  let closing = false

  app.server.on('connection', socket => {
    const unanswered = new Set<ServerResponse>()
    connections.set(socket, unanswered)
    socket.on('close', () => {
      connections.delete(socket)
      // Node emits no event for a response queued behind another one on its connection
      for (const response of unanswered) if (response.socket === null) response.emit('close')
    })
  })
  app.server.on('request', (request, response) => {
    const unanswered = connections.get(request.socket)
    unanswered?.add(response)
    response.on('close', () => {
      unanswered?.delete(response)
      // answered before the shutdown, while the rest of its body was still arriving
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
