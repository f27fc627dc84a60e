import { newestSlot, openSlotFile } from '../outbox/slot-file.ts'
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

/** The file that exists while a program has the data open. */
export const openRunningMarker = (path: string) => openSlotFile<SyncedState>(path)

/** `unknown`: the file is older than the first change, from an older version, or damaged. */
export const readRunningMarker = (path: string): SyncedState | 'unknown' =>
  (newestSlot(path) as SyncedState | undefined) ?? 'unknown'
