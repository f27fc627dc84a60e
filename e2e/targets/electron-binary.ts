import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const electronPackage = join(import.meta.dirname, '..', '..', 'node_modules', 'electron')

/** Path of Electron's binary, if installed: `ELECTRON_BINARY`, or the path used by `npx install-electron`. */
export const electronBinary = (): string | undefined => {
  const chosen = process.env.ELECTRON_BINARY
  if (chosen) return existsSync(chosen) ? chosen : undefined
  const pathFile = join(electronPackage, 'path.txt')
  if (!existsSync(pathFile)) return undefined
  const binary = join(electronPackage, 'dist', readFileSync(pathFile, 'utf8').trim())
  return existsSync(binary) ? binary : undefined
}
