import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import { createConnection, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** What a system takes for the name of a socket, at least. */
const longestName = 100
const answersWithinMs = 1000

/**
 * Who holds the data of a folder hears a second start of the program, and can show its window. A knock says nothing and is
 * told nothing. Only for the holder of the folder's lock: what another run left at this place is removed.
 * @returns the function that stops listening
 */
export function listenAtFrontDoor(folder: string, onKnock: () => void): () => void {
  const path = doorOf(folder)
  if (process.platform !== 'win32') removeLeftover(path)
  const server = createServer(visitor => {
    visitor.on('error', () => undefined)
    visitor.end()
    onKnock()
  })
  // a folder where no socket can be is no reason not to start
  server.on('error', () => undefined)
  server.listen(path)
  server.unref()
  return () => server.close()
}

/** On a read-only volume it stays, and nobody can listen there. */
function removeLeftover(path: string): void {
  try {
    rmSync(path, { force: true })
  } catch {
    // then listening fails too, which is no reason not to start
  }
}

/** `true`: somebody heard. */
export function knock(folder: string): Promise<boolean> {
  return new Promise(settle => {
    const visit = createConnection(doorOf(folder))
    const leave = (isHeard: boolean) => {
      visit.destroy()
      settle(isHeard)
    }
    visit.setTimeout(answersWithinMs, () => leave(false))
    visit.on('error', () => leave(false))
    visit.on('end', () => leave(true))
    visit.resume()
  })
}

function doorOf(folder: string): string {
  const name = createHash('sha256').update(resolve(folder)).digest('hex').slice(0, 16)
  if (process.platform === 'win32') return `\\\\.\\pipe\\billwright-${name}`
  const path = join(resolve(folder), 'front-door.sock')
  return Buffer.byteLength(path) <= longestName ? path : join(tmpdir(), `billwright-${name}.sock`)
}
