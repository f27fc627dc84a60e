import { rmSync } from 'node:fs'
import { createConnection, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { sha256Of } from '#node/sha256.ts'

/** Maximum length of a socket path that every system accepts. */
const maxSocketPathLength = 100
const timeoutMs = 1000

/**
 * Listens for other starts of the program with the same data folder, so that the window can be shown. No data is
 * exchanged. The caller must hold the lock on the folder, because a leftover socket is removed.
 * @returns a function that stops listening
 */
export function listenForSecondInstance(folder: string, onSecondStart: () => void): () => void {
  const path = socketPath(folder)
  if (process.platform !== 'win32') removeStaleSocket(path)
  const server = createServer(connection => {
    connection.on('error', () => undefined)
    connection.end()
    onSecondStart()
  })
  // An error is ignored, because a folder that cannot hold a socket does not prevent the start.
  server.on('error', () => undefined)
  server.listen(path)
  server.unref()
  return () => server.close()
}

/** On a read-only volume the socket cannot be removed, and listening fails too. */
function removeStaleSocket(path: string): void {
  try {
    rmSync(path, { force: true })
  } catch {
    // Listening fails too, which does not prevent the start.
  }
}

/** @returns `true` if a running instance was notified */
export function notifyRunningInstance(folder: string): Promise<boolean> {
  return new Promise(settle => {
    const connection = createConnection(socketPath(folder))
    const finish = (isNotified: boolean) => {
      connection.destroy()
      settle(isNotified)
    }
    connection.setTimeout(timeoutMs, () => finish(false))
    connection.on('error', () => finish(false))
    connection.on('end', () => finish(true))
    connection.resume()
  })
}

function socketPath(folder: string): string {
  const name = sha256Of(resolve(folder)).slice(0, 16)
  if (process.platform === 'win32') return `\\\\.\\pipe\\billwright-${name}`
  // Earlier versions use this name; it is kept, so that different versions find each other.
  const path = join(resolve(folder), 'front-door.sock')
  return Buffer.byteLength(path) <= maxSocketPathLength ? path : join(tmpdir(), `billwright-${name}.sock`)
}
