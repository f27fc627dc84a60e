// The steps of `npm run check` and `npm test`, each with its command.
import { spawn, spawnSync } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'

export const root = resolve(import.meta.dirname, '..')
const bin = name => join(root, 'node_modules/.bin', name)

/** Static checks, fastest first. */
export const checks = [
  { name: 'format and lint', command: [bin('biome'), 'ci', '--error-on-warnings', '.'] },
  { name: 'types', command: [bin('tsc'), '-b'] },
  { name: 'layers', command: [bin('depcruise'), '--no-progress', 'src', 'e2e', 'bench', 'clients'] },
  {
    name: 'cycles',
    command: [process.execPath, join(root, 'scripts/folder-cycles.mjs')],
  },
  { name: 'retired words', command: [process.execPath, join(root, 'scripts/retired-words.mjs')] },
  {
    name: 'file names in documents',
    command: [process.execPath, join(root, 'scripts/document-paths.mjs')],
  },
  { name: 'physical sides', command: [process.execPath, join(root, 'scripts/physical-sides.mjs')] },
  { name: 'English texts', command: [process.execPath, join(root, 'scripts/english-sentences.mjs')] },
  {
    name: 'English texts in tests',
    command: [process.execPath, join(root, 'scripts/english-locators.mjs')],
  },
  { name: 'languages', command: [process.execPath, join(root, 'scripts/languages/check.mjs')] },
  { name: 'dead code', command: [bin('knip'), '--no-progress'] },
]

/** Runs one step and shows its output. @returns whether it succeeded */
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

/**
 * Runs steps in parallel, one per CPU, and prints the output of each when it ends. @returns whether each one
 * succeeded
 */
export async function runTogether(steps) {
  const results = []
  const waiting = steps.entries()
  const work = async () => {
    for (const [index, step] of waiting) results[index] = await runBuffered(step)
  }
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), steps.length) }, work))
  return results
}

function runBuffered({ name, command: [program, ...args] }) {
  const started = performance.now()
  const { promise, resolve } = Promise.withResolvers()
  const child = spawn(program, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: process.env,
    shell: process.platform === 'win32',
  })
  const output = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => output.push(chunk))
  child.once('error', error => output.push(Buffer.from(`${error.message}\n`)))
  child.once('close', status => {
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    process.stdout.write(
      `\n── ${name}\n${Buffer.concat(output)}── ${name}: ${status === 0 ? 'ok' : 'FAILED'} (${seconds} s)\n`,
    )
    resolve(status === 0)
  })
  return promise
}
