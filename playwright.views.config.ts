import { defineConfig } from '@playwright/test'
import { noteWhatCannotRun } from './e2e/not-run.ts'
import { electronBinary } from './e2e/targets/electron-binary.ts'

noteWhatCannotRun(electronBinary())

/** `npm run views`: pictures of every view, and of each what does not fit; see docs/testing.md. */
export default defineConfig({
  testDir: 'e2e/views',
  globalSetup: './e2e/build.ts',
  outputDir: '.cache/views-results',
  fullyParallel: true,
  workers: 2,
  timeout: 1_200_000,
  // pictures are not tests of speed, and are taken beside other work
  expect: { timeout: 60_000 },
  reporter: [['list']],
  projects: [{ name: 'views', metadata: { target: 'chromium' } }],
})
