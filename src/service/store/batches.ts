import { setImmediate as nextTurn } from 'node:timers/promises'

/** Reads one row more than the page length, which shows whether there is a next page. */
export async function readPage<Row>(
  length: number,
  read: (limit: number) => Promise<Row[]>,
): Promise<{ rows: Row[]; hasMore: boolean }> {
  const found = await read(length + 1)
  return { rows: found.slice(0, length), hasMore: found.length > length }
}

/**
 * Calls `work` for each batch. SQLite runs on the main thread, which answers requests between batches.
 * @param length {@link Dialect.batchLength}
 */
export async function inBatches<T>(
  values: readonly T[],
  length: number,
  work: (batch: readonly T[]) => Promise<unknown>,
): Promise<void> {
  for (let start = 0; start < values.length; start += length) {
    await work(values.slice(start, start + length))
    await nextTurn()
  }
}

/** Repeats a change of a batch until no row is changed. @returns the number of changes */
export async function untilDone(change: () => Promise<number>): Promise<number> {
  let total = 0
  for (;;) {
    const changed = await change()
    total += changed
    if (changed === 0) return total
    await nextTurn()
  }
}
