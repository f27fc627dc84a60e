import { copyFileSync, existsSync, rmSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { makeTemporaryFolder } from '../../files/folders.ts'
import { isHeaderPlausible, rebuildHeader, rootPageTypes } from '../sqlite/file-header.ts'
import { openUntrusted } from '../sqlite/open-read-only.ts'

export interface DamagedFile {
  database: DatabaseSync
  close(): void
}

/** Opens a damaged file for reading without changing it; `undefined` if nothing can be read. */
export function openDamaged(path: string): DamagedFile | undefined {
  try {
    return isHeaderPlausible(path) ? closing(openUntrusted(path)) : openCopy(path)
  } catch {
    return undefined
  }
}

const closing = (database: DatabaseSync): DamagedFile => ({ database, close: () => database.close() })

/** Used if only the header is damaged: reads a private copy with a rebuilt header. */
function openCopy(path: string): DamagedFile | undefined {
  const files = [path, `${path}-wal`].filter(file => existsSync(file))
  const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0)
  const folder = makeTemporaryFolder('billwright-salvage-', bytes)
  const remove = () => rmSync(folder, { recursive: true, force: true })
  try {
    for (const file of files) copyFileSync(file, join(folder, basename(file)))
    const copy = join(folder, basename(path))
    for (const kind of rootPageTypes) {
      rebuildHeader(copy, kind)
      const database = openUntrusted(copy)
      if (hasInvoices(database))
        return {
          database,
          close() {
            database.close()
            remove()
          },
        }
      database.close()
    }
  } catch (error) {
    remove()
    throw error
  }
  remove()
  return undefined
}

function hasInvoices(database: DatabaseSync): boolean {
  try {
    return database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'invoices'").get() !== undefined
  } catch {
    return false
  }
}
