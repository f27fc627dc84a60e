import { Buffer } from 'node:buffer'

export interface ResponseBody {
  /** `false`: the chunk exceeds the limit and was dropped. */
  append(chunk: Uint8Array): boolean
  bytes(): Buffer
}

/**
 * Collects a body in one buffer of the declared length, or in one that grows in place. Unwritten pages take
 * no memory.
 * @param declared the Content-Length, at most `limit`; `undefined`: none
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
