import { familyOf } from './family.ts'

/**
 * The most memory that a process and those below it have held so far; each counts its own peak. Linux tells it for
 * every process; elsewhere only this one is counted.
 */
export function peakMegabytes(root: number = process.pid): number {
  if (process.platform !== 'linux') return process.resourceUsage().maxRSS / 1024
  return familyOf(root).reduce((sum, { peakKilobytes }) => sum + peakKilobytes, 0) / 1024
}
