/** Sets a flag while work runs, and resets it even if the work fails, so that the next attempt is not ignored. */
export async function whileSet<Value>(
  set: (isRunning: boolean) => void,
  work: () => Promise<Value>,
): Promise<Value> {
  set(true)
  try {
    return await work()
  } finally {
    set(false)
  }
}
