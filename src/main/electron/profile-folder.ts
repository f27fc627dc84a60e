import { rmSync } from 'node:fs'
import { makeFolder, makeTemporaryFolder } from '#platform/files/folders.ts'
import { reasonNotWritable } from '#platform/files/write-access.ts'
import type { ElectronModule } from './electron-module.ts'

/** Bytes that Chromium writes into a new profile, and some more. */
const neededBytes = 32_000_000

/**
 * Electron's lock against a second start lies in its profile. Where nothing can be written there, it could not be taken and the start
 * would end as if the program already ran, so the profile is a temporary one. Before the lock is asked for.
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
