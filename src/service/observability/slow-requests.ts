import type { Socket } from 'node:net'
import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'

/** Minimum bytes that a client must read per `limit`, if as many are waiting. */
const minProgress = 64 * 1024

/** Large answers are written in pieces, so that the bytes read can be counted. */
const pieceLength = 64 * 1024

/**
 * Closes the connection of a client that does not read its answer.
 * @param limit milliseconds per {@link minProgress}; the whole answer may take any time
 */
export function limitAnswers(app: FastifyInstance, limit: number): void {
  app.addHook('onSend', async ({ method }, reply, payload) => {
    const { raw } = reply
    // a response has no socket while earlier ones on its connection are pending
    if (raw.socket === null) raw.once('socket', socket => watch(socket))
    else watch(raw.socket)

    function watch(socket: Socket): void {
      let read = bytesRead(socket)
      let wanted = minProgress
      const timer = setInterval(() => {
        const waiting = socket.writableLength
        const progress = bytesRead(socket) - read
        // counts only bytes that were waiting at the start of the interval
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
