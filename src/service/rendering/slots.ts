import { AppError } from '#core/app-error.ts'

/** A fixed number of things to work with, lent one at a time; those who ask while all are lent wait in a row. */
export interface Slots<T> {
  /** rejects with AppError('overloaded') when the row is full */
  take(): Promise<T>
  /** gives back the thing that was taken, or its replacement */
  give(thing: T): void
}

export function createSlots<T>(things: readonly T[], longestRow: number): Slots<T> {
  const free = [...things]
  const row: ((thing: T) => void)[] = []

  return {
    async take() {
      const thing = free.pop()
      if (thing !== undefined) return thing
      if (row.length >= longestRow) throw new AppError('overloaded')
      return new Promise(resolve => row.push(resolve))
    },
    give(thing) {
      const next = row.shift()
      if (next) next(thing)
      else free.push(thing)
    },
  }
}
