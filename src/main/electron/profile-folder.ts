import { rmSync } from 'node:fs'
import { makeFolder } from '#node/files.ts'
import { makeTemporaryFolder } from '#platform/files/folders.ts'
import { reasonNotWritable } from '#platform/files/write-access.ts'
import type { ElectronModule } from './electron-module.ts'

/** Bytes that Chromium writes into a new profile, with a margin. */
const neededBytes = 32_000_000

/**
 * Moves the profile to a temporary folder if it is not writable. Electron's single-instance lock is in the profile; if
 * it cannot be taken, Electron behaves as if the app were already running. Call it before requesting the lock.
 */
export const moveProfileIfReadOnly = ({ app }: ElectronModule): void => {
  if (!isReadOnly(app.getPath('userData'))) return
  const folder = makeTemporaryFolder('billwright-profile-', neededBytes)
  app.setPath('userData', folder)
  app.once('quit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
}

function isReadOnly(folder: string): boolean {
  try {
    makeFolder(folder)
  } catch {
    return true
  }
  return reasonNotWritable(folder) !== undefined
}
