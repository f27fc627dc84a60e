import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Result of running one kind of fault `runs` times. */
export interface FaultReport {
  what: string
  runs: number
  /** One line per violated guarantee. */
  violations: string[]
  /** Other observations. */
  observations: string
}

/** Why the part cannot run on this computer, and what it needs. */
export class CannotRun extends Error {}

export const workScript = join(import.meta.dirname, '..', 'store-work-script.ts')

export async function withTemporaryFolder<Value>(
  work: (folder: string) => Promise<Value> | Value,
): Promise<Value> {
  const folder = mkdtempSync(join(tmpdir(), 'billwright-faults-'))
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A pseudo-random sequence determined by the seed. */
export function seededRandom(seed: number): (below: number) => number {
  let state = seed >>> 0
  return below => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** Flips one bit in place. */
export function flipBit(bytes: Buffer, random: (below: number) => number): void {
  const at = random(bytes.byteLength)
  bytes.writeUInt8(bytes.readUInt8(at) ^ (1 << random(8)), at)
}
