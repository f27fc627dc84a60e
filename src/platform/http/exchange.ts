import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { TLSSocket } from 'node:tls'
import { headers as apiHeaders } from '#contract/generate-api.ts'
import { createKeyMask } from './key-mask.ts'
import { proxyAgent } from './proxy-agent.ts'
import { createReceivedBody, type ReceivedBody } from './response-body.ts'

export interface ExchangeRequest {
  url: URL
  method: 'GET' | 'POST'
  headers: Record<string, string>
  body?: Uint8Array
  /** longest body that is read: of one that declares more nothing is read, any other ends there and is said to be cut off */
  limitBytes: number
  connectMs: number
  totalMs: number
  signal?: AbortSignal | undefined
}

export type ExchangeFailure = 'connection' | 'connect_timeout' | 'timeout' | 'stopped'

export type Exchange =
  | {
      kind: 'answer'
      status: number
      headers: IncomingMessage['headers']
      body: Uint8Array
      /** the body as JSON without the key, even one that escapes hide; `undefined`: no JSON in UTF-8 */
      json(): unknown
      isCutOff: boolean
    }
  /** `sent`: bytes may have left this computer */
  | { kind: 'failed'; sent: boolean; reason: ExchangeFailure; cause: string }

/**
 * One request on a connection of its own, which is never used again and never repeated.
 *
 * Plain node:http instead of fetch, for one fact that decides about billing: whether the connection stood, so that
 * bytes may have left. fetch hides it (its "other side closed" is the same before and after the request was sent).
 * It also follows no redirect and unpacks no compressed answer.
 */
export function exchange(request: ExchangeRequest): Promise<Exchange> {
  const { url, method, headers, body, connectMs, totalMs, signal } = request
  const isSecure = url.protocol === 'https:'
  const mask = createKeyMask(headers[apiHeaders.apiKey])
  const found = proxyAgent(url, connectMs)
  if (found === 'misconfigured') return Promise.resolve(noSuchProxy)
  const proxy = found
  return new Promise(resolve => {
    let sent = false
    let answer: IncomingMessage | undefined
    let received: ReceivedBody | undefined

    const outgoing = (isSecure ? requestHttps : requestHttp)(url, {
      method,
      agent: proxy ?? false,
      headers: {
        ...headers,
        'accept-encoding': 'identity',
        connection: 'close',
        ...(body ? { 'content-length': String(body.byteLength) } : {}),
      },
    })

    const connectTimer = setTimeout(() => fail('connect_timeout'), connectMs)
    const totalTimer = setTimeout(() => fail('timeout'), totalMs)
    const stop = () => fail('stopped')
    signal?.addEventListener('abort', stop, { once: true })

    function settle(result: Exchange): void {
      clearTimeout(connectTimer)
      clearTimeout(totalTimer)
      signal?.removeEventListener('abort', stop)
      outgoing.destroy()
      proxy?.destroy()
      resolve(result)
    }

    const fail = (reason: ExchangeFailure, cause = '') => settle({ kind: 'failed', sent, reason, cause })

    function answered(isCutOff: boolean): void {
      const { statusCode = 0, headers: answerHeaders } = answer ?? { headers: {} }
      const bytes = mask.bytes(received?.bytes() ?? Buffer.alloc(0))
      settle({
        kind: 'answer',
        status: statusCode,
        headers: mask.headers(answerHeaders),
        body: bytes,
        json: () => mask.value(jsonOf(bytes)),
        isCutOff,
      })
    }

    const stands = () => {
      sent = true
      clearTimeout(connectTimer)
    }
    outgoing.on('socket', socket => {
      // a connection through a proxy is handed over when it stands, and nothing of the request was written before
      if (proxy && !(socket instanceof TLSSocket && socket.connecting)) stands()
      else socket.once(isSecure ? 'secureConnect' : 'connect', stands)
    })
    outgoing.on('error', error => fail('connection', causeOf(error)))
    // without an error: a service that changes the protocol is hung up on
    outgoing.on('close', () => {
      if (!answer) fail('connection')
    })
    outgoing.on('response', response => {
      answer = response
      response.on('error', error => fail('connection', causeOf(error)))
      const declared = declaredLength(response)
      if (declared !== undefined && declared > request.limitBytes) return answered(true)
      const body = createReceivedBody(request.limitBytes, declared)
      received = body
      response.on('data', (chunk: Uint8Array) => {
        if (!body.append(chunk)) answered(true)
      })
      response.on('end', () => answered(!response.complete))
    })
    if (signal?.aborted) stop()
    else outgoing.end(body)
  })
}

const noSuchProxy: Exchange = {
  kind: 'failed',
  sent: false,
  reason: 'connection',
  cause: 'ERR_PROXY_INVALID_CONFIG',
}

/** Parsed by node:http, which refuses what is no length and two that differ. */
function declaredLength({ headers }: IncomingMessage): number | undefined {
  const text = headers['content-length']
  return text === undefined ? undefined : Number(text)
}

function jsonOf(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return undefined
  }
}

const causeOf = (error: Error & { code?: string }): string => error.code ?? error.name
