/** Milliseconds between two measurements. */
const interval = 10

/**
 * Measures how long work on the thread that answers requests keeps everything else waiting.
 * @param observe is given the seconds by which each timer was late
 * @returns stops it
 */
export function measureEventLoopDelay(observe: (seconds: number) => void): () => void {
  let due = performance.now() + interval
  const timer = setInterval(() => {
    const now = performance.now()
    observe(Math.max(0, now - due) / 1000)
    due = now + interval
  }, interval).unref()
  return () => clearInterval(timer)
}
