import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { tags, temporaryFolder } from '../../vitest.config.ts'
import { currentArea } from './areas.mjs'

export default defineConfig({
  root: join(import.meta.dirname, '..', '..'),
  test: {
    include: currentArea().tests.map(folder => `${folder}/**/*.test.ts`),
    // these run the code in other processes, where no mutant is active
    exclude: ['**/{proxy,plain-service,outbox-disk}.test.ts'],
    setupFiles: ['src/core/testing/vitest-setup.ts'],
    env: { BILLWRIGHT_TEST_RUNS: 'short', TMPDIR: temporaryFolder() },
    // imports the modules once for all mutants
    isolate: false,
    tags,
    testTimeout: 20_000,
    expect: { poll: { timeout: 10_000 } },
  },
})
