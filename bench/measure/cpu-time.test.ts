/** @module-tag extended */

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { cpuSeconds } from './cpu-time.ts'
import { peakMegabytes } from './peak-memory.ts'

/** Computes for a while and prints its CPU time. */
const busy = `
  const computed = () => Object.values(process.cpuUsage()).reduce((sum, each) => sum + each) / 1e6
  while (computed() < 0.3);
  console.log(computed())
  setInterval(() => {}, 1000)`

/** User and system time are each rounded down to hundredths of a second. */
const rounding = 0.02

test.runIf(process.platform === 'linux')(
  'distinguishes the time of a process from that of its descendants',
  async () => {
    const before = cpuSeconds(process.pid)
    const memory = peakMegabytes()
    const child = spawn(process.execPath, ['-e', busy])
    onTestFinished(() => void child.kill())
    const [reported] = await once(child.stdout, 'data')
    const own = cpuSeconds(child.pid ?? 0)
    // Read after the child's own report, while it continues to compute.
    const after = cpuSeconds(process.pid)
    expect(own?.own).toBeGreaterThanOrEqual(Number(reported) - rounding)
    expect(own?.below).toBe(0)
    expect((after?.below ?? 0) - (before?.below ?? 0)).toBeGreaterThanOrEqual(own?.own ?? 1)
    expect(peakMegabytes()).toBeGreaterThan(memory)
    expect(peakMegabytes(child.pid)).toBeGreaterThan(10)
    const ended = once(child, 'exit')
    child.kill()
    await ended
    expect(cpuSeconds(child.pid ?? 0)).toBeNull()
  },
)
