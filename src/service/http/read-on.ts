import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'

/** What a client that is refused may go on sending before the connection is cut. */
const patience = { bytes: 64 * 1024 * 1024, milliseconds: 10_000 }

/**
 * A body that is sent at once and ends when the rest of the request was read and thrown away. Many clients look for
 * the answer only when they have sent everything; one that finds the connection closed before never sees it.
 */
export function readingOn(answer: string, request: IncomingMessage, most = patience): Readable {
  async function* parts() {
    yield answer
    if (!(await readRest(request, most))) request.socket.destroySoon()
  }
  return Readable.from(parts())
}

/** @returns whether the request came to its end */
function readRest(request: IncomingMessage, most: typeof patience): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const alarm = setTimeout(() => resolve(false), most.milliseconds)
  let bytes = 0
  function discard(chunk: Uint8Array): void {
    bytes += chunk.length
    if (bytes > most.bytes) resolve(false)
  }
  const ended = () => resolve(true)
  request.on('data', discard).on('end', ended).on('close', ended).resume()
  if (request.complete || request.destroyed) ended()
  return promise.finally(() => {
    clearTimeout(alarm)
    request.off('data', discard).off('end', ended).off('close', ended)
  })
}
