import { closeSync, openSync } from 'node:fs'
import { systemCodeOf } from '#core/errors/system-error.ts'

/**
 * Creates a file that only its owner may read, unless it exists. An existing file is never opened: closing it again would
 * release every lock of this process on it (fcntl(2)), and another program would take a database in use for an abandoned
 * one and remove its journal, with all that was committed since.
 */
export function createPrivate(path: string): void {
  try {
    closeSync(openSync(path, 'wx', 0o600))
  } catch (error) {
    if (systemCodeOf(error) !== 'EEXIST') throw error
  }
}
