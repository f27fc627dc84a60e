import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export interface Received {
  method: string
  path: string
  headers: IncomingMessage['headers']
  body: string
}

export interface FakeService {
  url: string
  /** Every completely received request, in order. */
  received: Received[]
  close(): Promise<void>
}

type Answer = (request: Received, response: ServerResponse) => void

/** A server on loopback whose responses the test defines, in place of third-party services. */
export async function startFakeService(answer: Answer): Promise<FakeService> {
  const received: Received[] = []
  const server = createServer(async (request, response) => {
    const body = await text(request).catch(() => undefined)
    // The client was killed, or the connection broke.
    if (body === undefined) return
    const got = { method: request.method ?? '', path: request.url ?? '', headers: request.headers, body }
    received.push(got)
    answer(got, response)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    close: () =>
      new Promise(resolve => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

export const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): Answer =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
  }
