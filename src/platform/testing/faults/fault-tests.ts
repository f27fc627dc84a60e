import { existsSync } from 'node:fs'
import { runs } from '#core/testing/runs.ts'
import { flipColumns } from './columns.ts'
import { corrupt } from './corruption.ts'
import { damageLogs } from './damaged-log.ts'
import { combineMoments } from './disagreement.ts'
import type { FaultReport } from './fault.ts'
import { fillDisk } from './full-disk.ts'
import { overwriteHeader } from './header.ts'
import { failNthCall } from './io-errors.ts'
import { killDuringSaves } from './kill.ts'
import { losePower } from './power.ts'

interface FaultTest {
  needs?: 'strace' | 'root'

  /** Runs the full number of rounds. */
  full(): Promise<FaultReport>
  /** Takes a few seconds, for the test suite. */
  short(): Promise<FaultReport>
}

const all = {
  kill: { full: () => killDuringSaves(500), short: () => killDuringSaves(runs(5, 3)) },
  power: {
    needs: 'strace',
    full: () => losePower(200, 60),
    short: () => losePower(runs(60, 20), runs(30, 15)),
  },
  disk: { needs: 'root', full: () => fillDisk(10), short: () => fillDisk(1) },
  errors: { needs: 'strace', full: () => failNthCall(30), short: () => failNthCall(2, runs('each', 'one')) },
  corruption: { full: () => corrupt(200), short: () => corrupt(runs(20, 10)) },
  log: { full: () => damageLogs(400), short: () => damageLogs(runs(16, 8)) },
  journal: { full: () => combineMoments(400), short: () => combineMoments(runs(24, 12)) },
  columns: { full: () => flipColumns(400), short: () => flipColumns(runs(40, 20)) },
  header: { full: () => overwriteHeader(200), short: () => overwriteHeader(runs(5, 2)) },
} satisfies Record<string, FaultTest>

export type FaultTestName = keyof typeof all
export const faultTests: Readonly<Record<FaultTestName, FaultTest>> = all
export const faultTestNames = Object.keys(faultTests) as FaultTestName[]

/** Fault tests that cannot run here are listed by `npm test`. */
export function canRun(name: FaultTestName): boolean {
  const { needs } = faultTests[name]
  if (needs === undefined) return true
  return needs === 'root' ? process.platform === 'linux' && process.getuid?.() === 0 : hasStrace()
}

export const hasStrace = (): boolean => process.platform === 'linux' && existsSync('/usr/bin/strace')
