import { createServer } from 'node:http'
import { type AddressInfo, connect, createServer as createTcpServer, type Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** A gateway that drops the answers to generate requests. */
export async function losingAnswers(target: string) {
  const server = createServer(async (request, response) => {
    const { host: _host, connection: _connection, ...headers } = request.headers
    const isPost = request.method === 'POST'
    const answer = await fetch(target + request.url, {
      method: request.method ?? 'GET',
      headers: headers as Record<string, string>,
      ...(isPost && { body: new Uint8Array(await buffer(request)) }),
    })
    const body = Buffer.from(await answer.arrayBuffer())
    if (isPost) return request.socket.resetAndDestroy()
    response.writeHead(answer.status, {
      'content-type': answer.headers.get('content-type') ?? '',
      'idempotency-key': answer.headers.get('idempotency-key') ?? '',
    })
    response.end(body)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() }
}

/** Forwards connections to a service. While it is stopped it closes them all, and keeps its port. */
export async function openGateway(target: string) {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  const server = createTcpServer(near => {
    const far = connect(Number(port), hostname)
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
      socket.pipe(other)
    }
  })
  let own = 0
  const start = async () => {
    await new Promise<void>(resolve => server.listen(own, '127.0.0.1', resolve))
    own = (server.address() as AddressInfo).port
  }
  await start()
  return {
    url: `http://127.0.0.1:${own}`,
    start,
    async stop() {
      const closed = new Promise(resolve => server.close(resolve))
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
}
