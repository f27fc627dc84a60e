import type { DatabaseSync } from 'node:sqlite'
import { setImmediate as nextIteration } from 'node:timers/promises'
import type { Outcome } from '../../database.ts'
import { retryWhileBusy } from './retry-while-busy.ts'
import { isOutOfService } from './storage-error.ts'

/** A requested transaction. */
interface Waiting {
  /** @returns a function that settles its promise once the commit is durable */
  attempt(): Promise<() => void>
  fail(error: unknown): void
}

export interface GroupCommit {
  /** @param work must await only statements of the database */
  write<T>(work: () => Promise<Outcome<T>>): Promise<T>
  /** the end of the current transaction; `undefined` if there is none */
  inProgress(): Promise<void> | undefined
  /** the end of all pending writes */
  drained(): Promise<void>
}

/**
 * Commits works that arrive together in one transaction with one flush. Each has a savepoint, so that one
 * that fails does not affect the others. Resolves only when the work is durable.
 */
export function groupCommit(database: DatabaseSync): GroupCommit {
  let queue: Waiting[] = []
  let writing: Promise<void> | undefined
  let open: PromiseWithResolvers<void> | undefined

  async function writeQueue(): Promise<void> {
    while (queue.length > 0) {
      // after all works of this event loop iteration are queued
      await nextIteration()
      await writeGroup()
    }
    writing = undefined
  }

  function begin(): void {
    // takes the write lock first, so that what a work reads is still valid at the commit
    database.exec('BEGIN IMMEDIATE')
    open = Promise.withResolvers()
  }

  async function writeGroup(): Promise<void> {
    let group: Waiting[] = []
    try {
      await retryWhileBusy(begin)
      group = queue
      queue = []
      const ends: (() => void)[] = []
      for (const { attempt } of group) ends.push(await attempt())
      database.exec('COMMIT')
      for (const settle of ends) settle()
    } catch (error) {
      if (database.isTransaction) database.exec('ROLLBACK')
      // works queued meanwhile would fail likewise
      for (const { fail } of [...group, ...queue.splice(0)]) fail(error)
    }
    open?.resolve()
    open = undefined
  }

  return {
    write: work =>
      new Promise((resolve, reject) => {
        queue.push({ attempt: () => attemptAlone(database, work, resolve, reject), fail: reject })
        writing ??= writeQueue()
      }),
    inProgress: () => open?.promise,
    drained: async () => writing,
  }
}

async function attemptAlone<T>(
  database: DatabaseSync,
  work: () => Promise<Outcome<T>>,
  resolve: (value: T) => void,
  reject: (error: unknown) => void,
): Promise<() => void> {
  database.exec('SAVEPOINT one')
  try {
    const { value, isKept } = await work()
    if (!isKept) database.exec('ROLLBACK TO one')
    database.exec('RELEASE one')
    return () => resolve(value)
  } catch (error) {
    // an error of the disk fails the whole group
    if (isOutOfService(error) || !database.isTransaction) throw error
    database.exec('ROLLBACK TO one')
    database.exec('RELEASE one')
    return () => reject(error)
  }
}
