import { Buffer } from 'node:buffer'

export interface ReceivedBody {
  /** `false`: the chunk would pass the limit and was not kept */
  append(chunk: Uint8Array): boolean
  bytes(): Buffer
}

/**
 * Collects a body in one buffer, so that nothing is held twice: of the declared length, or one that grows in place. Pages of it that were
 * not written cost no memory.
 * @param declared what Content-Length says, at most `limit`; `undefined`: nothing
 */
export function createReceivedBody(limit: number, declared: number | undefined): ReceivedBody {
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
