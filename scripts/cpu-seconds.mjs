// CPU time, user and system, of the processes below this one (Linux).
import { readdirSync, readFileSync } from 'node:fs'
import { isMainThread, Worker, workerData } from 'node:worker_threads'

/** Linux reports a hundred ticks a second. */
const ticks = 100
const pauseMs = 250

/**
 * Starts counting. The kernel's sum is exact, but omits processes that were not waited for, such as most of a
 * browser's. Therefore a thread also samples the time of each process four times a second, which misses the
 * last moments of each, and orphans whose parent ended before a sample.
 * @returns a function that starts a measurement, and returns a function for the CPU seconds since then: the
 * larger of both sums
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

/** Returns the time of ended child processes, including those that they waited for. */
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
    // identifies a process together with its number, which is reused
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
        // the process has just ended
      }
  return processes
}

/** Adds the descendants of `root` to `known`, including those whose parent has ended since. */
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
