import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { cpuSeconds } from './cpu-time.ts'
import { peakMegabytes } from './peak-memory.ts'

/** Computes for a while, and says how much the system says that it computed. */
const busy = `
  const computed = () => Object.values(process.cpuUsage()).reduce((sum, each) => sum + each) / 1e6
  while (computed() < 0.3);
  console.log(computed())
  setInterval(() => {}, 1000)`

/** Its own time and that of the system for it are each told in whole hundredths of a second, rounded down. */
const rounding = 0.02

test.runIf(process.platform === 'linux')(
  'tells the time of a process from that of those below it',
  async () => {
    const before = cpuSeconds(process.pid)
    const memory = peakMegabytes()
    const child = spawn(process.execPath, ['-e', busy])
    onTestFinished(() => void child.kill())
    const [said] = await once(child.stdout, 'data')
    const own = cpuSeconds(child.pid ?? 0)
    // asked later than the child itself, which computes on
    const after = cpuSeconds(process.pid)
    expect(own?.own).toBeGreaterThanOrEqual(Number(said) - rounding)
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
