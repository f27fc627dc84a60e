/** @module-tag extended */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { coldRun } from './cold-run.ts'
import { TookTooLong } from './warm-engine.ts'

const folder = mkdtempSync(join(tmpdir(), 'billwright-bench-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A process that prints something and does not exit. */
function endless(writes: string): string {
  const file = join(folder, `${writes.length}.mjs`)
  writeFileSync(file, `process.stdout.write(${JSON.stringify(writes)})\nsetInterval(() => {}, 1000)\n`)
  return file
}

test('reports figures of a process that does not exit', async () => {
  const { milliseconds, megabytes } = await coldRun(endless('done 1\npeak 307.5\nover\n'), '', '', 20)
  expect(milliseconds).toBeGreaterThan(0)
  expect(megabytes).toBe(307.5)
})

test('stops a process that does not finish', async () => {
  await expect(coldRun(endless('done 1\n'), '', '', 0.5)).rejects.toBeInstanceOf(TookTooLong)
})
