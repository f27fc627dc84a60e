import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'

/** Limits for reading the rest of a rejected request. */
const drainLimits = { bytes: 64 * 1024 * 1024, milliseconds: 10_000 }

/**
 * A reply body that is sent at once, but ends only after the rest of the request was read and discarded. Many
 * clients read the answer after they have sent everything, and never see it if the connection is closed
 * before.
 */
export function drainAfterReply(answer: string, request: IncomingMessage, limits = drainLimits): Readable {
  async function* parts() {
    yield answer
    if (!(await drain(request, limits))) request.socket.destroySoon()
  }
  return Readable.from(parts())
}

/** @returns whether the request was read to its end */
function drain(request: IncomingMessage, limits: typeof drainLimits): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const timer = setTimeout(() => resolve(false), limits.milliseconds)
  let bytes = 0
  function discard(chunk: Uint8Array): void {
    bytes += chunk.length
    if (bytes > limits.bytes) resolve(false)
  }
  const ended = () => resolve(true)
  request.on('data', discard).on('end', ended).on('close', ended).resume()
  if (request.complete || request.destroyed) ended()
  return promise.finally(() => {
    clearTimeout(timer)
    request.off('data', discard).off('end', ended).off('close', ended)
  })
}
