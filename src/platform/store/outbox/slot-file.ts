import { closeSync, fdatasyncSync, openSync, readFileSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import { createPrivateFile, syncFolder } from '../../files/atomic-files.ts'
import { decodeLine, encodeLine } from './checksummed-line.ts'

/** Bytes of a sector, which a disk writes atomically. */
const slotBytes = 512

interface Slot {
  sequence: number
}

/**
 * A small file that keeps its newest value. Two slots are written alternately, so that one is valid after a power loss
 * at any time, and no further disk space is needed.
 */
export function openSlotFile<Value extends object>(
  path: string,
): { write(value: Value): void; close(): void } {
  createPrivateFile(path)
  syncFolder(dirname(path))
  const file = openSync(path, 'r+')
  let sequence = newestSlot(path)?.sequence ?? 0
  return {
    write(value) {
      sequence += 1
      const line = encodeLine({ ...value, sequence }).padEnd(slotBytes)
      writeSync(file, line, (sequence % 2) * slotBytes)
      fdatasyncSync(file)
    },
    close: () => closeSync(file),
  }
}

/** The newest value, with its sequence number; `undefined`: no slot is valid. */
export function newestSlot(path: string): Slot | undefined {
  const bytes = readFileSync(path)
  const slots = [bytes.subarray(0, slotBytes), bytes.subarray(slotBytes, 2 * slotBytes)]
    .map(slot => decodeLine(slot.toString('utf8').trimEnd()) as Slot | undefined)
    .filter(slot => slot !== undefined)
  return slots.sort((one, other) => other.sequence - one.sequence)[0]
}
