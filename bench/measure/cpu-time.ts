import { readFileSync } from 'node:fs'
import { familyOf } from './family.ts'

/** The kernel counts in hundredths of a second, whatever its own clock (proc(5), sysconf(_SC_CLK_TCK)). */
const ticksPerSecond = 100

/** Seconds that a process has computed so far, and those below it; `null` where the system does not tell. */
export function cpuSeconds(root: number): { own: number; below: number } | null {
  const family = familyOf(root)
  if (family.length === 0) return null
  const seconds = family.map(({ pid }) => (ticksOf(pid) ?? 0) / ticksPerSecond)
  const [own = 0, ...below] = seconds
  return { own, below: below.reduce((sum, each) => sum + each, 0) }
}

function ticksOf(pid: number): number | undefined {
  try {
    // the name in brackets may hold anything
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    return Number(fields[11]) + Number(fields[12])
  } catch {
    return undefined
  }
}
