/**
 * Measures the maximum CPU time of this thread in one iteration of the event loop while the work runs. CPU
 * time, because elapsed time would include other processes.
 * @returns milliseconds
 */
export async function longestTurn(work: () => Promise<unknown>): Promise<number> {
  let isDone = false
  let longest = 0
  const watching = (async () => {
    let before = process.threadCpuUsage()
    while (!isDone) {
      await new Promise(setImmediate)
      const { user, system } = process.threadCpuUsage(before)
      before = process.threadCpuUsage()
      longest = Math.max(longest, (user + system) / 1000)
    }
  })()
  await work().finally(() => {
    isDone = true
  })
  await watching
  return longest
}
