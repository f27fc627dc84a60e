import { readdirSync, readFileSync } from 'node:fs'

/** A process that was started by another one of the family, or the first of it. */
export interface Relative {
  pid: number
  parent: number
  /** the most memory that it has held so far */
  peakKilobytes: number
}

/** A process and all below it, the first one first. Only Linux tells; elsewhere there is none. */
export function familyOf(root: number): Relative[] {
  if (process.platform !== 'linux') return []
  const everyone = readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .flatMap(name => readStatus(name) ?? [])
  const family = new Set([root])
  // a child may stand before its parent in the list
  for (let before = 0; before < family.size; ) {
    before = family.size
    for (const { pid, parent } of everyone) if (family.has(parent)) family.add(pid)
  }
  return everyone
    .filter(({ pid }) => family.has(pid))
    .toSorted((a, b) => Number(b.pid === root) - Number(a.pid === root))
}

/** Not `maxRSS`: that begins with what the program had that started this one. */
function readStatus(pid: string): Relative | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/status`, 'utf8')
    const field = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)?.[1] ?? 0)
    return { pid: Number(pid), parent: field('PPid'), peakKilobytes: field('VmHWM') }
  } catch {
    // it ended in between
    return undefined
  }
}
