// Usage: npm run test:mutation [-- <area> …]
import { spawnSync } from 'node:child_process'
import { join, resolve } from 'node:path'
import { areas } from './areas.mjs'

const root = resolve(import.meta.dirname, '..', '..')
const stryker = join(import.meta.dirname, 'node_modules/@stryker-mutator/core/bin/stryker.js')

const wanted = process.argv.slice(2)
const unknown = wanted.filter(name => !areas[name])
if (unknown.length > 0) {
  process.stderr.write(`no area ${unknown.join(', ')}; there are ${Object.keys(areas).join(', ')}\n`)
  process.exit(1)
}

const failed = (wanted.length > 0 ? wanted : Object.keys(areas)).filter(name => !passes(name))
if (failed.length > 0) {
  process.stdout.write(`failed: ${failed.join(', ')}\n`)
  process.exitCode = 1
}

function passes(name) {
  const { status } = spawnSync(process.execPath, [stryker, 'run', 'scripts/mutation/stryker.config.mjs'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, BILLWRIGHT_MUTATION_AREA: name },
  })
  return status === 0
}
