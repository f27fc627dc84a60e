import type { ChildProcess } from 'node:child_process'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { threadId } from 'node:worker_threads'
import { afterAll, aroundAll, TestRunner } from 'vitest'
import { skipHook } from './missing-program.ts'
import { guardProcesses } from './process-guard.ts'

declare module 'vitest' {
  interface TaskMeta {
    /** why the test was skipped while running; read by scripts/test.mjs */
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

/** State that hosts and command lines store about this computer. */
const stateFolder = join(tmpdir(), `billwright-state-${process.pid}-${threadId}`)
process.env.BILLWRIGHT_STATE_DIR = stateFolder
afterAll(() => rmSync(stateFolder, { recursive: true, force: true }))

/** Processes that this file has started. */
const started = new Set<ChildProcess>()
const onStart = (message: unknown) => started.add((message as { process: ChildProcess }).process)
subscribe('child_process', onStart)
/** Ends processes that a file left after its hooks failed: they hold its output open, so vitest would wait for them. */
// biome-ignore lint/correctness/noEmptyPattern: Vitest reads the pattern to know what a hook needs
aroundAll(async (runFile, {}, { result }) => {
  await runFile()
  unsubscribe('child_process', onStart)
  if (result?.state === 'fail')
    for (const child of started) if (child.exitCode === null) child.kill('SIGKILL')
})

/** Files of `npm test` that prove a guarantee or an adapter with a process. */
const mayStartProcesses: readonly RegExp[] = [
  // bills once, also after a kill and beside the practice service
  /^src\/app\/submission\/(submit|batch)\.test\.ts$/,
  // loses nothing acknowledged when killed
  /^src\/platform\/store\/open-store\.test\.ts$/,
  // runs the service with render processes, its queue on PostgreSQL, and the delivery of keys there
  /^src\/service\/(http\/routes\/generate-route|store\/postgres\/(connection\/job-queue|device-grants))\.test\.ts$/,
  // starts programs that end at once, and mounts a small disk
  /^src\/(chromium\/system-opener|platform\/files\/unused-file|main\/start-shell)\.test\.ts$/,
]

if (process.env.BILLWRIGHT_TEST_RUNS === 'quick') guardProcesses(mayStartProcesses)
