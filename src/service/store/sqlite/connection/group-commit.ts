import type { DatabaseSync } from 'node:sqlite'
import { retryWhileBusy } from './retry-while-busy.ts'
import { isOutOfService } from './storage-error.ts'
import { transaction } from './transaction.ts'

interface Waiting {
  /** @returns settles the waiting promise once the commit is on disk */
  attempt(): () => void
  fail(error: unknown): void
}

/**
 * Commits writes that arrive together in one transaction with one flush. Each has a savepoint: one that fails does not affect
 * the others. Resolves only when the write is on disk.
 */
export function groupCommit(database: DatabaseSync): <T>(work: () => T) => Promise<T> {
  let queue: Waiting[] = []
  let isWriting = false

  async function writeQueue(): Promise<void> {
    while (queue.length > 0) {
      const group = queue
      queue = []
      try {
        const ends = await retryWhileBusy(() =>
          transaction(database, () => group.map(({ attempt }) => attempt())),
        )
        for (const end of ends) end()
      } catch (error) {
        // writes queued meanwhile would fail the same way
        for (const { fail } of [...group, ...queue.splice(0)]) fail(error)
      }
    }
    isWriting = false
  }

  return work =>
    new Promise((resolve, reject) => {
      queue.push({ attempt: () => attemptAlone(database, work, resolve, reject), fail: reject })
      if (isWriting) return
      isWriting = true
      // after all writes of this event loop iteration are queued
      setImmediate(() => void writeQueue())
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
    // an error of the disk fails the whole group
    if (isOutOfService(error) || !database.isTransaction) throw error
    database.exec('ROLLBACK TO one')
    database.exec('RELEASE one')
    return () => reject(error)
  }
}
