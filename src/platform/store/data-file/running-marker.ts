import { newestSlot, openSlotFile } from '../outbox/slot-file.ts'
import type { WalPosition } from '../sqlite/write-ahead-log.ts'

/** State on disk when the last change was acknowledged. */
export interface SyncedState {
  /** `null` if the WAL contained no commit. */
  log: WalPosition | null
  /** Number of records in the attempt journal. */
  records: number
  /** Commits of the WAL were lost earlier, and no program has closed the data since. */
  isLogLost: boolean
}

/** The marker file, which exists while a program has the data open. */
export const openRunningMarker = (path: string) => openSlotFile<SyncedState>(path)

/** `unknown` if the marker is older than the first change, from an older version, or damaged. */
export const readRunningMarker = (path: string): SyncedState | 'unknown' =>
  (newestSlot(path) as SyncedState | undefined) ?? 'unknown'
