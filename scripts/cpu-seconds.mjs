// CPU time, user and system, of the processes below this one (Linux).
import { readdirSync, readFileSync } from 'node:fs'
import { isMainThread, Worker, workerData } from 'node:worker_threads'

/** Linux reports a hundred ticks a second. */
const ticks = 100
const pauseMs = 250

/**
 * Starts counting. The kernel's sum is exact, but it leaves out processes whose parent did not wait for them, such as most
 * of a browser's. So a thread also reads the time of each process four times a second, which misses the last moments of
 * each, and orphans whose parent ended before it was read.
 * @returns a function that starts a measurement; its result answers the CPU seconds since then, the greater of both sums
 */
export function countCpuSeconds() {
  if (process.platform !== 'linux') return () => () => Number.NaN
  const seen = new Float64Array(new SharedArrayBuffer(Float64Array.BYTES_PER_ELEMENT))
  new Worker(new URL(import.meta.url), { workerData: { root: process.pid, seen } }).unref()
  return () => {
    const [waited, sampled] = [waitedSeconds(), seen[0]]
    return () => Math.max(waitedSeconds() - waited, seen[0] - sampled)
  }
}

/** Of processes that have ended, and of those that they waited for. */
function waitedSeconds() {
  const { waitedTicks } = statOf('self')
  return waitedTicks / ticks
}

/** Fields of proc_pid_stat(5). */
function statOf(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ').at(-1).split(' ')
  const numberAt = position => Number(fields[position - 3])
  return {
    parent: numberAt(4),
    ownTicks: numberAt(14) + numberAt(15),
    waitedTicks: numberAt(16) + numberAt(17),
    // with the number of the process, which is used again, it names one process
    startedAt: numberAt(22),
  }
}

function processesNow() {
  const processes = new Map()
  for (const name of readdirSync('/proc'))
    if (/^\d+$/.test(name))
      try {
        processes.set(Number(name), statOf(name))
      } catch {
        // it has just ended
      }
  return processes
}

/** Adds the processes below `root` to `known`, also those whose parent has ended since. */
function sample(root, known) {
  const processes = processesNow()
  const keyOf = pid => `${pid} ${processes.get(pid)?.startedAt}`
  const isBelow = pid => {
    if (pid === root || known.has(keyOf(pid))) return true
    const parent = processes.get(pid)?.parent ?? 0
    return parent > 1 && isBelow(parent)
  }
  for (const [pid, { ownTicks }] of processes)
    if (pid !== root && isBelow(pid)) known.set(keyOf(pid), ownTicks)
}

if (!isMainThread && workerData?.seen instanceof Float64Array) {
  const { root, seen } = workerData
  const known = new Map()
  setInterval(() => {
    sample(root, known)
    seen[0] = [...known.values()].reduce((sum, own) => sum + own, 0) / ticks
  }, pauseMs)
}
