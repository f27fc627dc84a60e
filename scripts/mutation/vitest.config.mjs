import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { currentArea } from './areas.mjs'

export default defineConfig({
  root: join(import.meta.dirname, '..', '..'),
  test: {
    include: currentArea().tests.map(folder => `${folder}/**/*.test.ts`),
    // these run the code in processes of their own, where no mutant is active
    exclude: ['**/{proxy,plain-service,outbox-disk}.test.ts'],
    setupFiles: ['src/core/testing/vitest-setup.ts'],
    env: { BILLWRIGHT_TEST_RUNS: 'short' },
    testTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
  },
})
