import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hitsIn, type spellingsOf } from './needles.ts'

export interface FileSearch {
  found: string[]
  files: number
  bytes: number
}

/** Searches names and contents of all files in a folder. */
export function searchFiles(folder: string, spellings: ReturnType<typeof spellingsOf>): FileSearch {
  const search: FileSearch = { found: [], files: 0, bytes: 0 }
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (hitsIn(Buffer.from(entry.name), spellings).length > 0) search.found.push(`name of ${path}`)
    const bytes = entry.isFile() ? readIfThere(path) : Buffer.alloc(0)
    search.files += entry.isFile() ? 1 : 0
    search.bytes += bytes.length
    for (const spelling of new Set(hitsIn(bytes, spellings).map(hit => hit.spelling)))
      search.found.push(`${spelling} in ${path}`)
  }
  return search
}

/** A running browser may delete files meanwhile. */
function readIfThere(path: string): Buffer {
  try {
    return readFileSync(path)
  } catch {
    return Buffer.alloc(0)
  }
}
