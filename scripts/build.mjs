import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from './steps.mjs'

const fingerprintFile = join(root, 'out/.built-from')
const sources = [
  'src',
  'templates',
  'resources',
  'electron.vite.config.ts',
  'scripts/bundling.ts',
  'package.json',
  'package-lock.json',
]

export const build = {
  name: 'build',
  command: [join(root, 'node_modules/.bin/electron-vite'), 'build', '--logLevel', 'warn'],
}

/** Builds unless `out/` was built from exactly these sources. */
export function ensureBuilt() {
  const now = fingerprint()
  if (readFileOr(fingerprintFile, '') === now) return true
  if (!run(build)) return false
  mkdirSync(join(root, 'out'), { recursive: true })
  writeFileSync(fingerprintFile, now)
  return true
}

function fingerprint() {
  const hash = createHash('sha256')
  for (const source of sources) {
    for (const path of filesUnder(source)) hash.update(`${path}\0`).update(readFileSync(join(root, path)))
  }
  return hash.digest('hex')
}

function filesUnder(path) {
  try {
    const entries = readdirSync(join(root, path), { withFileTypes: true, recursive: true })
    return entries
      .filter(entry => entry.isFile())
      .map(entry => join(entry.parentPath, entry.name).slice(root.length + 1))
      .sort()
  } catch (error) {
    if (error.code === 'ENOTDIR') return [path]
    throw error
  }
}

function readFileOr(file, otherwise) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return otherwise
  }
}
