import { closeSync, openSync } from 'node:fs'

/**
 * Makes a file that its owner alone may read, unless it is there. One that is there is not even opened: to close it again would end every
 * lock that this process has on it (fcntl(2)), and another program would take a database in use for an abandoned one
 * and throw its journal away, with all that was committed since.
 */
export function createPrivate(path: string): void {
  try {
    closeSync(openSync(path, 'wx', 0o600))
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
}
