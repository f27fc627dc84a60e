import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from './steps.mjs'

describe.each([
  'package-lock.json',
  'bench/package-lock.json',
  'scripts/packaging/package-lock.json',
  'scripts/security/package-lock.json',
])('%s', file => {
  const text = readFileSync(join(root, file), 'utf8')
  const { packages } = JSON.parse(text)

  // npm writes such a lock file without a word when a platform's package is not in the registry yet, and
  // `npm ci` then refuses it on every machine.
  it('holds every optional package that a locked package names', () => {
    const missing = Object.entries(packages).flatMap(([path, entry]) =>
      Object.keys(entry.optionalDependencies ?? {}).filter(
        name => !packages[`node_modules/${name}`] && !packages[`${path}/node_modules/${name}`],
      ),
    )
    expect(missing).toEqual([])
  })

  it('names no registry', () => {
    expect(text).not.toMatch(/"resolved": *"https?:/)
  })
})
