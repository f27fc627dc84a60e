/** @module-tag extended */

import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const burn = 'const { cpuUsage } = process; while (cpuUsage().user + cpuUsage().system < 1_000_000);'

/** Returns the CPU seconds counted in a separate process while it runs `program` in another one. */
function counted(program) {
  const folder = mkdtempSync(join(tmpdir(), 'billwright-cpu-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const script = join(folder, 'count.mjs')
  writeFileSync(
    script,
    `import { spawnSync } from 'node:child_process'
     import { countCpuSeconds } from ${JSON.stringify(join(import.meta.dirname, 'cpu-seconds.mjs'))}
     const secondsSince = countCpuSeconds()()
     spawnSync(process.execPath, ['-e', ${JSON.stringify(program)}], { stdio: ['ignore', 'pipe', 'ignore'] })
     console.log(secondsSince())`,
  )
  return Number(spawnSync(process.execPath, [script], { encoding: 'utf8' }).stdout)
}

test.runIf(process.platform === 'linux')('processes count whether or not their parent waits for them', () => {
  expect(counted(burn)).toBeGreaterThan(0.7)
  // the output stays open until the orphan ends; its parent lives long enough to be sampled
  const options = "{ stdio: ['ignore', 'inherit', 'ignore'], detached: true }"
  const start = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(burn)}], ${options}).unref()`
  expect(counted(`${start}; setTimeout(() => {}, 1000)`)).toBeGreaterThan(0.5)
})
