import { AppError } from '#core/app-error.ts'

/** Runs what holds the thread one after the other. Rejects with AppError('overloaded') when too many wait. */
export type Turns = <T>(task: () => T) => Promise<T>

/**
 * A crowd of large requests arrives in one turn of the event loop. Read one right after the other, they would hold up
 * every other answer until the last is read (600 of 1,000 items: seconds), so room is left in between.
 */
export function createTurns({ waiting, milliseconds }: { waiting: number; milliseconds: number }): Turns {
  const row: (() => void)[] = []

  function takeTurn(): void {
    const start = performance.now()
    // small ones share a turn, so that they cost no more than they would alone
    do row.shift()?.()
    while (row.length > 0 && performance.now() - start < milliseconds)
    if (row.length > 0) setImmediate(takeTurn)
  }

  return <T>(task: () => T) =>
    new Promise<T>((resolve, reject) => {
      if (row.length >= waiting) return reject(new AppError('overloaded'))
      row.push(() => {
        try {
          resolve(task())
        } catch (error) {
          reject(error)
        }
      })
      if (row.length === 1) setImmediate(takeTurn)
    })
}
