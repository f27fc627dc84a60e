import childProcess from 'node:child_process'
import { syncBuiltinESMExports } from 'node:module'
import { relative } from 'node:path'
import { promisify } from 'node:util'
import { expect } from 'vitest'

type Start = (...given: unknown[]) => unknown

const guardMark = Symbol.for('billwright.guards-processes')

const starting = ['spawn', 'spawnSync', 'fork', 'exec', 'execSync', 'execFile', 'execFileSync'] as const

/**
 * Allows only some test files to start processes, because one start takes as long as a hundred tests without processes.
 * @param allowed patterns of paths relative to the project root
 */
export function guardProcesses(allowed: readonly RegExp[]): void {
  // Installed once for all test files of a worker.
  if (guardMark in childProcess) return
  Object.assign(childProcess, { [guardMark]: true })
  const guarded =
    (start: Start): Start =>
    (...given) => {
      const file = relative(process.cwd(), expect.getState().testPath ?? '')
      if (allowed.some(pattern => pattern.test(file))) return start(...given)
      throw new Error(
        `${file} starts a process (${String(given[0])}). Tag the test \`extended\`, or add the file to mayStartProcesses of src/core/testing/vitest-setup.ts; docs/testing.md has the rule.`,
      )
    }
  for (const name of starting) {
    const start = childProcess[name] as Start & { [promisify.custom]?: Start }
    const promised = start[promisify.custom]
    Object.assign(childProcess, {
      [name]: Object.assign(guarded(start), promised && { [promisify.custom]: guarded(promised) }),
    })
  }
  syncBuiltinESMExports()
}
