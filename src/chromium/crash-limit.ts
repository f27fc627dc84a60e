const tooOften = { crashes: 3, withinMs: 60_000 }

/** Answers at each crash whether it is worth another try. */
export const crashLimit = (now: () => number = Date.now) => {
  let crashes: number[] = []
  return (): boolean => {
    crashes = [...crashes.filter(at => now() - at < tooOften.withinMs), now()]
    return crashes.length < tooOften.crashes
  }
}
