import { globSync, readFileSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const everyTest = ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.{ts,mjs}', 'bench/**/*.test.ts']

/** Of the packages in `scripts`, which install their own dependencies. */
const installed = '**/node_modules/**'

/** Random, hostile and damaged input, full disks, killed processes. */
const robustness = [
  'src/**/*{fuzz,hostile,damage,doubt,faults}*.test.ts',
  'src/**/{bad-input,crash,full-disk,instances,outbox-disk,pagination,plain-service}.test.ts',
  'src/**/{joined-letter-limit,write-ahead-log}.test.ts',
  'src/**/salvage/*.test.ts',
]

/** Layers that need no file, no process and no socket. */
const unit = ['src/{contract,core,einvoice,languages,pdf,preload,render,renderer}/**/*.test.{ts,tsx}']

/** Layers of use cases, adapters and the service; what they start and write is gone after each test. */
const integration = [
  'src/{app,cli,service}/**/*.test.ts',
  // with a false clock, the timers of HTTP clients in other files would never end
  'src/platform/!(http|keychain)/**/*.test.ts',
  // what shells and benchmarks decide without touching their process
  'src/chromium/{find-browser,launch-options,options}.test.ts',
  'src/main/{security,windows}/*.test.ts',
  'bench/**/!(cpu-time|cold-run|warm-engine).test.ts',
]

/** Files of a single long test: started last, they would be waited for with one of the CPUs idle. */
const longest = ['proxy', 'crash', 'excluded-files', 'index', 'build', 'sign-in']

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const index = longest.indexOf(basename(moduleId).replace(/\.test\.m?ts$/, ''))
      return index === -1 ? longest.length : index
    }
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b))
  }
}

const gibibyte = 2 ** 30

/** Linux's file system in memory, where it has room and may hold programs: databases that sync to a disk take twice as long. */
export function temporaryFolder(): string {
  const memory = '/dev/shm'
  const mounts = process.platform === 'linux' ? readFileSync('/proc/mounts', 'utf8').split('\n') : []
  const [, , type, options] = mounts.findLast(line => line.split(' ')[1] === memory)?.split(' ') ?? []
  if (type !== 'tmpfs' || options?.includes('noexec')) return tmpdir()
  const { bavail, bsize } = statfsSync(memory)
  return Math.min(bavail * bsize, process.availableMemory()) > 6 * gibibyte ? memory : tmpdir()
}

/** Files of which `--tags-filter=!extended` runs nothing, so that they are not even loaded. */
const extendedFiles = () =>
  globSync(everyTest, { cwd: import.meta.dirname, exclude: [installed] }).filter(file =>
    readFileSync(join(import.meta.dirname, file), 'utf8').includes('@module-tag extended'),
  )

export const tags = [
  { name: 'extended', description: 'runs in `npm run test:all` only; docs/testing.md has the rule' },
]

function projectsOf(isQuick: boolean) {
  const exclude = [installed, ...robustness, ...(isQuick ? extendedFiles() : [])]
  return [
    // one import of the modules per worker, which is a fifth of the time of a file
    { test: { name: 'unit', include: unit, exclude, isolate: false } },
    { test: { name: 'integration', include: integration, exclude, isolate: false } },
    // shells, clients and scripts: they change the globals of their process
    { test: { name: 'shells', include: everyTest, exclude: [...unit, ...integration, ...exclude] } },
    ...(isQuick ? [] : [{ test: { name: 'robustness', include: robustness } }]),
  ]
}

/**
 * `--mode long` runs random tests as often as `runs` of src/core/testing says for it. `--mode quick` is that of `npm test`:
 * a test that starts a process fails unless its file is in `mayStartProcesses`.
 */
export default defineConfig(({ mode }) => ({
  test: {
    environment: 'node',
    // these only end what hangs, so that a slow computer fails no test
    testTimeout: mode === 'long' ? 3_600_000 : 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    reporters: ['default'],
    tags,
    sequence: { sequencer: LongestFirst },
    // one per CPU: with three on two CPUs the run takes longer
    maxWorkers: '100%',
    setupFiles: ['src/core/testing/vitest-setup.ts'],
    globalSetup: ['src/service/testing/postgres-cluster.ts'],
    env: {
      TMPDIR: temporaryFolder(),
      BILLWRIGHT_TEST_RUNS: mode === 'long' || mode === 'quick' ? mode : 'short',
      // tests start hundreds of processes from the TypeScript source
      NODE_COMPILE_CACHE: join(import.meta.dirname, '.cache', 'compile'),
    },
    projects: projectsOf(mode === 'quick'),
  },
}))
