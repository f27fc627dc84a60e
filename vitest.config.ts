import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.{ts,mjs}', 'bench/**/*.test.ts'],
    environment: 'node',
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // how long something is waited for says nothing: it is there, or the test hangs
    expect: { poll: { timeout: 50_000 } },
    reporters: ['default'],
  },
})
