const firstMs = 500
const longestMs = 32_000

/** 0.5 s doubling to 32 s, of which 50 to 100 %, so that many hosts do not come back in the same moment. */
export function backoffMs(failures: number, random: () => number = Math.random): number {
  const full = Math.min(longestMs, firstMs * 2 ** Math.min(failures, 16))
  return full * (0.5 + random() / 2)
}

/** What asks for more than this is not waited for: who wrote the invoice should know sooner. */
export const longestWaitMs = 60 * 60 * 1000
