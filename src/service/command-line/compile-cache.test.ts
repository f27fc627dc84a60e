/** @module-tag extended */

import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

/** Output of Node about its compile cache while a program prints its help. */
function startOf(entry: string): string {
  const { NODE_COMPILE_CACHE: _cacheOfTheTests, ...env } = process.env
  const { status, stderr } = spawnSync(
    process.execPath,
    [fileURLToPath(new URL(entry, import.meta.url)), '--help'],
    {
      encoding: 'utf8',
      env: { ...env, NODE_DEBUG_NATIVE: 'COMPILE_CACHE' },
    },
  )
  expect(status).toBe(0)
  return stderr
}

test.each(['../index.ts', '../../cli/index.ts'])(
  '%s is compiled at its first start, and not at the next',
  entry => {
    startOf(entry)
    expect(startOf(entry)).toMatch(/V8 code cache for ESM \S+program\.ts was accepted/)
  },
)
