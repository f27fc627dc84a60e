import { currentArea } from './areas.mjs'

const { name, mutate } = currentArea()
const cache = `.cache/mutation/${name}`

export default {
  plugins: ['@stryker-mutator/vitest-runner'],
  testRunner: 'vitest',
  vitest: { configFile: 'scripts/mutation/vitest.config.mjs', related: false },
  // Stryker rewrites this file with an API that TypeScript 7 lacks; a missing file is skipped
  tsconfigFile: 'none.json',
  mutate: [...mutate, '!src/**/*.test.ts'],
  coverageAnalysis: 'perTest',
  concurrency: 2,
  // in addition to one and a half times the duration of the tests, for busy computers
  timeoutMS: 20_000,
  incremental: true,
  incrementalFile: `${cache}/incremental.json`,
  tempDirName: `${cache}/sandbox`,
  ignorePatterns: ['out', 'dist', '.cache', 'docs', 'test-results', 'playwright-report'],
  reporters: ['clear-text', 'progress-append-only', 'html', 'json'],
  clearTextReporter: { allowColor: false, reportTests: false, skipFull: true },
  htmlReporter: { fileName: `${cache}/report.html` },
  jsonReporter: { fileName: `${cache}/report.json` },
  thresholds: { high: 95, low: 90, break: 90 },
}
