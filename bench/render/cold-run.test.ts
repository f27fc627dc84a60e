import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { coldRun } from './cold-run.ts'
import { TookTooLong } from './warm-engine.ts'

const folder = mkdtempSync(join(tmpdir(), 'billwright-bench-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A process that says something and then never ends by itself. */
function endless(says: string): string {
  const file = join(folder, `${says.length}.mjs`)
  writeFileSync(file, `process.stdout.write(${JSON.stringify(says)})\nsetInterval(() => {}, 1000)\n`)
  return file
}

test('has its figures though the process hangs at its end', async () => {
  const { milliseconds, megabytes } = await coldRun(endless('done 1\npeak 307.5\nover\n'), '', '', 20)
  expect(milliseconds).toBeGreaterThan(0)
  expect(megabytes).toBe(307.5)
})

test('stops a process that does not get to its end', async () => {
  await expect(coldRun(endless('done 1\n'), '', '', 0.5)).rejects.toBeInstanceOf(TookTooLong)
})
