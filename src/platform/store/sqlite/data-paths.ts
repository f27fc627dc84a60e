import { join } from 'node:path'

/** What lies where in a data folder. */
export const placesIn = (folder: string) => ({
  folder,
  data: join(folder, 'billwright.sqlite'),
  lock: join(folder, 'lock.sqlite'),
  backups: join(folder, 'backups'),
  /** the attempt journal */
  journal: join(folder, 'attempts.journal'),
  /** there while a program has the data open: found at a start, the last one ended without closing; see running-marker.ts */
  running: join(folder, 'running'),
  /** damage was met: the next start looks at every page before it goes on */
  suspect: join(folder, 'suspect'),
  /** whole and checked, about to take the place of the data */
  replacement: join(folder, 'replacement.sqlite'),
})

export type Places = ReturnType<typeof placesIn>

/** What SQLite keeps beside a file. */
export const sideFiles = (path: string): string[] => ['-wal', '-shm', '-journal'].map(end => `${path}${end}`)
