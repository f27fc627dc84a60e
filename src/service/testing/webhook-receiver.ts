import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface ReceivedWebhook {
  url: string | undefined
  headers: IncomingHttpHeaders
  body: string
}

export interface WebhookReceiver {
  url: string
  received: ReceivedWebhook[]
  /** of the next answers; 204 by default, `undefined` for no answer */
  status: number | undefined
  close(): Promise<void>
}

/** An endpoint on this machine. */
export async function startReceiver(): Promise<WebhookReceiver> {
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const part of request.setEncoding('utf8')) body += part
    receiver.received.push({ url: request.url, headers: request.headers, body })
    if (receiver.status === undefined) return
    response.writeHead(receiver.status, { location: '/elsewhere' })
    response.end('a'.repeat(100_000))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const receiver: WebhookReceiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received: [],
    status: 204,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return receiver
}
