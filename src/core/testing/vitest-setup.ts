import { TestRunner } from 'vitest'
import { skipHook } from './missing-program.ts'
import { guardProcesses } from './process-guard.ts'

declare module 'vitest' {
  interface TaskMeta {
    /** why the test was skipped while it ran; read by scripts/test.mjs */
    skipped?: string
  }
}

const skipRunningTest = (note: string): never => {
  const test = TestRunner.getCurrentTest()
  if (!test) throw new Error(note)
  test.meta.skipped = note
  return test.context.skip(note)
}

Object.assign(globalThis, { [skipHook]: skipRunningTest })

/** Files of `npm test` that are about processes; each of their starts is needed. */
const mayStartProcesses: RegExp[] = []

if (process.env.BILLWRIGHT_TEST_RUNS === 'quick') guardProcesses(mayStartProcesses)
