import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { seededRandom } from './faults/fault.ts'

export const faults = [
  /** The service responds, but the connection is reset before the first byte of the response arrives. */
  'reset_after_answer',
  /** The response ends after k bytes. */
  'answer_cut',
  /** The request ends after k bytes, and the connection is reset. */
  'request_cut',
  /** A gateway forwards the request and responds itself. */
  'bad_gateway',
  /** The response arrives after the client's timeout. */
  'stall',
  /** Some bytes of the response are sent twice. */
  'answer_doubled',
  /** Some bytes of the request are sent twice. */
  'request_doubled',
  /** The response arrives in small parts, sometimes slower than the client's timeout. */
  'drip',
] as const

export type Fault = (typeof faults)[number]

export interface FaultyProxyOptions {
  seed: number
  /** 0 to 1: share of connections with a fault. */
  share: number
  /** Longer than the client's timeout. */
  stallMs: number
  /** Default: all. */
  only?: readonly Fault[]
}

export interface FaultyProxy {
  url: string
  /** Sets the target of new connections; `undefined` resets them. */
  lead(url: string | undefined): void
  /** Faults are off initially. */
  disturb(on: boolean): void
  counts: Record<Fault | 'none', number>
  /** number of POST requests that the service began to answer, whether or not the client received the answer */
  answeredPosts(): number
  close(): Promise<void>
}

/**
 * A TCP proxy that injects network and gateway faults. A seed determines the sequence of faults; connections get them
 * in the order of arrival.
 */
export async function startFaultyProxy(options: FaultyProxyOptions): Promise<FaultyProxy> {
  const random = seededRandom(options.seed)
  const possible = options.only ?? faults
  const counts: FaultyProxy['counts'] = { none: 0, ...zeroCounts() }
  const open = new Set<Socket>()
  let target: URL | undefined
  let hasFaults = false
  let answeredPosts = 0

  const server = createServer({ noDelay: true }, client => {
    const hasFault = hasFaults && random(1000) < options.share * 1000
    const fault = hasFault ? possible[random(possible.length)] : undefined
    counts[fault ?? 'none'] += 1
    track(client)
    if (!target) return client.resetAndDestroy()
    const service = connect({ port: Number(target.port), host: target.hostname, noDelay: true })
    track(service)
    client.once('data', head => {
      if (head.toString('latin1').startsWith('POST ')) service.once('data', () => answeredPosts++)
    })
    forward(client, service, fault, random(700), options.stallMs)
  })

  function track(socket: Socket): void {
    open.add(socket)
    // Errors are expected here.
    socket.on('error', () => undefined).once('close', () => open.delete(socket))
  }

  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    lead(url) {
      target = url === undefined ? undefined : new URL(url)
    },
    disturb(on) {
      hasFaults = on
    },
    counts,
    answeredPosts: () => answeredPosts,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        for (const socket of open) socket.destroy()
      }),
  }
}

const zeroCounts = () => Object.fromEntries(faults.map(fault => [fault, 0])) as Record<Fault, number>

/** Forwards one connection with its fault at byte `k`. */
function forward(
  client: Socket,
  service: Socket,
  fault: Fault | undefined,
  k: number,
  stallMs: number,
): void {
  service.once('error', () => client.resetAndDestroy())
  client.once('error', () => service.destroy())
  client.once('close', () => service.destroy())

  if (fault === 'request_cut') passUntil(client, service, k, () => client.resetAndDestroy())
  else if (fault === 'request_doubled') passDoubled(client, service, k)
  else client.pipe(service)

  if (fault === 'reset_after_answer') service.once('data', () => client.resetAndDestroy())
  else if (fault === 'answer_cut') passUntil(service, client, k, () => client.end())
  else if (fault === 'bad_gateway') service.once('data', () => client.end(badGateway)).resume()
  else if (fault === 'stall') stall(service, client, stallMs)
  else if (fault === 'answer_doubled') passDoubled(service, client, k)
  // Some rates end before the client's timeout, some after it.
  else if (fault === 'drip') drip(service, client, { everyMs: stallMs / (10 + (k % 20)), rounds: 20 })
  else service.pipe(client)
}

const badGateway = 'HTTP/1.1 502 Bad Gateway\r\nContent-Type: text/html\r\nContent-Length: 3\r\n\r\n502'

function passUntil(from: Socket, to: Socket, max: number, atEnd: () => void): void {
  let left = max
  from.on('data', chunk => {
    if (left <= 0) return
    to.write(chunk.subarray(0, left))
    left -= chunk.byteLength
    if (left <= 0) atEnd()
  })
  from.once('end', () => to.end())
}

function stall(from: Socket, to: Socket, ms: number): void {
  from.once('data', first => {
    from.pause()
    const later = setTimeout(() => {
      to.write(first)
      from.pipe(to)
    }, ms)
    to.once('close', () => clearTimeout(later))
  })
}

/** Sends some of the bytes from `k` on twice. */
function passDoubled(from: Socket, to: Socket, k: number): void {
  let seen = 0
  from.on('data', chunk => {
    to.write(chunk)
    const at = k - seen
    if (at >= 0 && at < chunk.byteLength) to.write(chunk.subarray(at, at + 40))
    seen += chunk.byteLength
  })
  from.once('end', () => to.end())
}

/** Sends each chunk in `rounds` parts. */
function drip(from: Socket, to: Socket, { everyMs, rounds }: { everyMs: number; rounds: number }): void {
  from.on('data', chunk => {
    from.pause()
    const size = Math.ceil(chunk.byteLength / rounds)
    let at = 0
    const timer = setInterval(() => {
      to.write(chunk.subarray(at, at + size))
      at += size
      if (at < chunk.byteLength) return
      clearInterval(timer)
      from.resume()
    }, everyMs)
    to.once('close', () => clearInterval(timer))
  })
  from.once('end', () => to.end())
}
