import { readdirSync, readFileSync } from 'node:fs'

/**
 * The most memory that this process and those below it have held so far; each process counts its own peak. Linux
 * tells it for every process; elsewhere only this one is counted.
 */
export function peakMegabytes(): number {
  if (process.platform !== 'linux') return process.resourceUsage().maxRSS / 1024
  const statuses = readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .flatMap(name => readStatus(name) ?? [])
  const family = new Set([process.pid])
  // a child may stand before its parent in the list
  for (let before = 0; before < family.size; ) {
    before = family.size
    for (const { pid, parent } of statuses) if (family.has(parent)) family.add(pid)
  }
  const kilobytes = statuses
    .filter(({ pid }) => family.has(pid))
    .reduce((sum, status) => sum + status.peakKilobytes, 0)
  return kilobytes / 1024
}

/** Not `maxRSS`: that begins with what the program had that started this one. */
function readStatus(pid: string): { pid: number; parent: number; peakKilobytes: number } | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/status`, 'utf8')
    const field = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)?.[1] ?? 0)
    return { pid: Number(pid), parent: field('PPid'), peakKilobytes: field('VmHWM') }
  } catch {
    // it ended in between
    return undefined
  }
}
