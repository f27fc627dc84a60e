import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { randomFrom } from './faults/fault.ts'

export const faults = [
  /** the service answered, and the connection is reset before a byte of it arrives */
  'reset_after_answer',
  /** the answer ends at byte k */
  'answer_cut',
  /** the request ends at byte k, and the connection is reset */
  'request_cut',
  /** a gateway's own answer, after the request went on */
  'bad_gateway',
  /** the answer comes when nobody waits for it any more */
  'stall',
  /** some bytes of the answer twice */
  'answer_doubled',
  /** some bytes of the request twice */
  'request_doubled',
  /** the answer a few bytes at a time, sometimes slower than anyone waits */
  'drip',
] as const

export type Fault = (typeof faults)[number]

export interface UnrulyProxyOptions {
  seed: number
  /** 0 to 1: how many connections have a fault */
  share: number
  /** longer than the client waits */
  stallMs: number
  /** default: all */
  only?: readonly Fault[]
}

export interface UnrulyProxy {
  url: string
  /** where the connections lead from now on; `undefined`: nobody is there */
  lead(url: string | undefined): void
  /** from the beginning there are no faults */
  disturb(on: boolean): void
  counts: Record<Fault | 'none', number>
  close(): Promise<void>
}

/**
 * A TCP proxy that does to a part of its connections what networks and gateways do. The same seed gives the same
 * faults in the same order; which connection meets which is decided by the order in which they come.
 */
export async function startUnrulyProxy(options: UnrulyProxyOptions): Promise<UnrulyProxy> {
  const random = randomFrom(options.seed)
  const possible = options.only ?? faults
  const counts: UnrulyProxy['counts'] = { none: 0, ...zeroes() }
  const open = new Set<Socket>()
  let target: URL | undefined
  let isDisturbed = false

  const server = createServer({ noDelay: true }, client => {
    const hasFault = isDisturbed && random(1000) < options.share * 1000
    const fault = hasFault ? possible[random(possible.length)] : undefined
    counts[fault ?? 'none'] += 1
    track(client)
    if (!target) return client.resetAndDestroy()
    const service = connect({ port: Number(target.port), host: target.hostname, noDelay: true })
    track(service)
    carry(client, service, fault, random(700), options.stallMs)
  })

  function track(socket: Socket): void {
    open.add(socket)
    // what breaks here is what is meant to break
    socket.on('error', () => undefined).once('close', () => open.delete(socket))
  }

  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    lead(url) {
      target = url === undefined ? undefined : new URL(url)
    },
    disturb(on) {
      isDisturbed = on
    },
    counts,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        for (const socket of open) socket.destroy()
      }),
  }
}

const zeroes = () => Object.fromEntries(faults.map(fault => [fault, 0])) as Record<Fault, number>

/** One connection with its fault; `k`: a byte somewhere in it. */
function carry(client: Socket, service: Socket, fault: Fault | undefined, k: number, stallMs: number): void {
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
  // some end before the client stops waiting, some do not
  else if (fault === 'drip') drip(service, client, { everyMs: stallMs / (10 + (k % 20)), rounds: 20 })
  else service.pipe(client)
}

const badGateway = 'HTTP/1.1 502 Bad Gateway\r\nContent-Type: text/html\r\nContent-Length: 3\r\n\r\n502'

function passUntil(from: Socket, to: Socket, most: number, atEnd: () => void): void {
  let left = most
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

/** Some of the bytes from `k` on come twice. */
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

/** In so many parts, whatever comes. */
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
