import { once } from 'node:events'
import { createServer, request } from 'node:http'

/**
 * A load balancer for the instances: sends requests in turn, with the client's address in X-Forwarded-For.
 */
export async function startRoundRobin(
  urls: readonly string[],
): Promise<{ url: string; close(): Promise<void> }> {
  let turn = 0
  const server = createServer((incoming, outgoing) => {
    const target = new URL(incoming.url ?? '', urls[turn++ % urls.length])
    // replaces the header of the client, unless a test sets the address
    const headers = { 'x-forwarded-for': '192.0.2.1', ...incoming.headers }
    const passed = request(target, { method: incoming.method, headers }, answer => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    passed.on('error', () => outgoing.destroy())
    incoming.pipe(passed)
  }).listen(0, '127.0.0.1')
  // clients may reuse a connection after a pause
  server.keepAliveTimeout = 60_000
  await once(server, 'listening')
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    async close() {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}
