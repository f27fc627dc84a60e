/**
 * Runs `work` once at a time; a call while it runs makes it run once more after that.
 * @param work never rejects
 */
export function createRunAgain(work: () => Promise<void>): () => Promise<void> {
  let isRunning = false
  let isAwaited = false
  return async () => {
    isAwaited = true
    if (isRunning) return
    isRunning = true
    try {
      while (isAwaited) {
        isAwaited = false
        await work()
      }
    } finally {
      isRunning = false
    }
  }
}
