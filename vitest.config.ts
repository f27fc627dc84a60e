import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

const everyTest = ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.{ts,mjs}', 'bench/**/*.test.ts']

/** Random, hostile and damaged input, full disks, killed processes. */
const robustness = [
  'src/**/*{fuzz,hostile,damage,doubt,faults}*.test.ts',
  'src/**/{bad-input,crash,full-disk,instances,outbox-disk,pagination,plain-service}.test.ts',
  'src/**/{joined-letter-limit,write-ahead-log}.test.ts',
  'src/**/salvage/*.test.ts',
]

/** Layers that need no file, no process and no socket. */
const unit = ['src/{contract,core,einvoice,pdf,preload,render,renderer}/**/*.test.{ts,tsx}']

/** `--mode long` runs random tests as often as `runs` of src/core/testing says for it. */
export default defineConfig(({ mode }) => ({
  test: {
    environment: 'node',
    // these only end what hangs, so that a slow computer fails no test
    testTimeout: mode === 'long' ? 3_600_000 : 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    reporters: ['default'],
    // many tests wait for processes and disks, so two tests on two CPUs leave a third of them idle
    maxWorkers: '150%',
    setupFiles: ['src/core/testing/vitest-setup.ts'],
    env: {
      BILLWRIGHT_TEST_RUNS: mode === 'long' ? 'long' : 'short',
      // tests start hundreds of processes from the TypeScript source
      NODE_COMPILE_CACHE: join(import.meta.dirname, '.cache', 'compile'),
    },
    projects: [
      // one import of the modules per worker; these layers change nothing outside their own modules
      { test: { name: 'unit', include: unit, exclude: robustness, isolate: false } },
      { test: { name: 'integration', include: everyTest, exclude: [...unit, ...robustness] } },
      { test: { name: 'robustness', include: robustness } },
    ],
  },
}))
