import { setImmediate as nextTurn } from 'node:timers/promises'
import { asStorage } from './storage-error.ts'

/** Rows that are read or changed at once; SQLite runs on the thread that answers requests, which go on between two batches. */
export const batchLength = 100

/** Calls `work` with a batch after the other. */
export async function inBatches<T>(
  values: readonly T[],
  work: (batch: readonly T[]) => Promise<unknown>,
): Promise<void> {
  for (let start = 0; start < values.length; start += batchLength) {
    await work(values.slice(start, start + batchLength))
    await nextTurn()
  }
}

/** Repeats a change of at most {@link batchLength} rows until it changes none. @returns the number of changes */
export async function untilDone(change: () => number | bigint): Promise<number> {
  let total = 0
  for (;;) {
    const changed = Number(await asStorage(change))
    total += changed
    if (changed === 0) return total
    await nextTurn()
  }
}
