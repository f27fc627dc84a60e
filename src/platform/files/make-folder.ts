import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Makes a folder and those above it, for its owner alone. Node's own recursive way tries for ever where a folder
 * exists that answers ENOENT to whoever makes another in it, such as /proc.
 */
export function makeFolder(folder: string): void {
  try {
    makeOne(folder)
  } catch (error) {
    const parent = dirname(folder)
    if (!isMissing(error) || parent === folder) throw error
    makeFolder(parent)
    makeOne(folder)
  }
}

function makeOne(folder: string): void {
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    // a root that cannot be made, or one that somebody else has made: what counts is that it is there
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw error
  }
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'
