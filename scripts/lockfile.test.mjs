import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from './steps.mjs'

describe.each([
  'package-lock.json',
  'bench/package-lock.json',
  'scripts/mutation/package-lock.json',
  'scripts/packaging/package-lock.json',
  'scripts/security/package-lock.json',
])('%s', file => {
  const text = readFileSync(join(root, file), 'utf8')
  const { packages } = JSON.parse(text)

  // npm silently omits an optional package of a platform that is not published yet; then `npm ci` fails
  // everywhere.
  test('contains every optional dependency of the locked packages', () => {
    const missing = Object.entries(packages).flatMap(([path, entry]) =>
      Object.keys(entry.optionalDependencies ?? {}).filter(
        name => !packages[`node_modules/${name}`] && !packages[`${path}/node_modules/${name}`],
      ),
    )
    expect(missing).toEqual([])
  })

  test('names no registry', () => {
    expect(text).not.toMatch(/"resolved": *"https?:/)
  })
})

test('Node 24 is installed for development only, where npm runs on an older Node', () => {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const { dependencies, engines } = packages['scripts/runtime/node24']
  expect(dependencies).toEqual({ node: expect.stringMatching(/^\^24\./) })
  expect(engines).toEqual({ node: '<24' })
  // npm checks the engines of optional dependencies only
  for (const path of ['scripts/runtime/node24', 'node_modules/node'])
    expect(packages[path]).toMatchObject({ dev: true, optional: true })
})
