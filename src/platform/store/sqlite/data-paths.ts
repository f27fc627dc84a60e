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
   * Exists while a program has the data open; found at a start, the last program did not close them (see
   * running-marker.ts).
   */
  running: join(folder, 'running'),
  /** Damage was reported: the next start checks every page. */
  suspect: join(folder, 'suspect'),
  /** The last program did not close the data, and they are not yet read completely since. */
  unchecked: join(folder, 'unchecked'),
  /** Complete and checked, about to replace the data. */
  replacement: join(folder, 'replacement.sqlite'),
  /** A received export, and the fresh file made of it. */
  incoming: join(folder, 'incoming.sqlite'),
  rebuilt: join(folder, 'rebuilt.sqlite'),
})

export type DataPaths = ReturnType<typeof dataPaths>

/** The files that SQLite keeps beside a database. */
export const sideFiles = (path: string): string[] => ['-wal', '-shm', '-journal'].map(end => `${path}${end}`)
