import { join } from 'node:path'

/** Paths in a data folder. */
export const dataPaths = (folder: string) => ({
  folder,
  data: join(folder, 'billwright.sqlite'),
  lock: join(folder, 'lock.sqlite'),
  backups: join(folder, 'backups'),
  /** The attempt journal. */
  journal: join(folder, 'attempts.journal'),
  /**
   * Exists while a program has the data open; if a start finds it, the last program did not close the data (see
   * running-marker.ts).
   */
  running: join(folder, 'running'),
  /** Exists if damage was reported; the next start then checks every page. */
  suspect: join(folder, 'suspect'),
  /** Exists if the last program did not close the data, and the data was not checked completely since. */
  unchecked: join(folder, 'unchecked'),
  /** A complete and checked file that is about to replace the data. */
  replacement: join(folder, 'replacement.sqlite'),
  /** A received export, and the file rebuilt from it. */
  incoming: join(folder, 'incoming.sqlite'),
  rebuilt: join(folder, 'rebuilt.sqlite'),
})

export type DataPaths = ReturnType<typeof dataPaths>

/** The files that SQLite keeps beside a database. */
export const sideFiles = (path: string): string[] => ['-wal', '-shm', '-journal'].map(end => `${path}${end}`)
