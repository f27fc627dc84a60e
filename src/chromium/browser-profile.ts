import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeFolder } from '#node/files.ts'
import { freeBytes, makeTemporaryFolder } from '#platform/files/folders.ts'

/** Turns off browser features that store, correct or transmit typed text. */
const preferences = {
  credentials_enable_service: false,
  credentials_enable_autosignin: false,
  profile: { password_manager_enabled: false, password_manager_leak_detection: false },
  autofill: { enabled: false, profile_enabled: false, credit_card_enabled: false },
  translate: { enabled: false },
  browser: { enable_spellchecking: false, has_seen_welcome_page: true },
  spellcheck: { dictionaries: [], use_spelling_service: false },
  search: { suggest_enabled: false },
  safebrowsing: { enabled: false, enhanced: false },
  alternate_error_pages: { enabled: false },
  signin: { allowed: false },
  net: { network_prediction_options: 2 },
  dns_prefetching: { enabled: false },
}

/** Written once, before the browser first opens the profile; later the browser owns the file. */
export const prepareProfile = (folder: string): void => {
  const file = join(folder, 'Default', 'Preferences')
  if (existsSync(file)) return
  makeFolder(join(folder, 'Default'))
  writeFileSync(file, JSON.stringify(preferences), { mode: 0o600 })
}

/** Size of a new browser profile with some margin. */
const neededBytes = 32_000_000

/**
 * Keeps the profile in the data folder, or in a temporary folder if the data folder is not writable. The
 * renderer stores nothing in it.
 */
export const chooseProfileFolder = (
  dataFolder: string,
  isReadOnly: boolean,
): { folder: string; remove(): void } => {
  if (!isReadOnly && freeBytes(dataFolder) >= neededBytes)
    return { folder: join(dataFolder, 'chromium-profile'), remove: () => {} }
  const folder = makeTemporaryFolder('billwright-profile-', neededBytes)
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }) }
}
