import type { Socket } from 'node:net'
import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'

/** Bytes that a client reads within the limit, if as many wait for it. */
const minProgress = 64 * 1024

/** So that it is known how much of a large answer was read. */
const pieceLength = 64 * 1024

/**
 * Closes the connection of a client that does not read its answer.
 * @param limit milliseconds, of each progress and not of the whole answer, which may take as long as the client reads
 */
export function limitAnswers(app: FastifyInstance, limit: number): void {
  app.addHook('onSend', async ({ method }, reply, payload) => {
    const { raw } = reply
    // an answer waits for the earlier ones of its connection
    if (raw.socket === null) raw.once('socket', socket => watch(socket))
    else watch(raw.socket)

    function watch(socket: Socket): void {
      let read = bytesRead(socket)
      let wanted = minProgress
      const timer = setInterval(() => {
        const waiting = socket.writableLength
        const progress = bytesRead(socket) - read
        // what was not made yet cannot be read
        if (waiting > 0 && progress < wanted) raw.destroy()
        read += progress
        wanted = Math.min(minProgress, waiting)
      }, limit)
      raw.once('close', () => clearInterval(timer))
    }

    if (method === 'HEAD' || !(typeof payload === 'string' || payload instanceof Uint8Array)) return payload
    const bytes = typeof payload === 'string' ? Buffer.from(payload) : payload
    if (bytes.length <= pieceLength) return payload
    void reply.header('content-length', bytes.length)
    return Readable.from(piecesOf(bytes))
  })
}

const bytesRead = (socket: Socket): number => socket.bytesWritten - socket.writableLength

function* piecesOf(bytes: Uint8Array): Generator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += pieceLength)
    yield bytes.subarray(start, start + pieceLength)
}
