import type { DatabaseSync } from 'node:sqlite'
import { patiently } from './patience.ts'
import { isOutOfService } from './storage-error.ts'
import { transaction } from './transaction.ts'

interface Waiting {
  /** @returns what tells whoever waits, once all is on disk */
  attempt(): () => void
  fail(error: unknown): void
}

/**
 * Writes that arrive together are committed together, with one flush of the disk for all of them; the slower the
 * disk, the more arrive together. Each stands alone otherwise: one that fails takes no other along.
 * Resolves only when the write is on disk.
 */
export function groupCommit(database: DatabaseSync): <T>(work: () => T) => Promise<T> {
  let row: Waiting[] = []
  let isWriting = false

  async function writeRow(): Promise<void> {
    while (row.length > 0) {
      const group = row
      row = []
      try {
        const ends = await patiently(() => transaction(database, () => group.map(({ attempt }) => attempt())))
        for (const end of ends) end()
      } catch (error) {
        // whoever has come since would meet the same
        for (const { fail } of [...group, ...row.splice(0)]) fail(error)
      }
    }
    isWriting = false
  }

  return work =>
    new Promise((resolve, reject) => {
      row.push({ attempt: () => attemptAlone(database, work, resolve, reject), fail: reject })
      if (isWriting) return
      isWriting = true
      // after everything that this turn of the event loop brings
      setImmediate(() => void writeRow())
    })
}

function attemptAlone<T>(
  database: DatabaseSync,
  work: () => T,
  resolve: (result: T) => void,
  reject: (error: unknown) => void,
): () => void {
  database.exec('SAVEPOINT one')
  try {
    const result = work()
    database.exec('RELEASE one')
    return () => resolve(result)
  } catch (error) {
    // the disk's fault is everybody's
    if (isOutOfService(error) || !database.isTransaction) throw error
    database.exec('ROLLBACK TO one')
    database.exec('RELEASE one')
    return () => reject(error)
  }
}
