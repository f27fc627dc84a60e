import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** What one kind of fault did, `runs` times. */
export interface FaultReport {
  what: string
  runs: number
  /** one line for each promise that was not kept */
  broken: string[]
  /** in words, what else was seen */
  seen: string
}

/** why it cannot be done on this computer, and how it could */
export class CannotRun extends Error {}

export const workScript = join(import.meta.dirname, '..', 'store-work-script.ts')

export async function inFolder<Value>(work: (folder: string) => Promise<Value> | Value): Promise<Value> {
  const folder = mkdtempSync(join(tmpdir(), 'billwright-faults-'))
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The same numbers from the same seed. */
export function randomFrom(seed: number): (below: number) => number {
  let state = seed >>> 0
  return below => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** One bit of these bytes, in place. */
export function flipBit(bytes: Buffer, random: (below: number) => number): void {
  const at = random(bytes.byteLength)
  bytes.writeUInt8(bytes.readUInt8(at) ^ (1 << random(8)), at)
}
