import { closeSync, fdatasyncSync, openSync, readFileSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import { createPrivateFile, syncFolder } from '../../files/atomic-files.ts'
import { decodeLine, encodeLine } from '../outbox/checksummed-line.ts'
import type { LogPosition } from '../sqlite/write-ahead-log.ts'

/** State on disk when the last change was acknowledged. */
export interface SyncedState {
  /** `null`: the log held no commit. */
  log: LogPosition | null
  /** Number of records in the attempt journal. */
  records: number
  /** Commits of the log were lost before, and no program has closed the data since. */
  isLogLost: boolean
}

interface Slot extends SyncedState {
  sequence: number
}

/** One sector, which a disk writes atomically. */
const slotBytes = 512

/**
 * The file that exists while a program has the data open. Its two slots are written alternately, so that one
 * of them is valid after a power loss at any time.
 */
export function openRunningMarker(path: string): { write(synced: SyncedState): void; close(): void } {
  createPrivateFile(path)
  syncFolder(dirname(path))
  const file = openSync(path, 'r+')
  let sequence = newestSlot(path)?.sequence ?? 0
  return {
    write(synced) {
      sequence += 1
      const slot: Slot = { ...synced, sequence }
      const line = encodeLine(slot).padEnd(slotBytes)
      writeSync(file, line, (sequence % 2) * slotBytes)
      fdatasyncSync(file)
    },
    close: () => closeSync(file),
  }
}

/** `unknown`: the file is older than the first change, from an older version, or damaged. */
export function readRunningMarker(path: string): SyncedState | 'unknown' {
  return newestSlot(path) ?? 'unknown'
}

function newestSlot(path: string): Slot | undefined {
  const bytes = readFileSync(path)
  const slots = [bytes.subarray(0, slotBytes), bytes.subarray(slotBytes, 2 * slotBytes)]
    .map(slot => decodeLine(slot.toString('utf8').trimEnd()) as Slot | undefined)
    .filter(slot => slot !== undefined)
  return slots.sort((one, other) => other.sequence - one.sequence)[0]
}
