import { familyOf } from './family.ts'

/** Sum of the peak memory of a process and its descendants on Linux; elsewhere of this process only. */
export function peakMegabytes(root: number = process.pid): number {
  if (process.platform !== 'linux') return process.resourceUsage().maxRSS / 1024
  return familyOf(root).reduce((sum, { peakKilobytes }) => sum + peakKilobytes, 0) / 1024
}
