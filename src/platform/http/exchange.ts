import { Buffer } from 'node:buffer'
import { type ClientRequest, type IncomingMessage, request as requestHttp } from 'node:http'
import { Agent, request as requestHttps } from 'node:https'
import { TLSSocket } from 'node:tls'
import { isLoopback } from '#contract/external-link.ts'
import { headers as apiHeaders } from '#contract/generate-api.ts'
import { parseJsonOrUndefined } from '#core/json/json.ts'
import { createKeyMask } from './key-mask.ts'

export interface ExchangeRequest {
  url: URL
  method: 'GET' | 'POST' | 'PUT'
  headers: Record<string, string>
  body?: Uint8Array
  /** called with the number of body bytes that the system has accepted */
  onProgress?: ((progress: { done: number; total: number }) => void) | undefined
  /**
   * Maximum length of a body. A body with a larger declared length is not read; one without a declared length is cut
   * off.
   */
  limitBytes: number
  connectMs: number
  totalMs: number
  signal?: AbortSignal | undefined
}

export type ExchangeFailure = 'connection' | 'connect_timeout' | 'timeout' | 'aborted'

export type Exchange =
  | {
      kind: 'response'
      status: number
      headers: IncomingMessage['headers']
      body: Uint8Array
      /**
       * The body parsed as JSON. The key is masked even if it is escaped. `undefined` if the body is not JSON in UTF-8.
       */
      json(): unknown
      isTruncated: boolean
    }
  /** `sent`: bytes may have left this computer. */
  | { kind: 'failed'; sent: boolean; reason: ExchangeFailure; cause: string }

/**
 * One request on its own connection, which is neither reused nor retried. Uses node:http instead of fetch,
 * because billing depends on whether the connection was established: fetch reports "other side closed" before
 * and after the request was sent. No redirect is followed and nothing is decompressed.
 */
export function exchange(request: ExchangeRequest): Promise<Exchange> {
  const { url, method, headers, body, connectMs, totalMs, signal } = request
  const isSecure = url.protocol === 'https:'
  const mask = createKeyMask(headers[apiHeaders.apiKey])
  const agent = proxyAgent(url, connectMs)
  if (agent === 'misconfigured') return Promise.resolve(invalidProxy)
  const proxy = agent
  return new Promise(resolve => {
    let sent = false
    let response: IncomingMessage | undefined
    let received: ResponseBody | undefined

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
    const abort = () => fail('aborted')
    signal?.addEventListener('abort', abort, { once: true })

    function settle(result: Exchange): void {
      clearTimeout(connectTimer)
      clearTimeout(totalTimer)
      signal?.removeEventListener('abort', abort)
      outgoing.destroy()
      proxy?.destroy()
      resolve(result)
    }

    const fail = (reason: ExchangeFailure, cause = '') => settle({ kind: 'failed', sent, reason, cause })

    function settleResponse(isTruncated: boolean): void {
      const { statusCode = 0, headers: responseHeaders } = response ?? { headers: {} }
      const bytes = mask.bytes(received?.bytes() ?? Buffer.alloc(0))
      settle({
        kind: 'response',
        status: statusCode,
        headers: mask.headers(responseHeaders),
        body: bytes,
        json: () => mask.value(parseJsonOrUndefined(bytes)),
        isTruncated,
      })
    }

    const connected = () => {
      sent = true
      clearTimeout(connectTimer)
    }
    outgoing.on('socket', socket => {
      // A proxied connection is handed over when established; nothing was written before.
      if (proxy && !(socket instanceof TLSSocket && socket.connecting)) connected()
      else socket.once(isSecure ? 'secureConnect' : 'connect', connected)
    })
    outgoing.on('error', error => fail('connection', causeOf(error)))
    // Closing without an error event means that the service switched protocols.
    outgoing.on('close', () => {
      if (!response) fail('connection')
    })
    outgoing.on('response', incoming => {
      response = incoming
      incoming.on('error', error => fail('connection', causeOf(error)))
      const declared = declaredLength(incoming)
      if (declared !== undefined && declared > request.limitBytes) return settleResponse(true)
      const body = createResponseBody(request.limitBytes, declared)
      received = body
      incoming.on('data', (chunk: Uint8Array) => {
        if (!body.append(chunk)) settleResponse(true)
      })
      incoming.on('end', () => settleResponse(!incoming.complete))
    })
    if (signal?.aborted) abort()
    else if (body && request.onProgress) sendInParts(outgoing, body, request.onProgress)
    else outgoing.end(body)
  })
}

const partBytes = 16 * 1024

/** Writes the next part when the system has accepted the previous one. */
function sendInParts(
  outgoing: ClientRequest,
  body: Uint8Array,
  onProgress: NonNullable<ExchangeRequest['onProgress']>,
): void {
  const total = body.byteLength
  function sendFrom(done: number): void {
    if (done >= total) {
      outgoing.end()
      return
    }
    const part = body.subarray(done, done + partBytes)
    outgoing.write(part, error => {
      if (error) return
      onProgress({ done: done + part.byteLength, total })
      sendFrom(done + part.byteLength)
    })
  }
  sendFrom(0)
}

const invalidProxy: Exchange = {
  kind: 'failed',
  sent: false,
  reason: 'connection',
  cause: 'ERR_PROXY_INVALID_CONFIG',
}

/** Parsed by node:http, which rejects invalid and conflicting lengths. */
function declaredLength({ headers }: IncomingMessage): number | undefined {
  const text = headers['content-length']
  return text === undefined ? undefined : Number(text)
}

const causeOf = (error: Error & { code?: string }): string => error.code ?? error.name

/**
 * An agent for the HTTPS proxy of the environment (HTTPS_PROXY, NO_PROXY). It tunnels with CONNECT, so the proxy cannot
 * read the request. `undefined` for a direct connection, which is always used for this computer and for http.
 */
export function proxyAgent(
  url: URL,
  connectMs: number,
  environment: NodeJS.ProcessEnv = process.env,
): Agent | 'misconfigured' | undefined {
  const { HTTPS_PROXY, https_proxy, NO_PROXY, no_proxy } = environment
  const proxy = https_proxy || HTTPS_PROXY
  if (url.protocol !== 'https:' || !proxy || isLoopback(url.hostname)) return undefined
  if (!/^https?:$/.test(URL.parse(proxy)?.protocol ?? '')) return 'misconfigured'
  return new Agent({
    keepAlive: false,
    timeout: connectMs,
    proxyEnv: { HTTPS_PROXY: proxy, NO_PROXY: no_proxy || NO_PROXY },
  })
}

interface ResponseBody {
  /** @returns `false` if the chunk exceeds the limit and was dropped */
  append(chunk: Uint8Array): boolean
  bytes(): Buffer
}

/**
 * Collects a body in one buffer: of the declared length, or growing in place. Unwritten pages take no memory.
 * @param declared the Content-Length, at most `limit`; `undefined` if there is none
 */
export function createResponseBody(limit: number, declared: number | undefined): ResponseBody {
  const buffer =
    declared === undefined ? new ArrayBuffer(0, { maxByteLength: limit }) : new ArrayBuffer(declared)
  let length = 0
  return {
    append(chunk) {
      const end = length + chunk.byteLength
      if (end > (declared ?? limit)) return false
      if (buffer.resizable) buffer.resize(end)
      new Uint8Array(buffer, length).set(chunk)
      length = end
      return true
    },
    bytes: () => Buffer.from(buffer, 0, length),
  }
}
