// The steps behind `npm run check` and `npm test`: each is one command with one line of words.
import { spawnSync } from 'node:child_process'
import { join, resolve } from 'node:path'

export const root = resolve(import.meta.dirname, '..')
const bin = name => join(root, 'node_modules/.bin', name)

/** Static checks, quickest first. */
export const checks = [
  { name: 'format and lint', command: [bin('biome'), 'ci', '--error-on-warnings', '.'] },
  { name: 'types', command: [bin('tsc'), '-b'] },
  { name: 'layers', command: [bin('depcruise'), '--no-progress', 'src', 'e2e', 'bench'] },
  { name: 'dead code', command: [bin('knip'), '--no-progress'] },
]

/** Runs one step with its output shown; true when it succeeded. */
export function run({ name, command: [program, ...args], env = {} }) {
  const started = performance.now()
  process.stdout.write(`\n── ${name}\n`)
  const { status, error } = spawnSync(program, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  })
  if (error) process.stdout.write(`${error.message}\n`)
  const ok = status === 0
  process.stdout.write(
    `── ${name}: ${ok ? 'ok' : 'FAILED'} (${((performance.now() - started) / 1000).toFixed(1)} s)\n`,
  )
  return ok
}
