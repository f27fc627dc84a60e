import { currentArea } from './areas.mjs'

const { name, mutate } = currentArea()
const cache = `.cache/mutation/${name}`

export default {
  plugins: ['@stryker-mutator/vitest-runner'],
  testRunner: 'vitest',
  vitest: { configFile: 'scripts/mutation/vitest.config.mjs', related: false },
  // Stryker rewrites this file with an API that TypeScript 7 does not have; a name that does not exist skips it
  tsconfigFile: 'none.json',
  mutate: [...mutate, '!src/**/*.test.ts'],
  coverageAnalysis: 'perTest',
  concurrency: 2,
  // on top of one and a half times the duration of the tests, so that a busy computer ends no test
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
