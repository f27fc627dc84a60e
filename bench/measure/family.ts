import { readdirSync, readFileSync } from 'node:fs'

/** A process of a process tree. */
export interface Relative {
  pid: number
  parent: number
  /** peak memory */
  peakKilobytes: number
}

/** A process and its descendants, the root first; empty except on Linux. */
export function familyOf(root: number): Relative[] {
  if (process.platform !== 'linux') return []
  const everyone = readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .flatMap(name => readStatus(name) ?? [])
  const family = new Set([root])
  // A child may precede its parent.
  for (let before = 0; before < family.size; ) {
    before = family.size
    for (const { pid, parent } of everyone) if (family.has(parent)) family.add(pid)
  }
  return everyone
    .filter(({ pid }) => family.has(pid))
    .toSorted((a, b) => Number(b.pid === root) - Number(a.pid === root))
}

/** Not `maxRSS`, which includes the memory of the parent at the start. */
function readStatus(pid: string): Relative | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/status`, 'utf8')
    const field = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)?.[1] ?? 0)
    return { pid: Number(pid), parent: field('PPid'), peakKilobytes: field('VmHWM') }
  } catch {
    // The process has ended.
    return undefined
  }
}
