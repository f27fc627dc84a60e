import { homedir } from 'node:os'
import { join } from 'node:path'

/** The system's folder for application data; `BILLWRIGHT_DATA_DIR` overrides it. */
export function defaultDataFolder(
  environment: NodeJS.ProcessEnv = process.env,
  platform: NodeJS.Platform = process.platform,
): string {
  if (environment.BILLWRIGHT_DATA_DIR) return environment.BILLWRIGHT_DATA_DIR
  if (platform === 'win32')
    return join(environment.APPDATA ?? join(homedir(), 'AppData', 'Roaming'), 'Billwright')
  if (platform === 'darwin') return join(homedir(), 'Library', 'Application Support', 'Billwright')
  // Relative paths are ignored, as the XDG specification requires.
  const shared = environment.XDG_DATA_HOME
  return join(shared?.startsWith('/') ? shared : join(homedir(), '.local', 'share'), 'billwright')
}

/**
 * The system's folder for state of this computer, outside of the data folder and its backups; `BILLWRIGHT_STATE_DIR`
 * overrides it.
 */
export function defaultStateFolder(
  environment: NodeJS.ProcessEnv = process.env,
  platform: NodeJS.Platform = process.platform,
): string {
  if (environment.BILLWRIGHT_STATE_DIR) return environment.BILLWRIGHT_STATE_DIR
  if (platform === 'win32')
    return join(environment.LOCALAPPDATA ?? join(homedir(), 'AppData', 'Local'), 'Billwright')
  if (platform === 'darwin') return join(homedir(), 'Library', 'Application Support', 'billwright-state')
  const state = environment.XDG_STATE_HOME
  return join(state?.startsWith('/') ? state : join(homedir(), '.local', 'state'), 'billwright')
}
