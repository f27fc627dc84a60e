import { existsSync } from 'node:fs'
import { flipColumns } from './columns.ts'
import { corrupt } from './corruption.ts'
import { damageTheLog } from './damaged-log.ts'
import { disagree } from './disagreement.ts'
import type { FaultReport } from './fault.ts'
import { fillTheDisk } from './full-disk.ts'
import { overwriteHeader } from './header.ts'
import { failAtTheNth } from './io-errors.ts'
import { killInASaveLoop } from './kill.ts'
import { losePower } from './power.ts'

interface Part {
  needs?: 'strace' | 'root'

  /** as often as the promise says */
  whole(): Promise<FaultReport>
  /** a few seconds, for the suite */
  short(): Promise<FaultReport>
}

const all = {
  kill: { whole: () => killInASaveLoop(500), short: () => killInASaveLoop(5) },
  power: { needs: 'strace', whole: () => losePower(200, 60), short: () => losePower(60, 30) },
  disk: { needs: 'root', whole: () => fillTheDisk(10), short: () => fillTheDisk(1) },
  errors: { needs: 'strace', whole: () => failAtTheNth(30), short: () => failAtTheNth(2) },
  corruption: { whole: () => corrupt(200), short: () => corrupt(20) },
  log: { whole: () => damageTheLog(400), short: () => damageTheLog(16) },
  journal: { whole: () => disagree(400), short: () => disagree(24) },
  columns: { whole: () => flipColumns(400), short: () => flipColumns(40) },
  header: { whole: () => overwriteHeader(200), short: () => overwriteHeader(5) },
} satisfies Record<string, Part>

export type PartName = keyof typeof all
export const parts: Readonly<Record<PartName, Part>> = all
export const partNames = Object.keys(parts) as PartName[]

/** `npm test` says at its end what cannot be done here, and why. */
export function canRun(name: PartName): boolean {
  const { needs } = parts[name]
  if (needs === undefined) return true
  if (process.platform !== 'linux') return false
  return needs === 'root' ? process.getuid?.() === 0 : existsSync('/usr/bin/strace')
}
