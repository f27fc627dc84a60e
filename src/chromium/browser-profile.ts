import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeFolder } from '#platform/make-folder.ts'

/** What a browser offers and an invoice does not want: it would keep, correct or send away what is typed. */
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

/** Written once, before the browser first sees the folder; afterwards the file is the browser's. */
export const prepareProfile = (folder: string): void => {
  const file = join(folder, 'Default', 'Preferences')
  if (existsSync(file)) return
  makeFolder(join(folder, 'Default'))
  writeFileSync(file, JSON.stringify(preferences), { mode: 0o600 })
}
