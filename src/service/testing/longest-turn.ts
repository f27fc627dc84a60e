/**
 * The most CPU time that this thread spends in one turn of its event loop while the work lasts. CPU time, because other
 * processes of the computer would count as well otherwise.
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
