import { closeSync, fdatasyncSync, openSync, readFileSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import { createPrivate, syncFolder } from '../../files/atomic-files.ts'
import { decodeLine, encodeLine } from '../outbox/checksummed-line.ts'
import type { LogPosition } from '../sqlite/write-ahead-log.ts'

/** What was on disk when the last change was acknowledged. */
export interface Synced {
  /** `null`: the log held no commit */
  log: LogPosition | null
  /** of the attempt journal */
  records: number
  /** the log lost something before, and an orderly end has not come since */
  isLogLost: boolean
}

interface Slot extends Synced {
  sequence: number
}

/** One sector, which a disk writes whole or not at all. */
const slotBytes = 512

/**
 * The file that is there while a program has the data open. It keeps what was synced last in two slots that are written in
 * turn, so that one of them is whole whenever the power fails.
 */
export function openRunningMarker(path: string): { write(synced: Synced): void; close(): void } {
  createPrivate(path)
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

/** `unknown`: the file is from before the first change, from an older version, or damaged. */
export function readRunningMarker(path: string): Synced | 'unknown' {
  return newestSlot(path) ?? 'unknown'
}

function newestSlot(path: string): Slot | undefined {
  const bytes = readFileSync(path)
  const slots = [bytes.subarray(0, slotBytes), bytes.subarray(slotBytes, 2 * slotBytes)]
    .map(slot => decodeLine(slot.toString('utf8').trimEnd()) as Slot | undefined)
    .filter(slot => slot !== undefined)
  return slots.sort((one, other) => other.sequence - one.sequence)[0]
}
