import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it } from 'vitest'
import { cpuSeconds } from './cpu-time.ts'
import { peakMegabytes } from './peak-memory.ts'

const busy =
  'const end = process.cpuUsage().user + 3e5; while (process.cpuUsage().user < end); console.log(1)'

it.runIf(process.platform === 'linux')(
  'tells the time of a process from that of those below it',
  async () => {
    const before = cpuSeconds(process.pid)
    const memory = peakMegabytes()
    const child = spawn(process.execPath, ['-e', `${busy}; setInterval(() => {}, 1000)`])
    await once(child.stdout, 'data')
    const after = cpuSeconds(process.pid)
    const own = cpuSeconds(child.pid ?? 0)
    expect(own?.own).toBeGreaterThanOrEqual(0.29)
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
