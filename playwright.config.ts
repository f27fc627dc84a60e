import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { noteWhatCannotRun } from './e2e/not-run.ts'
import { electronBinary } from './e2e/targets/electron-binary.ts'

// of the workers, in which the host of the page tests runs
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '.cache/compile')

const electron = electronBinary()
noteWhatCannotRun(electron)

/** `page` without a shell, the whole program with the Chromium shell, and all of it in Electron where its binary is. */
export default defineConfig({
  testDir: 'e2e',
  // pictures, taken by `npm run views`
  testIgnore: '**/e2e/views/**',
  globalSetup: './e2e/build.ts',
  // Node runs it as it is; Playwright would compile what only its workers import anew in each of them
  build: { external: ['**/src/**'] },
  outputDir: '.cache/e2e',
  // every test has a host and a data folder of its own; by test, no long file is left for the end
  fullyParallel: true,
  // one per CPU: with three on two CPUs the run takes longer, and steps reach their time limit
  workers: 2,
  // generous, because a busy computer is no failure; nothing waits that long where all is well
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // a test that only passes when repeated is listed by `npm test` with its error
  retries: 1,
  reporter: [['list']],
  projects: [
    { name: 'page', testDir: 'e2e/page', metadata: { target: 'page' } },
    {
      name: 'chromium',
      testMatch: ['journeys/**/*.spec.ts', 'program/**/*.spec.ts'],
      metadata: { target: 'chromium' },
    },
    ...(electron === undefined ? [] : [{ name: 'electron', metadata: { target: 'electron' } }]),
  ],
})
