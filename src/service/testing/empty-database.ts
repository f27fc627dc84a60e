import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openSqliteStore } from '../store/sqlite/sqlite-store.ts'

let made: Promise<Buffer> | undefined

/** The SQLite file of a new service. Its migrations take 40 ms of CPU, so it is created once per process. */
export function emptyDatabase(): Promise<Buffer> {
  made ??= makeDatabase()
  return made
}

async function makeDatabase(): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'billwright-empty-'))
  const path = join(folder, 'service.db')
  await openSqliteStore(path).close()
  const bytes = await readFile(path)
  await rm(folder, { recursive: true })
  return bytes
}
