import { readFileSync } from 'node:fs'
import { familyOf } from './family.ts'

/** The kernel reports hundredths of a second (proc(5), sysconf(_SC_CLK_TCK)). */
const ticksPerSecond = 100

/** CPU seconds of a process and of its descendants; `null` if unknown. */
export function cpuSeconds(root: number): { own: number; below: number } | null {
  const family = familyOf(root)
  if (family.length === 0) return null
  const seconds = family.map(({ pid }) => (ticksOf(pid) ?? 0) / ticksPerSecond)
  const [own = 0, ...below] = seconds
  return { own, below: below.reduce((sum, each) => sum + each, 0) }
}

function ticksOf(pid: number): number | undefined {
  try {
    // The name in parentheses may contain any character.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    return Number(fields[11]) + Number(fields[12])
  } catch {
    return undefined
  }
}
